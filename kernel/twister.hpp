// The Mersenne Twister MT19937 of Matsumoto and Nishimura, with a key of any length, as its authors define it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jantaku {

class Twister {
public:
    explicit Twister(std::span<const std::uint32_t> key) {
        state_[0] = 19650218;
        for (std::size_t place = 1; place < SIZE; ++place)
            state_[place] = 1812433253 * folded(state_[place - 1]) + static_cast<std::uint32_t>(place);
        std::size_t place = 1;
        for (std::size_t turn = 0, at = 0; turn < std::max(SIZE, key.size()); ++turn, at = at + 1 < key.size() ? at + 1 : 0) {
            state_[place] = (state_[place] ^ folded(state_[place - 1]) * 1664525) + key[at] + static_cast<std::uint32_t>(at);
            place = after(place);
        }
        for (std::size_t turn = 1; turn < SIZE; ++turn) {
            state_[place] = (state_[place] ^ folded(state_[place - 1]) * 1566083941) - static_cast<std::uint32_t>(place);
            place = after(place);
        }
        state_[0] = std::uint32_t(1) << 31;
    }

    std::uint32_t next() {
        if (used_ == SIZE) twist();
        std::uint32_t word = state_[used_++];
        word ^= word >> 11;
        word ^= word << 7 & 0x9d2c5680;
        word ^= word << 15 & 0xefc60000;
        return word ^ word >> 18;
    }

private:
    static constexpr std::size_t SIZE = 624, AHEAD = 397;

    static std::uint32_t folded(std::uint32_t word) { return word ^ word >> 30; }

    // The place that comes next while the key is worked in; at the end the last word becomes the first.
    std::size_t after(std::size_t place) {
        if (place + 1 < SIZE) return place + 1;
        state_[0] = state_[SIZE - 1];
        return 1;
    }

    void twist() {
        const auto mix = [this](std::size_t place, std::size_t following, std::size_t ahead) {
            const std::uint32_t mixed = (state_[place] & 0x80000000) | (state_[following] & 0x7fffffff);
            state_[place] = state_[ahead] ^ mixed >> 1 ^ (mixed & 1 ? 0x9908b0df : 0);
        };
        for (std::size_t place = 0; place < SIZE - AHEAD; ++place) mix(place, place + 1, place + AHEAD);
        for (std::size_t place = SIZE - AHEAD; place < SIZE - 1; ++place) mix(place, place + 1, place + AHEAD - SIZE);
        mix(SIZE - 1, 0, AHEAD - 1);
        used_ = 0;
    }

    std::array<std::uint32_t, SIZE> state_;
    std::size_t used_ = SIZE;
};

}  // namespace jantaku
