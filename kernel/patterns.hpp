// Patterns: tile-pattern yaku that a rule set writes as text ("123x 345x 567x 789x pair"). jantaku.yaku.patterns turns the
// text into the tree below, once; here one reading of a won hand is held against it. A pattern has no loops of its own: its
// letters take every value they may have, its blocks are laid on those of the hand, and the work is known beforehand (`cost`).
#pragma once

#include "facts.hpp"

namespace jantaku {

// What the letters of a pattern stand for at the moment: x, y, w are suits, n and k ranks from 0; -1: nothing.
struct Letters {
    std::array<int, 3> suit{-1, -1, -1};
    std::array<int, 2> rank{-1, -1};

    // Which of x y w n k stand for something, as bits.
    int known() const {
        int bits = 0;
        for (int i = 0; i < 3; ++i) bits |= (suit[i] >= 0) << i;
        for (int i = 0; i < 2; ++i) bits |= (rank[i] >= 0) << (3 + i);
        return bits;
    }
};

// A class of kinds: some are known at once, others when the letters or the winds are.
struct TileClass {
    enum Wind { seat = 1, round = 2, guest = 4 };
    static constexpr int ANY_SUIT = 6;  // suits: 0-2 m p s, 3-5 x y w, 6 whichever

    struct Moving {  // n+1x
        int letter, offset, suit;
    };

    Mask fixed = 0;
    std::array<Mask, 3> ranks{};  // of x, y, w
    int winds = 0;
    std::vector<Moving> moving;

    Mask kinds(const Letters& letters, const Won& won) const {
        Mask mask = fixed;
        for (int i = 0; i < 3; ++i)
            if (letters.suit[i] >= 0) mask |= ranks[i] << SUIT_START[letters.suit[i]];
        for (const Moving& tile : moving) mask |= kinds(tile, letters);
        if (winds) mask |= wind_kinds(won);
        return mask;
    }

    // Which letters it needs, as bits.
    int letters() const {
        int bits = 0;
        for (int i = 0; i < 3; ++i) bits |= (ranks[i] != 0) << i;
        for (const Moving& tile : moving) {
            bits |= 8 << tile.letter;
            if (tile.suit >= 3 && tile.suit < ANY_SUIT) bits |= 1 << (tile.suit - 3);
        }
        return bits;
    }

  private:
    static Mask kinds(const Moving& tile, const Letters& letters) {
        const int rank = letters.rank[tile.letter] + tile.offset;
        if (letters.rank[tile.letter] < 0 || rank < 0 || rank > 8) return 0;
        if (tile.suit == ANY_SUIT) return bit(rank) | bit(rank + 9) | bit(rank + 18);
        const int suit = tile.suit < 3 ? tile.suit : letters.suit[tile.suit - 3];
        return suit < 0 ? 0 : bit(SUIT_START[suit] + rank);
    }

    Mask wind_kinds(const Won& won) const {
        const Mask of_seat = won.seat_kinds;
        const Mask of_round = won.round_kinds;
        Mask mask = 0;
        if (winds & seat) mask |= of_seat;
        if (winds & round) mask |= of_round;
        if (winds & guest) mask |= (Mask{15} << EAST) & ~of_seat & ~of_round;
        return mask;
    }
};

// A block that a pattern names. A class that was not written is not asked.
struct NamedBlock {
    enum State { closed = 1, open = 2, concealed = 4, winning = 8 };
    enum Asked { of = 1, from = 2, with = 4 };

    int shapes = 0;  // bits of block::Shape
    int state = 0;
    int asked = 0;
    TileClass all_of, first_of, some_of;
    int letters = 0;  // those of the three classes
};

// So many tiles of one kind; its suit may be a letter.
struct NamedTiles {
    int rank, suit, count;  // suit 0-5 as above, 7: `rank` is the kind itself
};

struct Pattern {
    enum class Sort { all, some, none, letters, blocks, measure, contains, won_on, wait, tsumo, closed, count };
    enum class Measure { tiles, others, kinds, missing, ranks, count };

    static constexpr int MAX_COST = 4096, MAX_DEPTH = 64, MAX_BLOCKS = Reading::MAX_BLOCKS;
    static constexpr int FIXED_KIND = 7;

    Sort sort = Sort::all;
    std::vector<Pattern> parts;  // all, some, none (one part), letters (one part)

    int suits = 0;  // letters: which of x, y, w (bits)
    std::array<std::pair<int, int>, 2> ranks{{{0, -1}, {0, -1}}};  // letters: from, to for n and k
    bool exact = false;  // blocks: there are no others
    std::vector<NamedBlock> blocks;
    Measure measure = Measure::tiles;
    TileClass tiles;          // measure, won_on
    int least = 0, most = 0;  // measure
    bool held = false;        // contains: already before the winning tile
    std::vector<NamedTiles> named;
    int waits = 0;    // wait: bits of Wait
    bool yes = true;  // tsumo, closed: or else ron, open

    // Whether it names some blocks and leaves the rest free; otherwise it speaks of the whole hand. What may not be there is
    // no block of it.
    bool leaves_free() const {
        if (sort == Sort::none) return false;
        return (sort == Sort::blocks && !exact) ||
               std::any_of(parts.begin(), parts.end(), [](const Pattern& part) { return part.leaves_free(); });
    }

    // How often, at most, a term is held against the hand; a list of blocks counts as many terms as it has blocks. Looking
    // ahead (`may_hold`) can at worst double that. Saturates, so that no depth of letters can overflow it.
    int cost() const {
        long sum = parts.empty() ? std::max<long>(1, static_cast<long>(blocks.size())) : 0;
        for (const Pattern& part : parts) sum = std::min<long>(sum + part.cost(), MAX_COST + 1);
        if (sort == Sort::letters) {
            constexpr int suit_choices[4] = {1, 3, 6, 6};
            sum *= suit_choices[std::popcount(static_cast<unsigned>(suits & 7))];
            for (const auto& [from, to] : ranks) sum *= to >= from ? to - from + 1 : 1;
        }
        return static_cast<int>(std::min<long>(sum, MAX_COST + 1));
    }
};

namespace pattern {

struct Asking {
    const HandBlocks& hand;
    const Won& won;
    const Reading& reading;
};

inline int state_of(const HandBlock& b, bool winning) {
    const bool open = b.melded && !b.concealed;
    return (open ? NamedBlock::open : NamedBlock::closed) | (b.concealed ? NamedBlock::concealed : 0) |
           (winning ? NamedBlock::winning : 0);
}

// Which blocks of the hand this one may be, as bits.
inline std::uint32_t matches(const NamedBlock& named, const Letters& letters, const Asking& hand) {
    const Mask all_of = named.asked & NamedBlock::of ? named.all_of.kinds(letters, hand.won) : ~Mask{0};
    const Mask first_of = named.asked & NamedBlock::from ? named.first_of.kinds(letters, hand.won) : ~Mask{0};
    const Mask some_of = named.asked & NamedBlock::with ? named.some_of.kinds(letters, hand.won) : ~Mask{0};
    std::uint32_t found = 0;
    for (int i = 0; i < hand.hand.size; ++i) {
        const HandBlock& b = hand.hand.blocks[i];
        // A block of a structure that a game made up for itself has no shape: it is only "any".
        const bool known = b.shape != block::other;
        if (!known && (named.shapes != 31 || named.asked)) continue;
        if (known && !(named.shapes >> b.shape & 1)) continue;
        if (named.state & ~state_of(b, i == hand.hand.winning)) continue;
        if (known && ((b.kinds() & ~all_of) || !(bit(b.first) & first_of) || !(b.kinds() & some_of))) continue;
        found |= std::uint32_t{1} << i;
    }
    return found;
}

// Lays named blocks on those of the hand, each on its own: a matching, found by making room for one after the other.
class Laying {
  public:
    bool lay(const Pattern& list, const Letters& letters, const Asking& hand) {
        const auto size = static_cast<int>(list.blocks.size());
        if (size > hand.hand.size || (list.exact && size != hand.hand.size)) return false;
        for (int i = 0; i < size; ++i) {
            may_be_[i] = matches(list.blocks[i], letters, hand);
            if (!may_be_[i]) return false;
        }
        on_.fill(-1);
        for (int i = 0; i < size; ++i) {
            std::uint32_t tried = 0;
            if (!make_room(i, tried)) return false;
        }
        return true;
    }

  private:
    std::array<std::uint32_t, Pattern::MAX_BLOCKS> may_be_;
    std::array<int, Reading::MAX_BLOCKS> on_;  // which named block lies on each block of the hand

    bool make_room(int i, std::uint32_t& tried) {
        for (std::uint32_t left = may_be_[i] & ~tried; left; left = may_be_[i] & ~tried) {
            const int b = std::countr_zero(left);
            tried |= std::uint32_t{1} << b;
            if (on_[b] < 0 || make_room(on_[b], tried)) {
                on_[b] = i;
                return true;
            }
        }
        return false;
    }
};

inline int measured(Pattern::Measure measure, Mask kinds, const Won& won) {
    if (measure == Pattern::Measure::others) kinds = ~kinds;
    int sum = 0;
    for (; kinds; kinds &= kinds - 1) {
        const int kind = std::countr_zero(kinds), count = won.all[kind];
        switch (measure) {
            case Pattern::Measure::kinds:
                sum += count > 0;
                break;
            case Pattern::Measure::missing:
                sum += count == 0;
                break;
            case Pattern::Measure::ranks:
                sum += in_suit(kind) ? count * (rank_of(kind) + 1) : 0;
                break;
            default:
                sum += count;
        }
    }
    return sum;
}

inline bool contains(const Pattern& term, const Letters& letters, const Won& won) {
    for (const NamedTiles& named : term.named) {
        int kind = named.rank;
        if (named.suit != Pattern::FIXED_KIND) {
            const int suit = named.suit < 3 ? named.suit : letters.suit[named.suit - 3];
            if (suit < 0) return false;
            kind += SUIT_START[suit];
        }
        if (won.all[kind] - (term.held && kind == won.winning) < named.count) return false;
    }
    return true;
}

inline bool holds(const Pattern& term, const Letters& letters, const Asking& hand);

// Whether a term may still hold, with only some of its letters known: a block that needs no others must be in the hand. Asks
// only about blocks that need the letters `fresh`, the others having been asked about before.
inline bool may_hold(const Pattern& term, const Letters& letters, int fresh, const Asking& hand) {
    if (term.sort == Pattern::Sort::all)
        return std::all_of(term.parts.begin(), term.parts.end(),
                           [&](const Pattern& part) { return may_hold(part, letters, fresh, hand); });
    if (term.sort != Pattern::Sort::blocks) return true;
    if (term.exact && static_cast<int>(term.blocks.size()) != hand.hand.size) return false;
    const int known = letters.known();
    return std::all_of(term.blocks.begin(), term.blocks.end(), [&](const NamedBlock& named) {
        return (named.letters & ~known) || (named.letters & fresh) != fresh || matches(named, letters, hand);
    });
}

// Tries every value of the letters, from place `next` of their order on. Different letters mean different things. Suits and
// ranks take turns because it is pairs of them that a hand soon refuses.
inline bool some_letters(const Pattern& term, Letters letters, int next, const Asking& hand) {
    constexpr int order[5] = {0, 3, 1, 4, 2};  // x n y k w
    if (next == 5) return holds(term.parts[0], letters, hand);
    const int letter = order[next];
    const bool suit = letter < 3;
    const int from = suit ? 0 : term.ranks[letter - 3].first, to = suit ? 2 : term.ranks[letter - 3].second;
    if (suit ? !(term.suits >> letter & 1) : to < from) return some_letters(term, letters, next + 1, hand);
    for (int value = from; value <= to; ++value) {
        if (suit) {
            letters.suit[letter] = -1;
            if (std::find(letters.suit.begin(), letters.suit.end(), value) != letters.suit.end()) continue;
            letters.suit[letter] = value;
        } else {
            if (letters.rank[4 - letter] == value) continue;
            letters.rank[letter - 3] = value;
        }
        if (may_hold(term.parts[0], letters, 1 << letter, hand) && some_letters(term, letters, next + 1, hand)) return true;
    }
    return false;
}

inline bool holds(const Pattern& term, const Letters& letters, const Asking& hand) {
    const auto part_holds = [&](const Pattern& part) { return holds(part, letters, hand); };
    switch (term.sort) {
        case Pattern::Sort::all:
            return std::all_of(term.parts.begin(), term.parts.end(), part_holds);
        case Pattern::Sort::some:
            return std::any_of(term.parts.begin(), term.parts.end(), part_holds);
        case Pattern::Sort::none:
            return std::none_of(term.parts.begin(), term.parts.end(), part_holds);
        case Pattern::Sort::letters:
            return may_hold(term.parts[0], letters, 0, hand) && some_letters(term, letters, 0, hand);
        case Pattern::Sort::blocks:
            return Laying().lay(term, letters, hand);
        case Pattern::Sort::measure: {
            const int sum = measured(term.measure, term.tiles.kinds(letters, hand.won), hand.won);
            return term.least <= sum && sum <= term.most;
        }
        case Pattern::Sort::contains:
            return contains(term, letters, hand.won);
        case Pattern::Sort::won_on:
            return term.tiles.kinds(letters, hand.won) & bit(hand.won.winning);
        case Pattern::Sort::wait:
            return term.waits >> static_cast<int>(hand.reading.wait) & 1;
        case Pattern::Sort::tsumo:
            return hand.won.tsumo() == term.yes;
        case Pattern::Sort::closed:
            return (open_melds(hand.won) == 0) == term.yes;
        default:
            return false;
    }
}

}  // namespace pattern

// Whether this reading of the hand has the pattern.
inline bool evaluate(const Pattern& pattern, const HandBlocks& hand, const Won& won, const Reading& reading) {
    return pattern::holds(pattern, {}, {hand, won, reading});
}

// Whether a block of a hand that has the pattern is one of those that make it: all of them, or those without which it fails.
inline bool is_made_with(const Pattern& pattern, HandBlocks hand, const Won& won, const Reading& reading, int block) {
    if (!pattern.leaves_free()) return true;
    hand.blocks[block].shape = block::other;
    return !evaluate(pattern, hand, won, reading);
}

}  // namespace jantaku
