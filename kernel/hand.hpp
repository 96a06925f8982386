// A hand is the counts of its concealed tiles by kind: 0-8, 9-17, 18-26 the suits, 27-33 the honours, above them whatever
// else a tile set holds (flowers, an extra dragon, jokers). Melds are not in it: their number follows from the size.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

namespace jantaku {

constexpr int MAX_KINDS = 64;
constexpr int USUAL_KINDS = 34;
constexpr int OUT_OF_REACH = 100;  // a distance: shanten 99

using Mask = std::uint64_t;
using Counts = std::array<std::uint8_t, MAX_KINDS>;

constexpr Mask bit(int kind) { return Mask{1} << kind; }

constexpr int SUIT_START[4] = {0, 9, 18, 27};
constexpr int SUIT_KINDS[4] = {9, 9, 9, 7};
constexpr Mask SUIT_MASK[4] = {0x1FFull, 0x1FFull << 9, 0x1FFull << 18, 0x7Full << 27};
constexpr Mask USUAL_MASK = (Mask{1} << USUAL_KINDS) - 1;
constexpr Mask TERMINALS_AND_HONOURS =
    bit(0) | bit(8) | bit(9) | bit(17) | bit(18) | bit(26) | SUIT_MASK[3];

constexpr Mask FLOWERS = Mask{15} << 34, SEASONS = Mask{15} << 38;
constexpr Mask MORE_HONOURS = Mask{0x7FF} << 34;  // flowers, seasons and what else is an honour where a hand may hold it

constexpr bool in_suit(int kind) { return kind < 27; }
constexpr int rank_of(int kind) { return kind % 9; }  // 0-8, for kinds of a suit
constexpr bool starts_run(int kind) { return in_suit(kind) && rank_of(kind) <= 6; }

// What a caller did wrong, in one sentence; becomes ValueError.
struct BadHand : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

}  // namespace jantaku
