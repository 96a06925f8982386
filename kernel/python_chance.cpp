// Shuffling: which tile comes to lie where, from words of 32 bits, and hashes that give such words. Tiles are only counted here.
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "python_input.hpp"
#include "sha512.hpp"
#include "twister.hpp"

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

// From the first place up: what lies in place i changes with what lies i plus a number below what is left.
nb::object shuffle_up(nb::bytes words, nb::list things) {
    const std::size_t count = things.size();
    if (words.size() / 4 + 1 < count) return nb::none();
    const auto* bytes = reinterpret_cast<const unsigned char*>(words.c_str());
    const nb::object shuffled = nb::steal(PyList_GetSlice(things.ptr(), 0, PyList_GET_SIZE(things.ptr())));
    if (!shuffled.is_valid()) throw nb::python_error();
    PyObject** lying = PySequence_Fast_ITEMS(shuffled.ptr());
    for (std::size_t place = 0; place + 1 < count; ++place)
        std::swap(lying[place], lying[place + word_at(bytes, place, false) % static_cast<std::uint32_t>(count - place)]);
    return shuffled;
}

void set_up(Twister* twister, nb::bytes key) {
    if (key.size() == 0 || key.size() % 4) throw BadHand("a key is one word of four bytes, or several");
    std::vector<std::uint32_t> words(key.size() / 4);
    for (std::size_t place = 0; place < words.size(); ++place)
        words[place] = word_at(reinterpret_cast<const unsigned char*>(key.c_str()), place, false);
    new (twister) Twister(words);
}

// The digests of the next blocks of so many words, one behind the other.
nb::bytes next_digests(Twister& twister, std::size_t count, std::size_t size) {
    const Sha512 hash(4 * size);
    std::vector<unsigned char> block(4 * size), digests(count * Sha512::DIGEST);
    for (std::size_t number = 0; number < count; ++number) {
        for (std::size_t place = 0; place < size; ++place) {
            const std::uint32_t word = twister.next();
            unsigned char* const at = block.data() + 4 * place;
            for (std::size_t byte = 0; byte < 4; ++byte) at[byte] = static_cast<unsigned char>(word >> 8 * byte);
        }
        hash.digest(block.data(), digests.data() + number * Sha512::DIGEST);
    }
    return as_bytes(digests);
}

}  // namespace

void bind_chance(nb::module_& m) {
    m.def("shuffle_down", &shuffle_down, nb::arg("words"), nb::arg("count"));
    m.def("shuffle_up", &shuffle_up, nb::arg("words"), nb::arg("things"));
    nb::class_<Twister>(m, "Twister")
        .def("__init__", &set_up, nb::arg("key"))
        .def("digests", &next_digests, nb::arg("count"), nb::arg("size"));
}

}  // namespace jantaku
