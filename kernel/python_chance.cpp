// Shuffling: which tile comes to lie where, from words of 32 bits, and hashes that give such words. Tiles are only counted here.
#include <cstdint>
#include <numeric>
#include <vector>

#include "python_input.hpp"
#include "sha512.hpp"

namespace jantaku {
namespace {

namespace nb = nanobind;

// Big-endian or little-endian words, as they stand in the bytes of a digest.
std::uint32_t word_at(const unsigned char* bytes, std::size_t place, bool big) {
    const unsigned char* at = bytes + 4 * place;
    return big ? std::uint32_t(at[0]) << 24 | std::uint32_t(at[1]) << 16 | std::uint32_t(at[2]) << 8 | at[3]
               : std::uint32_t(at[3]) << 24 | std::uint32_t(at[2]) << 16 | std::uint32_t(at[1]) << 8 | at[0];
}

nb::bytes as_bytes(const std::vector<unsigned char>& order) {
    return nb::bytes(reinterpret_cast<const char*>(order.data()), order.size());
}

// From the last place down: place i changes with a number below i + 1; words that would favour some are skipped.
nb::object shuffle_down(nb::bytes words, std::size_t count) {
    if (count > 256) throw BadHand("at most 256 tiles are shuffled");
    const auto* bytes = reinterpret_cast<const unsigned char*>(words.c_str());
    const std::size_t there = words.size() / 4;
    std::vector<unsigned char> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::size_t next = 0;
    for (std::size_t place = count; place-- > 1;) {
        const std::uint64_t below = place + 1, fair = (std::uint64_t(1) << 32) / below * below;
        std::uint32_t word;
        do {
            if (next == there) return nb::none();
            word = word_at(bytes, next++, true);
        } while (word >= fair);
        std::swap(order[place], order[word % below]);
    }
    return as_bytes(order);
}

// From the first place up: place i changes with i plus a number below what is left.
nb::object shuffle_up(nb::bytes words, std::size_t count) {
    if (count > 256) throw BadHand("at most 256 tiles are shuffled");
    if (words.size() / 4 + 1 < count) return nb::none();
    const auto* bytes = reinterpret_cast<const unsigned char*>(words.c_str());
    std::vector<unsigned char> order(count);
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t place = 0; place + 1 < count; ++place)
        std::swap(order[place], order[place + word_at(bytes, place, false) % (count - place)]);
    return as_bytes(order);
}

// The digests of all pieces of so many bytes, one behind the other.
nb::bytes sha512_each(nb::bytes data, std::size_t size) {
    if (size == 0 || data.size() % size) throw BadHand("the bytes to be hashed are no whole number of pieces");
    const auto* bytes = reinterpret_cast<const unsigned char*>(data.c_str());
    std::vector<unsigned char> digests(data.size() / size * 64);
    for (std::size_t piece = 0; piece < data.size() / size; ++piece) sha512(bytes + piece * size, size, digests.data() + piece * 64);
    return as_bytes(digests);
}

}  // namespace

void bind_chance(nb::module_& m) {
    m.def("shuffle_down", &shuffle_down, nb::arg("words"), nb::arg("count"));
    m.def("sha512_each", &sha512_each, nb::arg("data"), nb::arg("size"));
    m.def("shuffle_up", &shuffle_up, nb::arg("words"), nb::arg("count"));
}

}  // namespace jantaku
