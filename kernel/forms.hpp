// Forms of a complete hand, as data: what the caller asks for, and the blocks that it consists of.
#pragma once

#include "hand.hpp"

#include <algorithm>
#include <vector>

namespace jantaku {

namespace block {
enum Shape : int { single = 0, pair = 1, triplet = 2, quad = 3, run = 4, other = 5 };
}

// The kind that may complete two of this one where other tiles complete sets: the same number of the suit behind, the next wind or
// dragon; -1: none. As jantaku.hands.supplements says; where winds are not completed nobody lists such a piece.
constexpr int supplement_of(int kind) {
    constexpr int EAST = 27, WHITE = 31;
    if (in_suit(kind)) return (kind + 9) % 27;
    if (kind < WHITE) return EAST + (kind - EAST + 1) % 4;
    return kind < WHITE + 3 ? WHITE + (kind - WHITE + 1) % 3 : -1;
}

// Some tiles that stand together: a run, a pair, one tile, or anything else that a game calls a block.
struct Piece {
    std::vector<std::uint8_t> kinds;

    // What it looks like: equal tiles, a run, a mixed triplet, different seasons or flowers; everything else is `other`.
    block::Shape shape() const {
        auto sorted = kinds;
        std::sort(sorted.begin(), sorted.end());
        const std::size_t size = sorted.size();
        if (size <= 4 && sorted.front() == sorted.back()) return static_cast<block::Shape>(size - 1);
        if ((size == 2 || size == 3) && different()) return static_cast<block::Shape>(size - 1);
        if (size != 3) return block::other;
        if (starts_run(sorted[0]) && sorted[1] == sorted[0] + 1 && sorted[2] == sorted[0] + 2) return block::run;
        return is_mixed() ? block::triplet : block::other;
    }
    // Two equal tiles and the one that supplements them, or interlaced ones.
    bool is_mixed() const {
        if (kinds.size() != 3) return false;
        if (is_interlaced()) return true;
        const int odd = kinds[0] == kinds[1] ? kinds[2] : kinds[0] == kinds[2] ? kinds[1] : kinds[0];
        return odd != first() && std::count(kinds.begin(), kinds.end(), first()) == 2 && supplement_of(first()) == odd;
    }
    // A number in all three suits, or the three dragons: a triplet of no kind of its own.
    bool is_interlaced() const {
        constexpr Mask ALL_SUITS = bit(0) | bit(9) | bit(18), ALL_DRAGONS = Mask{7} << 31;
        if (kinds.size() != 3) return false;
        const int low = *std::min_element(kinds.begin(), kinds.end());
        return mask() == ALL_DRAGONS || (low < 9 && mask() == ALL_SUITS << low);
    }
    // The kind of which it has most; of different ones the lowest.
    int first() const {
        for (int kind : kinds)
            if (kinds.size() == 3 && std::count(kinds.begin(), kinds.end(), kind) == 2) return kind;
        return *std::min_element(kinds.begin(), kinds.end());
    }
    Mask mask() const {
        Mask mask = 0;
        for (int kind : kinds) mask |= bit(kind);
        return mask;
    }

  private:
    bool different() const {
        return (!(mask() & ~SEASONS) || !(mask() & ~FLOWERS)) && std::popcount(mask()) == static_cast<int>(kinds.size());
    }
};

// `times` blocks of one sort. Melds may stand for blocks of a slot that is `open`.
struct Slot {
    int times;
    bool open;
    bool distinct;
    std::vector<Piece> pieces;
};

struct Form {
    // `unrelated`: n kinds none of which could stand in a block with another, as many of them twice as there are tiles more; a hand is
    // dealt so, nobody collects it. `knitted` is only what others are like: sets and a pair, three of the sets being of every third rank.
    enum class Sort { sets, pairs, pairs_triplet, orphans, blocks, unrelated, knitted };

    Sort sort;
    int n = 0;              // sets or pairs; kinds of unrelated tiles
    bool distinct = false;  // pairs: four equal tiles are one pair
    Mask orphans = 0;
    std::vector<Slot> slots;  // every form written out; the general search knows nothing else
    Sort like = Sort::blocks;  // what one that was written out by the caller is to those who price it

    static constexpr int UNRELATED = 14;  // tiles of such a hand

    int tiles() const {
        if (sort == Sort::unrelated) return UNRELATED;
        int sum = 0;
        for (const Slot& slot : slots)
            sum += slot.times * static_cast<int>(slot.pieces.empty() ? 0 : slot.pieces[0].kinds.size());
        return sum;
    }
    int open_blocks() const {
        int sum = 0;
        for (const Slot& slot : slots)
            if (slot.open) sum += slot.times;
        return sum;
    }
};

inline std::vector<Piece> equal_tiles(int n, int kinds) {
    std::vector<Piece> pieces;
    for (int k = 0; k < kinds; ++k) pieces.push_back({std::vector<std::uint8_t>(n, static_cast<std::uint8_t>(k))});
    return pieces;
}

inline std::vector<Piece> runs_and_triplets(int kinds) {
    std::vector<Piece> pieces = equal_tiles(3, kinds);
    for (int k = 0; k < 27; ++k) {
        const auto first = static_cast<std::uint8_t>(k);
        if (starts_run(k))
            pieces.push_back({{first, static_cast<std::uint8_t>(k + 1), static_cast<std::uint8_t>(k + 2)}});
    }
    return pieces;
}

// Writes the blocks of the known forms out. Flowers and other kinds above the usual ones belong to no block.
inline void write_out(Form& form) {
    switch (form.sort) {
        case Form::Sort::sets:
            form.slots = {{form.n, true, false, runs_and_triplets(USUAL_KINDS)},
                          {1, false, false, equal_tiles(2, USUAL_KINDS)}};
            break;
        case Form::Sort::pairs:
            form.slots = {{form.n, false, form.distinct, equal_tiles(2, USUAL_KINDS)}};
            break;
        case Form::Sort::pairs_triplet:
            form.slots = {{form.n, false, false, equal_tiles(2, USUAL_KINDS)},
                          {1, false, false, equal_tiles(3, USUAL_KINDS)}};
            break;
        case Form::Sort::orphans: {
            Piece each;
            std::vector<Piece> one_more;
            for (int k = 0; k < MAX_KINDS; ++k)
                if (form.orphans & bit(k)) {
                    each.kinds.push_back(static_cast<std::uint8_t>(k));
                    one_more.push_back({{static_cast<std::uint8_t>(k)}});
                }
            form.slots = {{1, false, false, {each}}, {1, false, false, one_more}};
            break;
        }
        default:
            break;
    }
}

// Distances that need no search, on the usual kinds with at most four copies.

// n pairs, equal ones allowed: a single tile is half a pair, four equal tiles are two.
inline int pairs_missing(int n, int held, int halves) {
    const int wanted = n > held ? n - held : 0;
    return wanted <= halves ? wanted : 2 * wanted - halves;
}

inline int any_pairs_distance(const std::uint8_t* counts, const Counts& copies, Mask allowed, int n) {
    int held = 0, halves = 0;
    for (int k = 0; k < USUAL_KINDS; ++k) {
        if (!(allowed & bit(k))) continue;
        held += counts[k] / 2;
        halves += counts[k] % 2 && counts[k] < copies[k];
    }
    return pairs_missing(n, held, halves);
}

// n pairs and a triplet: try every kind as the triplet; it then gives no pair, for nobody has five.
inline int pairs_triplet_distance(const std::uint8_t* counts, const Counts& copies, Mask allowed, int n) {
    int held = 0, halves = 0, least = OUT_OF_REACH;
    for (int k = 0; k < USUAL_KINDS; ++k) {
        if (!(allowed & bit(k))) continue;
        held += counts[k] / 2;
        halves += counts[k] % 2 && counts[k] < copies[k];
    }
    for (int k = 0; k < USUAL_KINDS; ++k) {
        if (!(allowed & bit(k)) || copies[k] < 3) continue;
        const int own_half = counts[k] % 2 && counts[k] < copies[k];
        const int triplet = counts[k] < 3 ? 3 - counts[k] : 0;
        least = std::min(least, triplet + pairs_missing(n, held - counts[k] / 2, halves - own_half));
    }
    return least;
}

}  // namespace jantaku
