// A book of prices: which facts make which element, what it is worth closed and open, what it swallows, how fu are counted and
// where the limits stand. The book knows no names. A rule set is compiled into one; the same facts are priced by any book.
#pragma once

#include "facts.hpp"
#include "grammar.hpp"
#include "patterns.hpp"

#include <cmath>
#include <optional>

namespace jantaku {

struct Price {
    enum class Sort : std::uint8_t { none, han, limit, hand_value, bonus, limit_han };
    Sort sort = Sort::none;
    double amount = 0;  // han, or the base amount of a limit; a bonus is han that make no win, limit_han those of a limit
};

struct ElementSet {
    static constexpr int WORDS = 7;
    std::array<std::uint64_t, WORDS> words{};
    void add(int i) { words[i >> 6] |= std::uint64_t{1} << (i & 63); }
    void remove(const ElementSet& other) {
        for (int i = 0; i < WORDS; ++i) words[i] &= ~other.words[i];
    }
    bool has(int i) const { return words[i >> 6] >> (i & 63) & 1; }
    bool meets(const ElementSet& other) const {
        for (int i = 0; i < WORDS; ++i)
            if (words[i] & other.words[i]) return true;
        return false;
    }
};

// Kinds that may be set aside as dora, and what they are where they stay in the hand.
struct NukiRules {
    Mask kinds = 0;
    Mask dora = 0;   // these count as dora there, too
    Mask never = 0;  // no hand that wins holds these
    Mask bound = 0;  // a hand that holds one must have one of these facts, or one of these elements
    FactSet facts;
    ElementSet elements;
};

// An element counts where all facts of `all` hold, none of `none`, its pattern, if it has one, fits the reading, and the price for
// the hand's openness is not `none`.
struct Element {
    FactSet all, none;
    Price closed, open;
    ElementSet absorbs;
    std::optional<Pattern> pattern{};
    std::optional<ElementSet> company{};  // it counts only where one of these was found, too
    bool up_to_mangan = false;            // it does not count where the hand would be worth more than a mangan with it
};

struct FuRules {
    // Which hands get no fu for tsumo / for a closed ron: those of runs with a worthless pair and a ryanmen wait ("flat") that
    // are closed, that are all simples, or all of them (bits 1, 2, 4). A hand with every fact of *_unless gets them all the same.
    enum Exempt { closed_flat = 1, simple_flat = 2, every_flat = 4 };

    int base = 20, seven_pairs = 25;
    int closed = 0;  // every closed hand, however it was won
    int closed_ron = 10, closed_ron_exempt = 0;
    int tsumo = 2, tsumo_exempt = closed_flat, rinshan_tsumo = 2, haitei_tsumo = 2;
    std::optional<FactSet> closed_ron_unless, tsumo_unless;
    int closed_tsumo = 0;  // a closed hand won by tsumo, beside that
    int closed_runs = 0, open_runs = 0;  // a closed hand of runs; an open one of which no more than half lies open
    int open_flat_ron = 2;  // an open flat hand won by ron
    int kanchan = 2, penchan = 2, tanki = 2, tanki_seat_wind = 2;  // the last: a pair of the own wind that is not the round's
    int dragon_pair = 2, seat_pair = 2, round_pair = 2, double_wind_pair = 4, guest_pair = 0;  // the last: other winds
    std::array<int, 8> sets = {2, 4, 4, 8, 8, 16, 16, 32};  // [quad][terminal or honour][concealed]
    std::array<int, 8> mixed = {1, 2, 2, 5, 5, 10, 10, 21};  // the same of sets that another tile supplements
    int no_honours = 0;      // a hand without honours, seven pairs apart, if there is none in the own pond, either
    int irregular_pair = 0;  // each pair of a value tile in a hand that is not of sets and a pair
    bool inverted_runs = false;  // hands of runs are counted the other way round
    static constexpr int INVERTED = 2;
    int round_to = 10;

    // A hand in which one of these elements counts has so many fu and no others; 0: its own.
    struct Fixed {
        ElementSet elements;
        int tsumo, ron;
    };
    std::vector<Fixed> fixed;

    // A hand in which one of these elements counts has so many fu more.
    struct Added {
        ElementSet elements;
        int fu;
    };
    std::vector<Added> added;
};

struct ValueRules {
    static constexpr int SIXTY = 60, AFTER_SIXTY = 30;

    struct Limit {
        int han;
        double base;
    };
    std::vector<Limit> limits;  // ascending han
    double cap = 2000;          // what fu and han alone cannot exceed
    double round_up_from = 0;   // kiriage: from this amount on the cap is paid; 0 = never
    int round_up_han = 0;       // only with so many han; 0 = with any
    std::vector<Limit> earned;  // limits by the han of the elements alone, bonus tiles aside; ascending han
    bool open_sky = false;
    int limit_fu = 0;  // a hand with a limit that counts in han has so many fu; 0 = its own
    int exponent = 2;  // han of the table itself (bazoro)
    double linear = 0;  // where it is set, each han, the table's own included, is so many points; fu and limits do not matter
    double per_han = 0;  // where it is set, fu do not matter, either, and nothing is doubled, but limits stand by themselves
    double least = 0;  // there no hand is worth less
    double added_han = 0;  // under an open sky each han adds so much to the fu, and nothing is doubled
    int fu_below = 0;      // there fu count only with fewer han
    bool open_costs = false;  // a hand of which more than half lies open is paid as for one han less
    int bonus_from = 0;  // there so many han of the elements are worth as many again as are above four; 0 = never
    int limit_bonus = 0;  // there a hand with a limit is worth so many han more instead
    static constexpr int BONUS_ABOVE = 4;
    bool sixty_cutoff = false;  // 60 fu and more are 30 fu and one han more
    bool kan_han = false;  // a kan of terminals or honours is a han more, another half of one; what is left of the sum is dropped
    int plus_fu = 0;  // the han beside a yakuman are priced with so many fu, and added; 0 = they do not count
    static constexpr int MOST_BESIDE = 12;  // more han than these are a yakuman themselves
    enum class Combine { add, single, add_mangan } combine = Combine::add;
    double mangan = 2000;
    double yakuman() const { return 4 * mangan; }
    double most = 0;  // no hand pays more; 0 = no such cap
    bool floor = true;  // dora below zero take a hand that has a yaku no lower than one han

    // Han of yaku that a win needs, more from some honba on (0: any complete hand may win).
    int yakuless_fu = 0;  // with so many fu a hand wins without any; 0 = never
    int minimum = 1, bound_from_honba = -1, bound_minimum = 2;
    bool bound_dealer_only = false;
    ElementSet bound_without;  // elements whose han do not count for what the honba ask
    bool by_single = false;  // one element alone must be worth them, unless one of `summed` counts
    ElementSet summed;
    FactSet bars;  // with any of these facts no hand wins
};

// What a pair, triplet or quad of dora counts: all its tiles or one less, those that were neither claimed nor added or one less.
enum class DoraBlock : std::uint8_t { all, all_but_one, closed, closed_but_one };

enum class Bonus { dora, uradora, akadora, nukidora, count };
constexpr int BONUSES = static_cast<int>(Bonus::count);

enum class FuItem { base, seven_pairs, closed_ron, tsumo, open_flat_ron, kanchan, penchan, tanki, pair, set, closed, limit, closed_tsumo, ryanmen, fixed, no_honours, added, runs };

struct FuLine {
    FuItem item;
    int block;  // which block of the hand, -1 for the whole
    int fu;
};

struct FuCount {
    std::array<FuLine, 16> lines;
    int size = 0, sum = 0, rounded = 0;

    void add(FuItem item, int block, int fu) {
        if (fu == 0 || size == 16) return;
        lines[size++] = {item, block, fu};
        sum += fu;
    }
};

struct Priced {
    int reading = -1;
    FactSet facts;
    ElementSet found, counted;  // before and after absorption
    int han = 0, bonus_han = 0, limits = 0;
    int most_han = 0;  // of one element
    bool admitted = false;  // at least one element that makes a win
    bool free = false;      // one of them needs no han beside it
    bool by_limit = false;
    bool fixed_fu = false;  // those of a limit, or of an element, whatever the hand
    FuItem fixed_by = FuItem::limit;
    bool wins = false;  // the yaku are worth enough
    int fu = 0, fu_sum = 0;
    double limit_base = 0, base = 0;
    std::array<int, BONUSES> bonus{};
};

struct WonHand {
    Won won;
    std::array<int, BONUSES> bonus;
    int honba;
    std::array<std::array<std::uint8_t, 15>, 2> pointed;  // the kinds that are dora and ura dora, each as often as it is
};

class Book {
  public:
    Book() = default;
    explicit Book(std::vector<Element> all) : elements(std::move(all)) {
        for (std::size_t e = 0; e < elements.size(); ++e) {
            const Condition condition{elements[e].all, elements[e].none, static_cast<int>(e)};
            const bool patterned = elements[e].pattern.has_value();
            if (elements[e].closed.sort != Price::Sort::none) (patterned ? when_closed_.patterned : when_closed_.plain).push_back(condition);
            if (elements[e].open.sort != Price::Sort::none) (patterned ? when_open_.patterned : when_open_.plain).push_back(condition);
            asks_for_kinds_ = asks_for_kinds_ || elements[e].all.has(Fact::one_kind_wait) || elements[e].none.has(Fact::one_kind_wait);
            asks_for_fu_ = asks_for_fu_ || elements[e].all.has(Fact::own_fu) || elements[e].none.has(Fact::own_fu);
            if (elements[e].company) in_company_.push_back(static_cast<int>(e));
            if (elements[e].up_to_mangan) up_to_mangan_.push_back(static_cast<int>(e));
        }
    }

    std::vector<Element> elements;
    FuRules fu;
    ValueRules value;
    TileRules tiles;
    NukiRules nuki;
    std::array<int, BONUSES> bonus_price{1, 1, 1, 1};
    std::vector<std::pair<Bonus, FactSet>> bonus_needs;  // bonus tiles that count only with these facts of the whole hand
    DoraBlock dora_block = DoraBlock::all;
    std::vector<int> form_facts;  // what is found by reading the hand as this form; -1: nothing more

    // Whether some price depends on how many kinds completed the hand: nobody else looks for them.
    bool asks_for_kinds() const { return asks_for_kinds_; }
    // The same of fu.
    bool asks_for_fu() const { return asks_for_fu_; }

    FuCount count_fu(const FactSet& facts, const HandBlocks& hand, const Won& won) const {
        FuCount count;
        if (facts.has(Fact::form_pairs)) {
            count.add(FuItem::seven_pairs, -1, fu.seven_pairs);
            count.add(FuItem::closed, -1, fu.closed);
            add_irregular_pairs(count, hand, won);
            count.rounded = count.sum;
            return count;
        }
        if (fu.inverted_runs && facts.has(Fact::all_runs)) return inverted(facts, hand);
        count.add(FuItem::base, -1, fu.base);
        const bool flat = facts.has(Fact::all_runs) && facts.has(Fact::plain_pair) && facts.has(Fact::ryanmen);
        const bool closed = facts.has(Fact::closed);
        if (closed) count.add(FuItem::closed, -1, fu.closed);
        if (!won.tsumo()) {
            if (closed && !exempt(fu.closed_ron_exempt, fu.closed_ron_unless, flat, facts)) count.add(FuItem::closed_ron, -1, fu.closed_ron);
            if (!closed && flat) count.add(FuItem::open_flat_ron, -1, fu.open_flat_ron);
        } else {
            if (!exempt(fu.tsumo_exempt, fu.tsumo_unless, flat, facts)) count.add(FuItem::tsumo, -1, tsumo_fu(facts));
            if (closed) count.add(FuItem::closed_tsumo, -1, fu.closed_tsumo);
        }
        if (facts.has(Fact::kanchan)) count.add(FuItem::kanchan, hand.winning, fu.kanchan);
        if (facts.has(Fact::penchan)) count.add(FuItem::penchan, hand.winning, fu.penchan);
        if (facts.has(Fact::tanki)) count.add(FuItem::tanki, hand.winning, tanki_fu(won));
        for (int i = 0; i < hand.size; ++i) {
            const HandBlock& b = hand.blocks[i];
            if (b.shape == block::pair && facts.has(Fact::form_sets)) count.add(FuItem::pair, i, pair_fu(b.first, won));
            if (b.is_triplet()) {
                const bool outside = OUTSIDE & bit(b.first);
                const auto& table = b.mixed ? fu.mixed : fu.sets;
                count.add(FuItem::set, i, table[(b.shape == block::quad) * 4 + outside * 2 + b.concealed]);
            }
        }
        if (!facts.has(Fact::form_sets)) add_irregular_pairs(count, hand, won);
        if (facts.has(Fact::pond_no_honours) && !facts.has(Fact::has_honours)) count.add(FuItem::no_honours, -1, fu.no_honours);
        if (fu.closed_runs != 0 || fu.open_runs != 0) add_runs(facts, won, count);
        count.rounded = round_up(count.sum);
        return count;
    }

    // Hands of runs may have fewer fu, but never fewer than none.
    void add_runs(const FactSet& facts, const Won& won, FuCount& count) const {
        if (!facts.has(Fact::all_runs)) return;
        const bool closed = facts.has(Fact::closed);
        if (!closed && mostly_open(won)) return;
        count.add(FuItem::runs, -1, std::max(closed ? fu.closed_runs : fu.open_runs, -count.sum));
    }

    // Whether more than half of four sets and a pair lie open, with the one that a ron completes.
    static bool mostly_open(const Won& won) {
        int open = !won.tsumo();
        for (int i = 0; i < won.melds; ++i) open += won.meld[i].open != 0;
        return open > 2;
    }

    // Fu that single elements bring to a hand in which they count.
    void add_fu_of(const ElementSet& counted, const FactSet& facts, FuCount& count) const {
        for (const FuRules::Added& more : fu.added)
            if (counted.meets(more.elements)) count.add(FuItem::added, -1, more.fu);
        count.rounded = facts.has(Fact::form_pairs) ? count.sum : round_up(count.sum);
    }

    // Whether there are fu beyond those that every hand has, or has by the way it was won.
    bool has_own_fu(const FactSet& facts, const HandBlocks& hand, const Won& won) const {
        if (facts.has(Fact::form_pairs)) return fu.seven_pairs > fu.base;
        const FuCount count = count_fu(facts, hand, won);
        return std::any_of(count.lines.begin(), count.lines.begin() + count.size, [](const FuLine& line) {
            return line.item == FuItem::set || line.item == FuItem::pair || line.item == FuItem::kanchan ||
                   line.item == FuItem::penchan || line.item == FuItem::tanki || line.item == FuItem::ryanmen;
        });
    }

    // Dora and ura dora of one reading, where blocks of equal ones do not count all their tiles.
    void count_blocks(std::array<int, BONUSES>& bonus, const WonHand& hand, const HandBlocks& blocks) const {
        for (const HandBlock& b : blocks) {
            if (b.shape != block::pair && !b.is_triplet()) continue;
            const int lost = uncounted(b);
            if (lost == 0) continue;
            for (std::size_t sort = 0; sort < hand.pointed.size(); ++sort)
                bonus[sort] -= lost * static_cast<int>(std::count(hand.pointed[sort].begin(), hand.pointed[sort].end(), b.first));
        }
    }

    // Bonus tiles, with those that stay in the hand though they might be set aside.
    std::array<int, BONUSES> bonus_of(const WonHand& hand) const {
        std::array<int, BONUSES> bonus = hand.bonus;
        for (Mask left = nuki.dora & hand.won.present; left; left &= left - 1)
            bonus[static_cast<int>(Bonus::nukidora)] += hand.won.all[std::countr_zero(left)];
        return bonus;
    }

    // Bonus tiles that do not count in this hand are none.
    void drop_bonus(std::array<int, BONUSES>& bonus, const FactSet& of_hand) const {
        for (const auto& [sort, facts] : bonus_needs)
            if (!of_hand.has_all_and_none(facts, {})) bonus[static_cast<int>(sort)] = 0;
    }

    // Whether there is no bonus tile that is worth anything, nor one that might be set aside.
    bool is_without_dora(const Won& won, const std::array<int, BONUSES>& bonus) const {
        for (int i = 0; i < BONUSES; ++i)
            if (bonus[i] && bonus_price[i]) return false;
        const FactSet& told = won.told;
        if (told.has(Fact::one_blue) || told.has(Fact::one_green) || told.has(Fact::one_gold)) return false;
        return !(won.present & nuki.kinds);
    }

    // The price of one reading; elements that are `barred` are not found.
    Priced price(const FactSet& facts, const HandBlocks& hand, const Won& won, const Reading& reading,
                 const std::array<int, BONUSES>& bonus, const ElementSet& barred) const {
        Priced priced;
        priced.facts = facts;
        priced.bonus = bonus;
        const bool closed = facts.has(Fact::closed);
        const Conditions& conditions = closed ? when_closed_ : when_open_;
        for (const Condition& condition : conditions.plain)
            if (facts.has_all_and_none(condition.all, condition.none)) priced.found.add(condition.element);
        for (const Condition& condition : conditions.patterned)
            if (facts.has_all_and_none(condition.all, condition.none) &&
                evaluate(*elements[condition.element].pattern, hand, won, reading))
                priced.found.add(condition.element);
        priced.found.remove(barred);
        for (int e : in_company_) leave_alone(priced.found, e);
        priced.counted = priced.found;
        each(priced.found, [&](int e) { priced.counted.remove(elements[e].absorbs); });

        double limit_sum = 0, limit_max = 0, lesser = 0;
        const auto add = [&](int e) {
            const Price& p = closed ? elements[e].closed : elements[e].open;
            priced.admitted = priced.admitted || p.sort != Price::Sort::bonus;
            priced.free = priced.free || p.sort == Price::Sort::hand_value;
            if (p.sort == Price::Sort::han || p.sort == Price::Sort::limit_han) {
                priced.han += static_cast<int>(p.amount);
                priced.most_han = std::max(priced.most_han, static_cast<int>(p.amount));
            }
            priced.fixed_fu = priced.fixed_fu || (p.sort == Price::Sort::limit_han && value.limit_fu > 0);
            if (p.sort == Price::Sort::bonus) priced.bonus_han += static_cast<int>(p.amount);
            if (p.sort == Price::Sort::limit) {
                if (p.amount < value.yakuman()) {
                    lesser = std::max(lesser, p.amount);
                    return;
                }
                ++priced.limits;
                limit_sum += p.amount;
                limit_max = std::max(limit_max, p.amount);
            }
        };
        each(priced.counted, add);
        if (lesser > 0) give_back(priced, closed, add);
        for (int i = 0; i < BONUSES; ++i) priced.bonus_han += bonus[i] * bonus_price[i];
        FuCount count = count_fu(facts, hand, won);
        if (!fu.added.empty()) add_fu_of(priced.counted, facts, count);
        priced.fu = priced.fixed_fu ? value.limit_fu : count.rounded;
        priced.fu_sum = priced.fixed_fu ? value.limit_fu : count.sum;
        for (const FuRules::Fixed& fixed : fu.fixed) {
            const int told = won.tsumo() ? fixed.tsumo : fixed.ron;
            if (told == 0 || priced.fixed_fu || !priced.counted.meets(fixed.elements)) continue;
            priced.fixed_fu = true;
            priced.fixed_by = FuItem::fixed;
            priced.fu = priced.fu_sum = told;
        }
        if (value.sixty_cutoff && priced.fu >= ValueRules::SIXTY) {
            priced.fu = ValueRules::AFTER_SIXTY;
            ++priced.bonus_han;
        }
        if (value.kan_han) priced.bonus_han += kan_halves(hand) / 2;
        if (value.open_costs && facts.has(Fact::form_sets) && mostly_open(won)) --priced.bonus_han;
        if (lesser > 0) {
            if (priced.limits == 0) {
                priced.limits = 1;
                limit_sum = limit_max = lesser;
            }
            leave_greatest(priced.counted, std::min(limit_max, value.yakuman()), closed);
        }
        priced.limit_base = combined(priced.limits, limit_sum, limit_max);
        if (value.plus_fu > 0 && limit_max >= value.yakuman() && priced.han > 0)
            priced.limit_base += base_of(std::min(priced.han, ValueRules::MOST_BESIDE), value.plus_fu);
        if (value.minimum == 0 || (value.yakuless_fu > 0 && priced.fu_sum >= value.yakuless_fu)) priced.admitted = priced.free = true;
        if (!up_to_mangan_.empty()) leave_below_mangan(priced, closed);
        if (won.present & nuki.bound && !facts.meets(nuki.facts) && !priced.counted.meets(nuki.elements)) refuse(priced);
        if (facts.meets(value.bars)) refuse(priced);
        const int han = paid_han(priced);
        const double ordinary = priced.admitted ? std::max(base_of(han, priced.fu) + bonus_of_limits(priced, closed), earned(std::min(priced.han, han))) : 0;
        priced.by_limit = priced.limits > 0 && priced.limit_base >= ordinary;
        priced.base = priced.by_limit ? priced.limit_base : ordinary;
        if (value.most > 0) priced.base = std::min(priced.base, value.most);
        if (priced.by_limit && facts.has(Fact::form_orphans)) priced.fu = priced.fu_sum = 0;  // nobody counts orphans by fu
        return priced;
    }

    // The han by which a hand is paid: a dora may cost one.
    int paid_han(const Priced& priced) const {
        const int sum = priced.han + priced.bonus_han;
        return value.floor ? std::max(sum, std::min(priced.han, 1)) : sum;
    }

    double base_of(int han, int fu_count) const {
        if (value.linear > 0) return value.linear * std::max(0, value.exponent + han);
        if (value.per_han > 0) return std::max(value.least, value.per_han * std::max(0, value.exponent + han));
        if (value.added_han > 0) return value.added_han * std::max(0, han) + (han < value.fu_below ? fu_count : 0);
        const double amount = std::ldexp(static_cast<double>(fu_count), value.exponent + han);
        if (value.open_sky) return amount;
        for (auto limit = value.limits.rbegin(); limit != value.limits.rend(); ++limit)
            if (han >= limit->han) return limit->base;
        const bool rounds_up = value.round_up_from > 0 && (value.round_up_han == 0 || han == value.round_up_han);
        if (rounds_up && amount >= value.round_up_from) return value.cap;
        return std::min(amount, value.cap);
    }

    // What a hand that would be a limit elsewhere is worth besides, where han are only added up.
    double bonus_of_limits(const Priced& priced, bool closed) const {
        if (value.bonus_from == 0) return 0;
        bool limit = false;
        each(priced.counted, [&](int e) {
            const Price& p = closed ? elements[e].closed : elements[e].open;
            limit = limit || p.sort == Price::Sort::limit_han;
        });
        if (limit) return value.added_han * value.limit_bonus;
        return priced.han < value.bonus_from ? 0 : value.added_han * (priced.han - ValueRules::BONUS_ABOVE);
    }

    // The limit that the elements reach by themselves; dora that cost han must not have taken the hand below it.
    double earned(int han) const {
        for (auto limit = value.earned.rbegin(); limit != value.earned.rend(); ++limit)
            if (han >= limit->han) return limit->base;
        return 0;
    }

    // Whether the yaku are worth enough to win with.
    bool enough(const Priced& priced, int honba, bool dealer) const {
        const bool bound = value.bound_from_honba >= 0 && honba >= value.bound_from_honba && (dealer || !value.bound_dealer_only);
        const int wanted = bound ? std::max(value.minimum, value.bound_minimum) : value.minimum;
        const bool summed = !value.by_single || priced.counted.meets(value.summed);
        const int han = summed ? priced.han : priced.most_han;
        const bool lasts = !bound || lasting(priced) >= value.bound_minimum;
        return priced.admitted && (priced.by_limit || priced.free || (han >= wanted && lasts));
    }

    // The han that count for what the honba ask.
    int lasting(const Priced& priced) const {
        int han = priced.han;
        if (!priced.counted.meets(value.bound_without)) return han;
        const bool closed = priced.facts.has(Fact::closed);
        each(priced.counted, [&](int e) {
            const Price& p = closed ? elements[e].closed : elements[e].open;
            const bool in_han = p.sort == Price::Sort::han || p.sort == Price::Sort::limit_han;
            if (in_han && value.bound_without.has(e)) han -= static_cast<int>(p.amount);
        });
        return han;
    }

    // Dora may be worth more than a limit, but they do not make a win: where the han of the yaku are too few, the limit
    // is what the hand is won with.
    void admit(Priced& priced, int honba, bool dealer) const {
        if (priced.limits > 0 && !enough(priced, honba, dealer)) {
            priced.by_limit = true;
            priced.base = value.most > 0 ? std::min(priced.limit_base, value.most) : priced.limit_base;
        }
        priced.wins = enough(priced, honba, dealer);
    }

    template <typename Use>
    static void each(const ElementSet& set, Use use) {
        for (int w = 0; w < ElementSet::WORDS; ++w)
            for (std::uint64_t left = set.words[w]; left; left &= left - 1) use(w * 64 + std::countr_zero(left));
    }

  private:
    // What a hand must have and may not have for an element, listed for those that count in a closed or in an open hand. Those
    // with a pattern stand apart: it is asked last, and most rule sets have none.
    struct Condition {
        FactSet all, none;
        int element;
    };
    struct Conditions {
        std::vector<Condition> plain, patterned;
    };
    Conditions when_closed_, when_open_;
    bool asks_for_kinds_ = false, asks_for_fu_ = false;
    std::vector<int> in_company_;  // elements that do not count alone
    std::vector<int> up_to_mangan_;  // elements that make no hand worth more than a mangan

    void leave_alone(ElementSet& found, int element) const {
        if (!found.has(element) || found.meets(*elements[element].company)) return;
        ElementSet one;
        one.add(element);
        found.remove(one);
    }

    // What counts up to a mangan only is taken back from a hand that would be worth more with it.
    void leave_below_mangan(Priced& priced, bool closed) const {
        for (int e : up_to_mangan_) {
            if (!priced.counted.has(e)) continue;
            if (std::max(priced.limit_base, base_of(paid_han(priced), priced.fu)) <= value.mangan) continue;
            const Price& p = closed ? elements[e].closed : elements[e].open;
            (p.sort == Price::Sort::bonus ? priced.bonus_han : priced.han) -= static_cast<int>(p.amount);
            ElementSet one;
            one.add(e);
            priced.counted.remove(one);
        }
    }

    int round_up(int sum) const { return (sum + fu.round_to - 1) / fu.round_to * fu.round_to; }

    // Tiles of a block of equal ones that do not count as dora. What was completed by ron was claimed, too.
    int uncounted(const HandBlock& b) const {
        const int claimed = b.concealed ? 0 : b.added ? 2 : 1;
        switch (dora_block) {
            case DoraBlock::all_but_one:
                return 1;
            case DoraBlock::closed:
                return claimed;
            case DoraBlock::closed_but_one:
                return claimed + 1;
            default:
                return 0;
        }
    }

    void add_irregular_pairs(FuCount& count, const HandBlocks& hand, const Won& won) const {
        if (fu.irregular_pair == 0) return;
        for (int i = 0; i < hand.size; ++i)
            if (hand.blocks[i].shape == block::pair && is_value(hand.blocks[i].first, won)) count.add(FuItem::pair, i, fu.irregular_pair);
    }

    bool is_value(int kind, const Won& won) const {
        return ((tiles.value | tiles.valued_dora) & bit(kind)) || kind == won.seat_wind || won.round_kinds & bit(kind);
    }

    // A hand of runs has the base alone if it is open, was drawn, waited for anything but two ends, or has a pair of terminals or
    // honours; otherwise each of the four is worth something, the first two together.
    FuCount inverted(const FactSet& facts, const HandBlocks& hand) const {
        FuCount count;
        count.add(FuItem::base, -1, fu.base);
        int pair = -1;
        for (int i = 0; i < hand.size; ++i)
            if (hand.blocks[i].shape == block::pair) pair = i;
        const bool plain = pair >= 0 && !(OUTSIDE & bit(hand.blocks[pair].first));
        if (plain && facts.has(Fact::closed) && facts.has(Fact::ron) && facts.has(Fact::ryanmen)) {
            count.add(FuItem::closed_ron, -1, FuRules::INVERTED);
            count.add(FuItem::ryanmen, hand.winning, FuRules::INVERTED);
            count.add(FuItem::pair, pair, FuRules::INVERTED);
        }
        count.rounded = (count.sum + fu.round_to - 1) / fu.round_to * fu.round_to;
        return count;
    }

    // A dora that may be set aside serves only for some hands, and this reading is none of them.
    static void refuse(Priced& priced) {
        priced.admitted = priced.free = false;
        priced.limits = 0;
    }

    static bool exempt(int which, const std::optional<FactSet>& unless, bool flat, const FactSet& facts) {
        if (!flat || which == 0 || (unless && facts.has_all_and_none(*unless, {}))) return false;
        return (which & FuRules::every_flat) || ((which & FuRules::closed_flat) && facts.has(Fact::closed)) ||
               ((which & FuRules::simple_flat) && facts.has(Fact::all_simples));
    }

    // Two for each kan of terminals or honours, one for another.
    static int kan_halves(const HandBlocks& hand) {
        int halves = 0;
        for (int i = 0; i < hand.size; ++i)
            if (hand.blocks[i].shape == block::quad) halves += OUTSIDE & bit(hand.blocks[i].first) ? 2 : 1;
        return halves;
    }

    int tanki_fu(const Won& won) const {
        const bool own_wind = won.winning == won.seat_wind && !(won.round_kinds & bit(won.winning));
        return own_wind ? fu.tanki_seat_wind : fu.tanki;
    }

    int pair_fu(int kind, const Won& won) const {
        if ((tiles.value | tiles.valued_dora) & bit(kind)) return fu.dragon_pair;
        const bool seat = kind == won.seat_wind, round = won.round_kinds & bit(kind);
        if (seat && round) return fu.double_wind_pair;
        return seat ? fu.seat_pair : round ? fu.round_pair : kind >= EAST && kind <= NORTH ? fu.guest_pair : 0;
    }

    int tsumo_fu(const FactSet& facts) const {
        return facts.has(Fact::rinshan) ? fu.rinshan_tsumo : facts.has(Fact::haitei) ? fu.haitei_tsumo : fu.tsumo;
    }

    // A limit below the yakuman is what the hand is worth at least: it adds nothing to a greater one, and does not count beside it.
    void leave_greatest(ElementSet& counted, double greatest, bool closed) const {
        ElementSet smaller;
        each(counted, [&](int e) {
            const Price& p = closed ? elements[e].closed : elements[e].open;
            if (p.sort == Price::Sort::limit && p.amount < greatest) smaller.add(e);
        });
        counted.remove(smaller);
    }

    // For the same reason it takes no han away from what else there is, which may be worth more.
    template <typename Add>
    void give_back(Priced& priced, bool closed, Add add) const {
        ElementSet without;
        each(priced.found, [&](int e) {
            const Price& p = closed ? elements[e].closed : elements[e].open;
            if (p.sort == Price::Sort::limit && p.amount < value.yakuman()) return;
            for (int w = 0; w < ElementSet::WORDS; ++w) without.words[w] |= elements[e].absorbs.words[w];
        });
        each(priced.found, [&](int e) {
            const Price& p = closed ? elements[e].closed : elements[e].open;
            const bool in_han = p.sort == Price::Sort::han || p.sort == Price::Sort::bonus;
            if (!in_han || priced.counted.has(e) || without.has(e)) return;
            priced.counted.add(e);
            add(e);
        });
    }

    double combined(int limits, double sum, double most) const {
        if (limits <= 1) return sum;
        switch (value.combine) {
            case ValueRules::Combine::single:
                return most;
            case ValueRules::Combine::add_mangan:
                return most + value.mangan * (limits - 1);
            default:
                return sum;
        }
    }
};

// The bytes of a won hand: see jantaku.scoring.pack, which writes them.
struct PackedWin {
    std::uint8_t counts[34];
    std::uint8_t winning, seat_wind, round_wind, melds;
    Melded meld[Won::MAX_MELDS];
    std::uint8_t told[8 * FACT_WORDS];
    static constexpr int POINTED = 15;  // five indicators, each of which may point to three suits
    std::uint8_t dora[POINTED], uradora[POINTED];
    std::uint8_t reds;
    std::uint8_t nuki, nuki_dora, nuki_uradora;  // tiles set aside; how often indicators point to one of them
    std::uint8_t honba;
    std::uint8_t raised[Won::MAX_MELDS - 1];  // tiles laid on runs: their kinds and one, or 0
};
static_assert(sizeof(PackedWin) == 128);

// What follows them where other tiles complete sets.
struct PackedMore {
    std::uint8_t flowers[8];  // concealed ones, and seasons
    Supplement meld[Won::MAX_MELDS];
    std::uint8_t spare[2];
};
static_assert(sizeof(PackedMore) == 40);

// Where other tiles complete sets: seasons are in the hand, melds are not of equal tiles, and the eyes may be melded.
inline void unpack_more(Won& won, const std::uint8_t* bytes) {
    PackedMore packed;
    std::memcpy(&packed, bytes, sizeof packed);
    won.present = present_kinds(won.counts);
    for (int f = 0; f < 8; ++f) {
        won.counts[USUAL_KINDS + f] = packed.flowers[f];
        won.present |= Mask{packed.flowers[f] != 0} << (USUAL_KINDS + f);
    }
    won.all = won.counts;
    won.sets_melded = 0;
    for (int i = 0; i < won.melds; ++i) {
        const Melded& meld = won.meld[i];
        const Supplement& more = won.supplement[i] = packed.meld[i];
        won.sets_melded += meld.shape != block::pair;
        for (const std::uint8_t tile : more.tile)
            if (tile != 0) ++won.all[((tile & ~Supplement::UNCOUNTED) - 1) & (MAX_KINDS - 1)];
        won.present |= more.counted();
    }
}

inline constexpr int NO_VALUE = 255;
inline constexpr Mask SUIT{0x1FF};

inline WonHand unpack(const std::uint8_t* bytes, const TileRules& tiles) {
    PackedWin packed;
    std::memcpy(&packed, bytes, sizeof packed);
    WonHand hand{};
    Won& won = hand.won;
    std::memcpy(won.counts.data(), packed.counts, 34);
    won.all = won.counts;
    won.winning = packed.winning;
    won.seat_wind = packed.seat_wind < EAST ? NO_VALUE : packed.seat_wind;  // a pair of the own suit is worth nothing
    won.seat_kinds = packed.seat_wind < EAST ? SUIT << packed.seat_wind / 9 * 9 : packed.seat_wind < MAX_KINDS ? bit(packed.seat_wind) : 0;
    won.round_kinds = packed.round_wind < MAX_KINDS ? tiles.of_round(packed.round_wind) : 0;
    won.melds = packed.melds;
    if (won.melds > Won::MAX_MELDS) throw BadHand("more than six melds");
    const int kinds = tiles.supplements ? USUAL_KINDS + 8 : USUAL_KINDS;
    if (won.winning >= kinds) throw BadHand("the winning kind " + std::to_string(won.winning) + " does not exist");
    for (int i = 0; i < won.melds; ++i) {
        const Melded& meld = won.meld[i] = packed.meld[i];
        const int size = meld.shape == block::quad ? 4 : 3;
        if (meld.first >= kinds || (meld.shape == block::run && !starts_run(meld.first)))
            throw BadHand("a meld of kind " + std::to_string(meld.first));
        for (int t = 0; t < size; ++t) ++won.all[meld.first + (meld.shape == block::run ? t : 0)];
    }
    std::memcpy(won.raised.data(), packed.raised, sizeof packed.raised);
    won.sets_melded = won.melds;
    won.supplements = tiles.supplements;
    if (tiles.supplements)
        unpack_more(won, bytes + sizeof packed);
    else
        won.present = present_kinds(won.all);
    for (int w = 0; w < FACT_WORDS; ++w) won.told.words[w] = load_little_endian(packed.told + 8 * w);
    const auto count = [&](const std::uint8_t* kinds) {
        int held = 0;
        for (int i = 0; i < PackedWin::POINTED && kinds[i] < MAX_KINDS; ++i) held += won.held(kinds[i]);
        return held;
    };
    hand.honba = packed.honba;
    const int dora = count(packed.dora) + packed.nuki_dora, uradora = count(packed.uradora) + packed.nuki_uradora;
    hand.bonus = {dora, uradora, packed.reds, packed.nuki};
    std::memcpy(hand.pointed[0].data(), packed.dora, sizeof packed.dora);
    std::memcpy(hand.pointed[1].data(), packed.uradora, sizeof packed.uradora);
    return hand;
}

// The dearest reading: one that may win, by its base amount; among equals a limit of its own before one that was counted up to, then more han,
// which do not matter under a limit, then more fu, then the first one listed.
inline bool dearer(const Priced& a, const Priced& b) {
    const auto rank = [](const Priced& p) {
        return std::make_tuple(p.wins, p.base, p.by_limit, p.by_limit ? 0 : p.han + p.bonus_han, p.fu);
    };
    return rank(a) > rank(b);
}

struct Pricing {
    std::vector<Reading> readings;
    std::vector<Priced> priced;
    int best = -1;
};

// Whether one kind alone completed the hand, live or not. What the hand itself holds four times, melds included, is none.
inline bool is_one_kind_wait(const Won& won, const Grammar& grammar) {
    Counts before = won.counts;
    --before[won.winning];
    Mask kinds = grammar.improving(before, 0).kinds;
    for (Mask left = kinds; left; left &= left - 1) {
        const int kind = std::countr_zero(left);
        if (kind != won.winning && won.held(kind) >= 4) kinds &= ~bit(kind);
    }
    return std::has_single_bit(kinds);
}

// A hand of unrelated tiles is won as it is dealt. All that others are dealt is different; what they draw is one of them again, or
// another one (001:2171, 001:2213).
inline bool is_as_dealt(const Reading& reading, const Form& form, const Won& won) {
    if (form.sort != Form::Sort::unrelated || won.told.has(Fact::tenhou)) return true;
    return won.told.has(Fact::chiihou) && (form.n == Form::UNRELATED || reading.wait == Wait::tanki);
}

inline void price_all(const Book& book, const Grammar& grammar, const WonHand& hand, Pricing& pricing,
                      const ElementSet& barred = {}) {
    pricing.readings.clear();
    pricing.priced.clear();
    pricing.best = -1;
    if (hand.won.present & book.nuki.never) return;
    grammar.read_complete(hand.won.counts, hand.won.winning, hand.won.sets_melded, pricing.readings);
    std::array<int, BONUSES> bonus = book.bonus_of(hand);
    FactSet of_hand = facts_of_hand(hand.won);
    book.drop_bonus(bonus, of_hand);
    of_hand.add_if(book.is_without_dora(hand.won, bonus), Fact::no_dora);
    if (grammar.has_dealt())
        std::erase_if(pricing.readings, [&](const Reading& r) { return !is_as_dealt(r, grammar.form(r.form), hand.won); });
    if (book.asks_for_kinds() && !pricing.readings.empty())
        of_hand.add_if(is_one_kind_wait(hand.won, grammar), Fact::one_kind_wait);
    for (std::size_t i = 0; i < pricing.readings.size(); ++i) {
        const Reading& reading = pricing.readings[i];
        const HandBlocks blocks = blocks_of(reading, hand.won, grammar.form(reading.form));
        FactSet facts = facts_of(reading, blocks, grammar.form_sort(reading.form), of_hand, hand.won, book.tiles);
        if (!book.form_facts.empty() && book.form_facts[reading.form] >= 0) facts.add(book.form_facts[reading.form]);
        if (book.asks_for_fu()) facts.add_if(book.has_own_fu(facts, blocks, hand.won), Fact::own_fu);
        if (book.dora_block == DoraBlock::all) {
            pricing.priced.push_back(book.price(facts, blocks, hand.won, reading, bonus, barred));
        } else {
            std::array<int, BONUSES> of_blocks = bonus;
            book.count_blocks(of_blocks, hand, blocks);
            pricing.priced.push_back(book.price(facts, blocks, hand.won, reading, of_blocks, barred));
        }
        pricing.priced.back().reading = static_cast<int>(i);
        book.admit(pricing.priced.back(), hand.honba, hand.won.told.has(Fact::dealer));
        if (pricing.best < 0 || dearer(pricing.priced.back(), pricing.priced[pricing.best])) pricing.best = static_cast<int>(i);
    }
}

}  // namespace jantaku
