// Facts of a won hand: what is true of it, whatever a rule set pays for it. Yaku are conditions on facts (book.hpp).
#pragma once

#include "readings.hpp"

namespace jantaku {

enum class Fact : int {
#define FACT(name, meaning) name,
#include "facts.def"
#undef FACT
    count
};

constexpr int FACTS = static_cast<int>(Fact::count);
constexpr int FACT_WORDS = 4;
static_assert(FACTS <= 64 * FACT_WORDS);

struct FactSet {
    std::array<std::uint64_t, FACT_WORDS> words{};

    void add(int fact) { words[fact >> 6] |= std::uint64_t{1} << (fact & 63); }
    void add(Fact fact) { add(static_cast<int>(fact)); }
    void add_if(bool yes, Fact fact) { words[static_cast<int>(fact) >> 6] |= std::uint64_t{yes} << (static_cast<int>(fact) & 63); }
    // The first n of some facts that count something and stand one after the other, in one word.
    template <Fact first, Fact last>
    void add_first(int n) {
        constexpr int from = static_cast<int>(first), most = static_cast<int>(last) - from + 1;
        static_assert(from >> 6 == static_cast<int>(last) >> 6 && most < 64);
        words[from >> 6] |= ((std::uint64_t{1} << std::clamp(n, 0, most)) - 1) << (from & 63);
    }
    bool has(int fact) const { return words[fact >> 6] >> (fact & 63) & 1; }
    bool has(Fact fact) const { return has(static_cast<int>(fact)); }
    bool has_all_and_none(const FactSet& all, const FactSet& none) const {
        for (int i = 0; i < FACT_WORDS; ++i)
            if ((all.words[i] & ~words[i]) | (none.words[i] & words[i])) return false;
        return true;
    }
    bool meets(const FactSet& some) const {
        for (int i = 0; i < FACT_WORDS; ++i)
            if (some.words[i] & words[i]) return true;
        return false;
    }
};

constexpr Mask TERMINALS = bit(0) | bit(8) | bit(9) | bit(17) | bit(18) | bit(26);
constexpr Mask HONOURS = SUIT_MASK[3] | MORE_HONOURS;
constexpr Mask OUTSIDE = TERMINALS | HONOURS;
constexpr Mask FIVES = bit(4) | bit(13) | bit(22);
constexpr Mask INNER = Mask{0x1F} << 2 | Mask{0x1F} << 11 | Mask{0x1F} << 20;  // 3 to 7
constexpr Mask GREEN = bit(19) | bit(20) | bit(21) | bit(23) | bit(25) | bit(32);
constexpr Mask DRAGONS = Mask{7} << 31;
constexpr int ONE_DOT = 9, FIVE_DOTS = 13, EAST = 27, NORTH = 30, WHITE_DRAGON = 31, GREEN_DRAGON = 32, RED_DRAGON = 33;

// A block of the whole hand, melds included. `concealed`: neither melded openly nor completed by ron.
struct HandBlock {
    block::Shape shape;
    int first;
    bool concealed;
    bool melded;
    bool mixed = false;   // a triplet or quad that another tile supplements
    bool added = false;   // a quad whose fourth tile came later
    bool of_kind = true;  // or else a triplet or quad of several kinds, none of which is its own
    Mask more = 0;        // kinds that it has beside those of its shape

    bool is_set() const { return shape == block::run || shape == block::triplet || shape == block::quad; }
    bool is_triplet() const { return shape == block::triplet || shape == block::quad; }
    Mask kinds() const { return (shape == block::run ? Mask{7} << first : bit(first)) | more; }
};

struct Melded {
    static constexpr std::uint8_t ADDED = 2;  // open, and its fourth tile came later

    std::uint8_t shape, first, open;
};

// What else a meld is where other tiles complete sets.
struct Supplement {
    static constexpr std::uint8_t UNCOUNTED = 0x80;
    static constexpr std::uint8_t MIXED = 1, OF_NO_KIND = 2;  // of `sort`

    std::uint8_t sort;
    std::array<std::uint8_t, 4> tile;  // its kinds and one, or 0; one that is not there for yaku has UNCOUNTED, too

    // The kinds that are there for yaku: what raises two or three to four is taken for what it stands for.
    Mask counted() const {
        Mask kinds = 0;
        for (const std::uint8_t t : tile)
            if (t != 0 && t < UNCOUNTED) kinds |= bit(t - 1);
        return kinds;
    }
    bool is_of_one_kind() const { return tile[1] == tile[0] && tile[2] == tile[0] && tile[3] == tile[0]; }
};

// A won hand as the kernel takes it: the concealed tiles with the winning one, the melds, and what the table knows.
struct Won {
    static constexpr int MAX_MELDS = 6;

    Counts counts;  // concealed, with the winning tile
    Counts all;     // with the melds
    int melds;
    std::array<Melded, MAX_MELDS> meld;
    std::array<Supplement, MAX_MELDS> supplement;
    bool supplements;  // other tiles complete sets, and what they complete is told there
    std::array<std::uint8_t, MAX_MELDS - 1> raised;  // tiles that were laid on runs and belong to no set: their kinds and one, or 0
    int sets_melded;  // the eyes may be melded, too
    int winning, seat_wind;  // the last: 255 where it has no value
    Mask seat_kinds;  // the kinds a triplet of which is one of the seat: its tile, or all of its suit where seats are suits
    Mask round_kinds;  // those of the round: none, one, or two
    FactSet told;  // situation, and facts found elsewhere
    Mask present;  // the kinds of `all`

    bool tsumo() const { return told.has(Fact::tsumo); }
    // Tiles of a kind, those laid on runs included.
    int held(int kind) const { return all[kind] + static_cast<int>(std::count(raised.begin(), raised.end(), kind + 1)); }
};

// Which tiles are something by themselves.
struct TileRules {
    Mask value = DRAGONS;  // value tiles for everybody
    Mask valued_dora = 0;  // dora that may be set aside and whose triplet in the hand has a value
    bool supplements = false;  // other tiles complete sets, and seasons are tiles of the hand
    Mask fifth_wind = 0;  // a tile that may stand for a wind
    std::array<Mask, 2> round_pairs{};  // kinds that are those of the round together

    Mask of_round(int kind) const {
        for (const Mask pair : round_pairs)
            if (pair & bit(kind)) return pair;
        return bit(kind);
    }
};

struct HandBlocks {
    std::array<HandBlock, Reading::MAX_BLOCKS> blocks;
    int size = 0;
    int winning = 0;

    const HandBlock* begin() const { return blocks.data(); }
    const HandBlock* end() const { return blocks.data() + size; }
};

// A block of a form that was written out.
inline HandBlock piece_block(const Form& form, int code, bool concealed) {
    const Piece& piece = form.slots[block::slot(code)].pieces[block::piece(code)];
    HandBlock block{piece.shape(), piece.first(), concealed, false, piece.is_mixed()};
    block.of_kind = !piece.is_interlaced();
    block.more = block.shape == block::run ? 0 : piece.mask() & ~bit(block.first);
    return block;
}

inline HandBlocks blocks_of(const Reading& reading, const Won& won, const Form& form) {
    HandBlocks hand;
    hand.winning = reading.winning;
    for (int i = 0; i < reading.size; ++i) {
        const int code = reading.blocks[i];
        const bool by_ron = i == reading.winning && !won.tsumo();
        hand.blocks[hand.size++] = form.sort == Form::Sort::blocks
                                       ? piece_block(form, code, !by_ron)
                                       : HandBlock{block::shape(code), block::first(code), !by_ron, false};
    }
    for (int i = 0; i < won.melds; ++i) {
        const Melded& meld = won.meld[i];
        HandBlock& block = hand.blocks[hand.size++] = {static_cast<block::Shape>(meld.shape), meld.first, meld.open == 0, true, false,
                                                       meld.open == Melded::ADDED};
        if (!won.supplements) continue;
        const Supplement& more = won.supplement[i];
        block.mixed = more.sort & Supplement::MIXED;
        block.more = more.counted() & ~bit(meld.first);
        block.of_kind = !(more.sort & Supplement::OF_NO_KIND);
    }
    return hand;
}

inline int open_melds(const Won& won) {
    int open = 0;
    for (int i = 0; i < won.melds; ++i) open += won.meld[i].open != 0;
    return open;
}

// Of the usual kinds: what is won is made of nothing else.
inline Mask present_kinds(const Counts& counts) {
    Mask present = 0;
    for (int k = 0; k < USUAL_KINDS; ++k) present |= Mask{counts[k] != 0} << k;
    return present;
}

inline int kinds_of_four(const Counts& counts) {
    int fours = 0;
    for (int k = 0; k < USUAL_KINDS; ++k) fours += counts[k] >= 4;
    return fours;
}

// What is true in every reading.
inline FactSet facts_of_hand(const Won& won) {
    FactSet facts = won.told;
    const Mask present = won.present;
    int suits = 0, quads = 0, open_quads = 0, equal_quads = 0, open = 0, triplets = 0;
    for (int s = 0; s < 3; ++s) suits += (present & SUIT_MASK[s]) != 0;
    for (int i = 0; i < won.melds; ++i) {
        open += won.meld[i].open != 0;
        triplets += won.meld[i].shape == block::triplet || won.meld[i].shape == block::quad;
        if (won.meld[i].shape != block::quad) continue;
        ++quads;
        open_quads += won.meld[i].open != 0;
        equal_quads += !won.supplements || won.supplement[i].is_of_one_kind();
    }
    const bool honours = (present & HONOURS) != 0;
    facts.add_if(open == 0, Fact::closed);
    facts.add_if(!won.tsumo(), Fact::ron);
    facts.add_if(!(present & OUTSIDE), Fact::all_simples);
    facts.add_if(!(present & ~OUTSIDE), Fact::no_simples);
    facts.add_if(!(present & ~TERMINALS), Fact::all_terminals);
    facts.add_if((present & TERMINALS) != 0, Fact::has_terminal);
    facts.add_if((present & FIVES) != 0, Fact::has_five);
    facts.add_if(!(present & ~INNER), Fact::all_inner);
    facts.add_if(!(present & ~HONOURS), Fact::all_honours);
    facts.add_if(honours, Fact::has_honours);
    facts.add_if(suits == 1 && !honours, Fact::one_suit);
    facts.add_if(suits == 2, Fact::two_suits);
    facts.add_if(suits == 3, Fact::three_suits);
    facts.add_if(suits <= 1 && honours, Fact::one_suit_and_honours);
    facts.add_if(!(present & ~GREEN), Fact::all_green);
    facts.add_if(present & bit(GREEN_DRAGON), Fact::has_green_dragon);
    facts.add_if(quads >= 1, Fact::has_quad);
    facts.add_if(quads >= 3, Fact::three_quads);
    facts.add_if(quads >= 4, Fact::four_quads);
    facts.add_first<Fact::closed_quad, Fact::four_closed_quads>(quads - open_quads);
    facts.add_first<Fact::open_quad, Fact::four_open_quads>(open_quads);
    facts.add_if(quads - open_quads == 5, Fact::five_closed_quads);
    facts.add_if(open_quads == 5, Fact::five_open_quads);
    facts.add_if(triplets == 4, Fact::four_melded);
    facts.add_if(open == 5, Fact::five_claimed);
    facts.add_first<Fact::held_quad, Fact::three_held_quads>(kinds_of_four(won.all) - equal_quads);
    facts.add_if(won.winning == ONE_DOT, Fact::won_on_one_dot);
    facts.add_if(won.winning == FIVE_DOTS, Fact::won_on_five_dots);
    facts.add(Fact::any_hand);
    return facts;
}

// 1112345678999 and one more; nine_wait where the one more came last. A kan takes a tile out of the row.
inline void add_nine_gates(FactSet& facts, const Won& won) {
    if (!facts.has(Fact::one_suit) || facts.has(Fact::has_quad)) return;
    const int start = won.winning / 9 * 9;
    int extra = -1, extras = 0;
    for (int r = 0; r < 9; ++r) {
        const int least = r == 0 || r == 8 ? 3 : 1, more = won.all[start + r] - least;
        if (more < 0) return;
        if (more > 0) extra = start + r;
        extras += more;
    }
    if (extras != 1) return;  // a hand of more than four sets
    facts.add_if(won.melds > 0, Fact::open_nine_gates);
    if (won.melds) return;
    facts.add(Fact::nine_gates);
    facts.add_if(extra == won.winning, Fact::nine_wait);
}

// Seven neighbouring pairs of one suit, 22334455667788 or at an edge of the dots: seven pairs and two twin runs at once.
inline void add_wheel(FactSet& facts, const Won& won) {
    if (!facts.has(Fact::one_suit) || won.melds) return;
    const int suit = won.winning / 9;
    const Mask ranks = won.present >> suit * 9;
    const int first = std::countr_zero(ranks);
    if (ranks != Mask{0x7F} << first) return;
    for (int r = first; r < first + 7; ++r)
        if (won.counts[suit * 9 + r] != 2) return;
    if (first == 1)
        facts.add(suit == 0 ? Fact::wheel_characters : suit == 1 ? Fact::wheel_dots : Fact::wheel_bamboo);
    else
        facts.add_if(suit == 1, Fact::edge_wheel_dots);
}

// Runs and triplets by their first kind, as masks; twins by counting.
struct Sets {
    std::array<std::uint8_t, 27> runs{};
    Mask run_starts = 0, concealed_runs = 0, unmelded_runs = 0, triplets = 0;
    int run_count = 0, triplet_count = 0, concealed_triplets = 0;
    int pair = -1;

    explicit Sets(const HandBlocks& hand) {
        for (const HandBlock& b : hand) {
            if (b.shape == block::run) {
                ++runs[b.first];
                run_starts |= bit(b.first);
                concealed_runs |= Mask{b.concealed} << b.first;
                unmelded_runs |= Mask{!b.melded} << b.first;
                ++run_count;
            } else if (b.is_triplet()) {
                triplets |= Mask{b.of_kind} << b.first;
                ++triplet_count;
                concealed_triplets += b.concealed;
            } else if (b.shape == block::pair) {
                pair = b.first;
            }
        }
    }
};

inline bool same_in_three_suits(Mask kinds) {
    return kinds & (kinds >> 9) & (kinds >> 18) & 0x1FF;
}

// Where n neighbours in a suit begin.
inline Mask rows_of(Mask kinds, int n) {
    constexpr Mask starts = 0x7F | Mask{0x7F} << 9 | Mask{0x7F} << 18;  // of three
    Mask rows = kinds & (kinds >> 1) & (kinds >> 2) & starts;
    for (; n > 3; --n) rows &= rows >> 1;
    return rows;
}

inline bool is_straight_from(Mask run_starts, int suit_start) {
    const Mask wanted = (bit(0) | bit(3) | bit(6)) << suit_start;
    return (run_starts & wanted) == wanted;
}

inline bool is_mixed_straight(Mask run_starts) {
    for (int low = 0; low < 3; ++low)
        for (int turn : {1, 2}) {
            const int middle = (low + turn) % 3, high = (low + 2 * turn) % 3;
            const Mask wanted = bit(low * 9) | bit(middle * 9 + 3) | bit(high * 9 + 6);
            if ((run_starts & wanted) == wanted) return true;
        }
    return false;
}

// Beside the straight of one suit there are a set of another suit and a pair of the third.
inline bool rest_stands_apart(const HandBlocks& hand, const Sets& sets) {
    std::array<int, 4> blocks_of_suit{};
    for (const HandBlock& b : hand) ++blocks_of_suit[std::min(b.first / 9, 3)];
    if (blocks_of_suit[3] || !in_suit(sets.pair)) return false;
    return blocks_of_suit[sets.pair / 9] == 1 &&
           std::count(blocks_of_suit.begin(), blocks_of_suit.begin() + 3, 3) == 1 &&
           std::count(blocks_of_suit.begin(), blocks_of_suit.begin() + 3, 1) == 2;
}

inline void add_facts_of_three_runs(FactSet& facts, const HandBlocks& hand, const Sets& sets, const Won& won) {
    facts.add_if(same_in_three_suits(sets.run_starts), Fact::three_colour_run);
    for (int start : {0, 9, 18}) {
        if (!is_straight_from(sets.run_starts, start)) continue;
        facts.add(Fact::straight);
        facts.add_if(is_straight_from(sets.concealed_runs, start), Fact::concealed_straight);
        facts.add_if(is_straight_from(sets.unmelded_runs, start), Fact::unmelded_straight);
    }
    facts.add_if(is_mixed_straight(sets.run_starts), Fact::mixed_straight);
    facts.add_if(facts.has(Fact::straight) && rest_stands_apart(hand, sets), Fact::straight_rest_apart);
    const bool by_run = hand.blocks[hand.winning].shape == block::run;
    facts.add_if(is_straight_from(sets.run_starts, 9) && won.winning == 17 && by_run, Fact::dots_straight_on_nine);
}

inline void add_facts_of_three_triplets(FactSet& facts, const Sets& sets) {
    facts.add_if(same_in_three_suits(sets.triplets), Fact::three_colour_triplet);
    facts.add_if(rows_of(sets.triplets, 3), Fact::three_row_triplets);
    facts.add_if(rows_of(sets.triplets, 4), Fact::four_row_triplets);
    facts.add_if(sets.concealed_triplets >= 3, Fact::three_concealed);
    facts.add_if(sets.concealed_triplets >= 4, Fact::four_concealed);
    facts.add_if(sets.concealed_triplets >= 5, Fact::five_concealed);
}

inline void add_honour_facts(FactSet& facts, const Sets& sets) {
    facts.add_if(sets.triplets & bit(WHITE_DRAGON), Fact::white_triplet);
    facts.add_if(sets.triplets & bit(GREEN_DRAGON), Fact::green_triplet);
    facts.add_if(sets.triplets & bit(RED_DRAGON), Fact::red_triplet);
    facts.add_if(sets.triplets & bit(EAST), Fact::east_triplet);
    facts.add_if(sets.triplets & bit(EAST + 1), Fact::south_triplet);
    facts.add_if(sets.triplets & bit(EAST + 2), Fact::west_triplet);
    facts.add_if(sets.triplets & bit(NORTH), Fact::north_triplet);
    const int dragons = std::popcount(sets.triplets & DRAGONS), winds = std::popcount(sets.triplets & (Mask{15} << EAST));
    facts.add_if(sets.triplets & FLOWERS, Fact::flower_triplet);
    facts.add_if(sets.triplets & SEASONS, Fact::season_triplet);
    facts.add_if(dragons == 2 && sets.pair >= WHITE_DRAGON && sets.pair <= RED_DRAGON, Fact::little_dragons);
    facts.add_if(dragons == 3, Fact::big_dragons);
    const bool wind_pair = sets.pair >= EAST && sets.pair < WHITE_DRAGON;
    facts.add_if(winds >= 2 && wind_pair, Fact::little_three_winds);
    facts.add_if(winds >= 3, Fact::big_three_winds);
    facts.add_if(winds == 3 && wind_pair, Fact::little_winds);
    facts.add_if(winds == 4, Fact::big_winds);
}

// Hands of winds that they are only with the fifth one.
inline void add_fifth_wind(FactSet& facts, const Sets& sets, Mask fifth) {
    const Mask all = (Mask{15} << EAST) | fifth;
    const int winds = std::popcount(sets.triplets & all);
    const bool pair = sets.pair >= 0 && (all & bit(sets.pair));
    const auto add = [&](bool holds, Fact with, Fact without) { facts.add_if(holds && !facts.has(without), with); };
    add(winds >= 2 && pair, Fact::five_little_three_winds, Fact::little_three_winds);
    add(winds >= 3, Fact::five_big_three_winds, Fact::big_three_winds);
    add(winds == 3 && pair, Fact::five_little_winds, Fact::little_winds);
    add(winds == 4, Fact::five_big_winds, Fact::big_winds);
}

inline void add_wait_facts(FactSet& facts, Wait wait) {
    facts.add_if(wait == Wait::ryanmen, Fact::ryanmen);
    facts.add_if(wait == Wait::kanchan, Fact::kanchan);
    facts.add_if(wait == Wait::penchan, Fact::penchan);
    facts.add_if(wait == Wait::tanki, Fact::tanki);
    facts.add_if(wait == Wait::shanpon, Fact::shanpon);
}

// The winning tile might have made a kan of a triplet.
inline void add_fourth(FactSet& facts, const HandBlocks& hand, int winning) {
    facts.add(Fact::fourth_of_triplet);
    for (const HandBlock& b : hand)
        facts.add_if(b.shape == block::triplet && b.first == winning && !b.melded, Fact::fourth_of_closed_triplet);
}

inline void add_set_facts(FactSet& facts, const HandBlocks& hand, const Reading& reading, const Won& won,
                          const TileRules& tiles) {
    const Sets sets(hand);
    bool outside = true, terminal = true;
    for (const HandBlock& b : hand) {
        outside = outside && (b.kinds() & OUTSIDE);
        terminal = terminal && (b.kinds() & TERMINALS);
    }
    facts.add(Fact::form_sets);
    facts.add_if(sets.triplet_count == 0, Fact::all_runs);
    facts.add_if(sets.run_count == 0, Fact::no_runs);
    facts.add_if(sets.run_count > 0, Fact::has_run);
    facts.add_if(outside, Fact::outside_blocks);
    facts.add_if(terminal, Fact::terminal_blocks);

    int twins = 0;
    for (Mask left = sets.run_starts; left; left &= left - 1) {
        const int runs = sets.runs[std::countr_zero(left)];
        twins += runs / 2;
        facts.add_if(runs >= 3, Fact::three_equal_runs);
        facts.add_if(runs == 4, Fact::four_equal_runs);
    }
    facts.add_if(twins >= 1, Fact::twin_runs);
    facts.add_if(twins >= 2, Fact::two_twin_runs);
    facts.add_if(sets.concealed_triplets >= 2, Fact::two_concealed);
    if (sets.run_count >= 3) add_facts_of_three_runs(facts, hand, sets, won);
    if (sets.triplet_count >= 3) add_facts_of_three_triplets(facts, sets);
    if (sets.triplets & HONOURS) add_honour_facts(facts, sets);
    if (tiles.fifth_wind) add_fifth_wind(facts, sets, tiles.fifth_wind);
    facts.add_if(in_suit(sets.pair) && rank_of(sets.pair) % 3 == 1, Fact::pair_of_258);
    facts.add_if((sets.triplets & won.seat_kinds) != 0, Fact::seat_triplet);
    facts.add_if((sets.triplets & won.round_kinds) != 0, Fact::round_triplet);
    facts.add_if(std::popcount(sets.triplets & won.round_kinds) > 1, Fact::both_round_triplets);
    const bool value_pair = (sets.pair >= 0 && (tiles.value | tiles.valued_dora) & bit(sets.pair)) ||
                            sets.pair == won.seat_wind || (sets.pair >= 0 && won.round_kinds & bit(sets.pair));
    facts.add_if(!value_pair, Fact::plain_pair);
    facts.add_if(sets.pair == NORTH, Fact::north_pair);
    facts.add_if(sets.triplets & tiles.valued_dora, Fact::nuki_value);

    if (sets.triplets & bit(won.winning) && hand.blocks[hand.winning].shape == block::run) add_fourth(facts, hand, won.winning);
    add_wait_facts(facts, reading.wait);
}

// Three of the sets are knitted, of every third rank; no yaku takes them for runs (001:3174), and the fourth set is one like any other.
inline void add_knitted_facts(FactSet& facts, const HandBlocks& hand, const Reading& reading, const Won& won) {
    const Sets sets(hand);
    if (sets.triplets & HONOURS) add_honour_facts(facts, sets);
    facts.add_if((sets.triplets & won.seat_kinds) != 0, Fact::seat_triplet);
    facts.add_if((sets.triplets & won.round_kinds) != 0, Fact::round_triplet);
    add_wait_facts(facts, reading.wait);
}

// All facts of one reading; `of_hand` are those of every reading.
inline FactSet facts_of(const Reading& reading, const HandBlocks& hand, Form::Sort form, const FactSet& of_hand,
                        const Won& won, const TileRules& tiles) {
    FactSet facts = of_hand;
    const int closed_blocks = hand.size - open_melds(won) - !won.tsumo();  // what was completed by ron is none
    facts.add_first<Fact::closed_block, Fact::seven_closed_blocks>(closed_blocks);
    switch (form) {
        case Form::Sort::sets:
            add_set_facts(facts, hand, reading, won, tiles);
            add_nine_gates(facts, won);
            break;
        case Form::Sort::pairs:
            facts.add(Fact::form_pairs);
            facts.add(Fact::tanki);
            for (int i = 1; i < reading.size; ++i) facts.add_if(reading.blocks[i] == reading.blocks[i - 1], Fact::twin_pairs);
            break;
        case Form::Sort::pairs_triplet:
            facts.add(Fact::form_pairs_triplet);
            break;
        case Form::Sort::orphans:
            facts.add(Fact::form_orphans);
            facts.add_if(reading.wait == Wait::thirteen, Fact::thirteen_wait);
            break;
        case Form::Sort::knitted:
            add_knitted_facts(facts, hand, reading, won);
            break;
        default:
            break;
    }
    add_wheel(facts, won);
    return facts;
}

}  // namespace jantaku
