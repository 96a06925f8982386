// A grammar: the forms that a complete hand may have, over one tile set, and the questions that can be asked of a hand.
//
// Two paths answer them. The fast one looks the four suits up (suits.hpp); the general one searches (search.hpp). Which one a
// hand takes depends on the grammar and on the hand, never on the question.
#pragma once

#include "readings.hpp"
#include "suits.hpp"

#include <atomic>

namespace jantaku {

struct Improving {
    int shanten;
    Mask kinds;
};
struct Waits {
    Mask live, dead;  // dead: not in the tile set, or all copies are in this hand
};
struct Discard {
    int kind;
    Improving then;
};

class Grammar {
  public:
    Grammar(std::vector<Form> forms, const Counts& copies, int kinds, int size, std::vector<Wild> wild)
        : forms_(std::move(forms)), copies_(copies), kinds_(kinds), size_(size), wild_(std::move(wild)) {
        unlimited_.fill(15);
        for (Form& form : forms_) {
            write_out(form);
            open_blocks_ = std::max(open_blocks_, form.open_blocks());
            const int f = static_cast<int>(&form - forms_.data());
            has_dealt_ = has_dealt_ || form.sort == Form::Sort::unrelated;
            if (form.sort == Form::Sort::blocks)
                searched_.push_back(f);
            else if (form.sort != Form::Sort::unrelated)
                table_forms_.push_back({form.sort, form.n, form.distinct, all_orphans_exist(), f});
        }
        for (const Wild& w : wild_) wild_mask_ |= bit(w.kind);
        for (const Form& form : forms_) completing_ |= completing(form);
        if (!wild_.empty()) completing_ = ~Mask{0};
        fast_ = fits_tables();
    }

    // Whether the tables serve. They take a moment to make, so they are made when the first hand comes.
    bool fast() const { return tables() != nullptr; }
    int kinds() const { return kinds_; }
    std::size_t forms() const { return forms_.size(); }
    bool has_dealt() const { return has_dealt_; }  // whether some form can only be dealt, not collected

    int shanten(const Counts& counts, Mask forbidden) const {
        if (!in_tables(counts, forbidden)) return least_distance(counts, melds_of(counts), forbidden) - 1;
        return shanten_in_tables(counts.data(), forbidden);
    }

    // The same straight from 34 bytes, which have been checked. Only where `serves_rows` says so.
    int shanten_in_tables(const std::uint8_t* counts, Mask forbidden) const {
        const Looked hand = look(counts, forbidden);
        return least_in_tables(hand, counts, melds_of(word::tiles(hand.sum)), forbidden) - 1;
    }
    bool serves_rows(Mask forbidden) const { return in_tables(Counts{}, forbidden); }

    // The same of some rows, one after the other `down` bytes apart, step by step for all of them: most of the time for one hand
    // is waiting for memory. Throws if any of them is bad.
    static constexpr std::size_t ROWS_AT_ONCE = 32;
    void shanten_of_rows(const std::uint8_t* rows, std::ptrdiff_t down, std::size_t many, Mask forbidden, std::int8_t* shanten) const {
        const SuitTables& tables = *tables_.load(std::memory_order_relaxed);
        const auto counts = [&](std::size_t i) { return rows + static_cast<std::ptrdiff_t>(i) * down; };
        std::array<Looked, ROWS_AT_ONCE> hands;
        std::array<int, ROWS_AT_ONCE> melds;
        for (std::size_t i = 0; i < many; ++i) {
            check(counts(i), USUAL_KINDS);
            hands[i].places = Places(counts(i));
            if (!hands[i].places.in_range) [[unlikely]] throw BadHand("a count above four");
            tables.suits_soon(hands[i].places);
        }
        for (std::size_t i = 0; i < many; ++i) {
            look_up(hands[i], tables, forbidden);
            melds[i] = melds_of(word::tiles(hands[i].sum));
            for (const TableForm& form : table_forms_)
                if (form.sort == Form::Sort::sets && form.n >= melds[i])
                    tables.missing_soon(form.n - melds[i], hands[i].left, hands[i].right);
        }
        for (std::size_t i = 0; i < many; ++i)
            shanten[i] = static_cast<std::int8_t>(least_in_tables(hands[i], counts(i), melds[i], forbidden) - 1);
    }

    void shanten_each(const Counts& counts, Mask forbidden, int* each) const {
        const int melds = melds_of(counts);
        if (in_tables(counts, forbidden)) {
            const Looked hand = look(counts.data(), forbidden);
            std::fill_n(each, forms_.size(), OUT_OF_REACH - 1);
            for (const TableForm& form : table_forms_)
                each[form.form] = table_distance(form, hand, counts.data(), melds, forbidden) - 1;
            for (int f : searched_) each[f] = searched_distance(forms_[f], counts, melds, forbidden, OUT_OF_REACH) - 1;
        } else {
            for (std::size_t f = 0; f < forms_.size(); ++f)
                each[f] = searched_distance(forms_[f], counts, melds, forbidden, OUT_OF_REACH) - 1;
        }
    }

    Improving improving(const Counts& counts, Mask forbidden) const {
        const int melds = melds_of(counts);
        if (!waiting(counts)) throw BadHand("the hand has already drawn: " + tiles_text(counts));
        return improving(counts, melds, forbidden);
    }

    Waits waits(const Counts& counts, Mask forbidden) const {
        const int melds = melds_of(counts);
        if (!waiting(counts)) throw BadHand("waits are those of a hand that is to draw, not of " + tiles_text(counts));
        Waits result{0, 0};
        const Improving next = improving(counts, melds, forbidden);
        if (next.shanten == 0) result.live = next.kinds;
        for (int k = 0; k < kinds_; ++k)
            if (counts[k] >= copies_[k] && completing_ & ~forbidden & bit(k) && completes(counts, k, melds, forbidden))
                result.dead |= bit(k);
        return result;
    }

    std::vector<Discard> discards(const Counts& counts, Mask forbidden) const {
        const int melds = melds_of(counts);
        if (waiting(counts)) throw BadHand("the hand has nothing to discard: " + tiles_text(counts));
        std::vector<Discard> result;
        Counts after = counts;
        for (int k = 0; k < kinds_; ++k) {
            if (counts[k] == 0) continue;
            --after[k];
            result.push_back({k, improving(after, melds, forbidden)});
            ++after[k];
        }
        return result;
    }

    std::vector<Reading> readings(const Counts& counts, int winning, Mask forbidden) const {
        const int melds = melds_of(counts);
        if (waiting(counts)) throw BadHand("only a complete hand can be read, not " + tiles_text(counts));
        if (winning < 0 || winning >= kinds_ || counts[winning] == 0)
            throw BadHand("the winning kind " + std::to_string(winning) + " is not in the hand");
        std::vector<Reading> found;
        if (holds(counts, wild_mask_)) {
            Counts real = counts;
            std::vector<Joker> jokers = take_jokers(real);
            read_jokers(real, jokers, 0, winning, melds, forbidden, found);
        } else {
            read(counts, winning, melds, forbidden, found);
        }
        if (found.size() > 1) {  // blocks that were written out, and jokers, lead to one reading in several ways
            std::sort(found.begin(), found.end());
            found.erase(std::unique(found.begin(), found.end()), found.end());
        }
        return found;
    }

    // All readings of a hand that has been won, with its number of melds told; none where it is not complete.
    void read_complete(const Counts& counts, int winning, int melds, std::vector<Reading>& out) const {
        check(counts);
        if (counts[winning] == 0) throw BadHand("the winning kind " + std::to_string(winning) + " is not in the hand");
        if (tiles(counts) + 3 * melds != size_) throw BadHand(wrong_size(tiles(counts)));
        read(counts, winning, melds, 0, out);
    }

    // What a form is to those who price it.
    Form::Sort form_sort(int form) const {
        return forms_[form].sort == Form::Sort::blocks ? forms_[form].like : forms_[form].sort;
    }
    const Form& form(int form) const { return forms_[form]; }

    // Throws where the counts do not fit the tile set; `counts` has zeros above the grammar's kinds.
    void check(const Counts& counts) const { check(counts.data(), MAX_KINDS); }
    void check(const std::uint8_t* counts, int kinds) const {
        unsigned over = 0;
        for (int k = 0; k < 32; ++k) over |= counts[k] > copies_[k];
        for (int k = 32; k < kinds; ++k) over |= counts[k] > copies_[k];
        if (!over) [[likely]] return;
        for (int k = 0; k < kinds; ++k)
            if (counts[k] > copies_[k])
                throw BadHand("kind " + std::to_string(k) + ": " + std::to_string(counts[k]) + " in hand, the tile set has " +
                              std::to_string(copies_[k]));
    }

  private:
    std::vector<Form> forms_;
    Counts copies_;
    Counts unlimited_;
    int kinds_, size_, open_blocks_ = 0;
    std::vector<Wild> wild_;
    Mask wild_mask_ = 0;
    Mask completing_ = 0;  // kinds that some form has a place for
    bool has_dealt_ = false;
    mutable std::atomic<bool> fast_ = false;
    mutable std::atomic<const SuitTables*> tables_ = nullptr;

    const SuitTables* tables() const {
        const SuitTables* made = tables_.load(std::memory_order_acquire);
        return made || !fast_ ? made : make_tables();
    }

    [[gnu::noinline]] const SuitTables* make_tables() const {
        SuitTables::Copies usual;
        std::copy_n(copies_.begin(), USUAL_KINDS, usual.begin());
        const SuitTables* made = SuitTables::of(usual);
        if (!made) fast_ = false;
        tables_.store(made, std::memory_order_release);
        return made;
    }

    bool fits_tables() const {
        if (!wild_.empty() || size_ > MAX_TILES) return false;
        for (int k = 0; k < USUAL_KINDS; ++k)
            if (copies_[k] > 4) return false;
        if (table_forms_.empty()) return false;
        for (const Form& form : forms_) {
            // what stands for the usual sets and pairs is nothing beside them
            if (form.like == Form::Sort::sets || form.like == Form::Sort::pairs) return false;
            if (form.sort == Form::Sort::sets && form.n > MAX_SETS) return false;
            if (form.sort == Form::Sort::orphans && form.orphans != TERMINALS_AND_HONOURS) return false;
        }
        return pairs_to_choose_from(0);
    }

    // The formulas for pairs take it for granted that there are always kinds left to pair.
    bool pairs_to_choose_from(Mask forbidden) const {
        int pairable = 0;
        for (int k = 0; k < USUAL_KINDS; ++k) pairable += copies_[k] >= 2 && !(forbidden & bit(k));
        for (const Form& form : forms_) {
            const bool pairs = form.sort == Form::Sort::pairs || form.sort == Form::Sort::pairs_triplet;
            if (pairs && pairable < 2 * form.n) return false;
        }
        return true;
    }

    static int tiles(const Counts& counts) {
        int sum = 0;
        for (int k = 0; k < MAX_KINDS; ++k) sum += counts[k];
        return sum;
    }
    static std::string tiles_text(const Counts& counts) { return std::to_string(tiles(counts)) + " tiles"; }

    bool waiting(const Counts& counts) const { return (size_ - tiles(counts)) % 3 == 1; }

    int melds_of(const Counts& counts) const { return melds_of(tiles(counts)); }
    int melds_of(int tiles) const {
        const int rest = size_ - tiles;
        const int melds = rest / 3;
        if (tiles == 0 || rest < 0 || rest % 3 == 2 || melds > open_blocks_) [[unlikely]] throw BadHand(wrong_size(tiles));
        return melds;
    }

    std::string wrong_size(int tiles) const {
        std::string sizes;
        for (int melds = open_blocks_; melds >= 0; --melds)
            for (int n : {size_ - 3 * melds - 1, size_ - 3 * melds})
                if (n > 0) sizes += (sizes.empty() ? "" : ", ") + std::to_string(n);
        return std::to_string(tiles) + " tiles are no hand; it has " + sizes + " concealed tiles";
    }

    // --- distances

    // What the tables need to know of a form.
    struct TableForm {
        Form::Sort sort;
        int n;
        bool distinct;
        bool orphans_exist;
        int form;
    };
    std::vector<TableForm> table_forms_;
    std::vector<int> searched_;  // forms that no table knows: they are searched, beside those that the tables know

    bool all_orphans_exist() const {
        bool pair = false;
        for (Mask left = TERMINALS_AND_HONOURS; left; left &= left - 1) {
            const int copies = copies_[std::countr_zero(left)];
            if (copies == 0) return false;
            pair = pair || copies >= 2;
        }
        return pair;
    }

    // The four suits of a hand as the tables know them.
    struct Looked {
        Places places;
        std::uint32_t words[4];
        std::uint32_t left, right;  // the first two joined, and the last two
        std::uint32_t sum;
        const SuitTables* tables;
    };

    Looked look(const std::uint8_t* counts, Mask forbidden) const {
        Looked hand;
        hand.places = Places(counts);
        if (!hand.places.in_range) [[unlikely]] throw BadHand("a count above four");
        look_up(hand, *tables_.load(std::memory_order_relaxed), forbidden);
        return hand;
    }

    // Everything but the places, which are there already.
    static void look_up(Looked& hand, const SuitTables& tables, Mask forbidden) {
        hand.tables = &tables;
        hand.sum = 0;
        for (int s = 0; s < 4; ++s) {
            hand.words[s] = tables.suit(s, hand.places.of[s]);
            if (forbidden & SUIT_MASK[s]) hand.words[s] = SuitTables::void_suit(hand.words[s]);
            hand.sum += word::counts(hand.words[s]);
        }
        hand.left = tables.joined(hand.words[0], hand.words[1]);
        hand.right = tables.joined(hand.words[2], hand.words[3]);
    }

    // The tables know whole suits only.
    bool in_tables(const Counts& counts, Mask forbidden) const {
        if (!fast()) return false;
        return (forbidden == 0 && kinds_ == USUAL_KINDS) || whole_suits(counts, forbidden);
    }
    [[gnu::noinline]] bool whole_suits(const Counts& counts, Mask forbidden) const {
        for (int s = 0; s < 4; ++s) {
            const Mask part = forbidden & SUIT_MASK[s];
            if (part != 0 && part != SUIT_MASK[s]) return false;
        }
        for (int k = USUAL_KINDS; k < MAX_KINDS; ++k)
            if (counts[k]) return false;
        return forbidden == 0 || pairs_to_choose_from(forbidden);
    }

    int special_distance(const TableForm& form, std::uint32_t sum, const std::uint8_t* counts, Mask forbidden) const {
        switch (form.sort) {
            case Form::Sort::pairs: {
                if (!form.distinct) return counted_distance(form, counts, forbidden);
                const int kinds = word::kinds(sum);
                return form.n - word::pairs(sum) + (kinds < form.n ? form.n - kinds : 0);
            }
            case Form::Sort::pairs_triplet:
                return counted_distance(form, counts, forbidden);
            default:
                return form.orphans_exist && !(forbidden & TERMINALS_AND_HONOURS)
                           ? 14 - word::orphans(sum) - word::orphan_pair(sum)
                           : OUT_OF_REACH;
        }
    }

    // Equal pairs are counted kind by kind; the words of the suits do not tell them.
    [[gnu::noinline]] int counted_distance(const TableForm& form, const std::uint8_t* counts, Mask forbidden) const {
        return form.sort == Form::Sort::pairs ? any_pairs_distance(counts, copies_, ~forbidden, form.n)
                                              : pairs_triplet_distance(counts, copies_, ~forbidden, form.n);
    }

    int table_distance(const TableForm& form, const Looked& hand, const std::uint8_t* counts, int melds,
                       Mask forbidden) const {
        if (form.sort != Form::Sort::sets)
            return melds ? OUT_OF_REACH : special_distance(form, hand.sum, counts, forbidden);
        if (form.n < melds) return OUT_OF_REACH;
        const int missing = hand.tables->missing(form.n - melds, hand.left, hand.right);
        return missing >= Needs::NEVER ? OUT_OF_REACH : missing;
    }

    int least_in_tables(const Looked& hand, const std::uint8_t* counts, int melds, Mask forbidden) const {
        int least = OUT_OF_REACH;
        for (const TableForm& form : table_forms_)
            least = std::min(least, table_distance(form, hand, counts, melds, forbidden));
        return searched_.empty() ? least : least_searched(counts, melds, forbidden, least);
    }

    [[gnu::noinline]] int least_searched(const std::uint8_t* counts, int melds, Mask forbidden, int least) const {
        Counts all{};
        std::copy_n(counts, USUAL_KINDS, all.begin());
        for (int f : searched_) least = searched_distance(forms_[f], all, melds, forbidden, least);
        return least;
    }

    int searched_distance(const Form& form, const Counts& counts, int melds, Mask forbidden, int limit) const {
        if (form.open_blocks() < melds || form.sort == Form::Sort::unrelated) return limit;
        return Search(form, melds, counts, copies_, ~forbidden, wild_).distance(limit);
    }

    int least_distance(const Counts& counts, int melds, Mask forbidden, int limit = OUT_OF_REACH) const {
        if (in_tables(counts, forbidden))
            return std::min(limit, least_in_tables(look(counts.data(), forbidden), counts.data(), melds, forbidden));
        int least = limit;
        for (const Form& form : forms_) least = searched_distance(form, counts, melds, forbidden, least);
        return least;
    }

    Improving improving(const Counts& counts, int melds, Mask forbidden) const {
        if (in_tables(counts, forbidden)) return improving_in_tables(counts, melds, forbidden);
        const int now = least_distance(counts, melds, forbidden);
        Mask kinds = 0;
        Counts drawn = counts;
        for (int k = 0; k < kinds_; ++k) {
            if ((forbidden & bit(k)) || counts[k] >= copies_[k]) continue;
            ++drawn[k];
            if (least_distance(drawn, melds, forbidden, now) < now) kinds |= bit(k);
            --drawn[k];
        }
        return {now - 1, kinds};
    }

    // A draw changes one suit: the other three are joined once.
    Improving improving_in_tables(const Counts& counts, int melds, Mask forbidden) const {
        const Looked hand = look(counts.data(), forbidden);
        const int now = least_in_tables(hand, counts.data(), melds, forbidden);
        Mask kinds = 0;
        for (const TableForm& form : table_forms_) {
            if (form.sort == Form::Sort::sets) {
                if (form.n >= melds) kinds |= sets_improving(hand, counts, form.n - melds, now, forbidden);
            } else if (melds == 0 && special_distance(form, hand.sum, counts.data(), forbidden) == now) {
                kinds |= special_improving(form, hand, counts, now, forbidden);
            }
        }
        for (int f : searched_) kinds |= searched_improving(forms_[f], counts, melds, now, forbidden);
        return {now - 1, kinds};
    }

    Mask searched_improving(const Form& form, const Counts& counts, int melds, int now, Mask forbidden) const {
        if (searched_distance(form, counts, melds, forbidden, now + 1) > now) return 0;
        Mask kinds = 0;
        Counts drawn = counts;
        for (int k = 0; k < USUAL_KINDS; ++k) {
            if ((forbidden & bit(k)) || counts[k] >= copies_[k]) continue;
            ++drawn[k];
            if (searched_distance(form, drawn, melds, forbidden, now) < now) kinds |= bit(k);
            --drawn[k];
        }
        return kinds;
    }

    Mask sets_improving(const Looked& hand, const Counts& counts, int sets, int now, Mask forbidden) const {
        const std::uint32_t* w = hand.words;
        const SuitTables& tables = *hand.tables;
        if (tables.missing(sets, hand.left, hand.right) > now) return 0;
        Mask kinds = 0;
        for (int s = 0; s < 4; ++s) {
            if (forbidden & SUIT_MASK[s]) continue;
            const std::uint32_t partner = w[s ^ 1], rest = s < 2 ? hand.right : hand.left;
            for (int i = 0; i < SUIT_KINDS[s]; ++i) {
                const int k = SUIT_START[s] + i;
                if (counts[k] >= copies_[k]) continue;
                const std::uint32_t drawn = tables.suit(s, hand.places.of[s] + POWER_OF_5[i]);
                if ((drawn & word::CLASS) == (w[s] & word::CLASS)) continue;
                if (tables.missing(sets, tables.joined(drawn, partner), rest) < now) kinds |= bit(k);
            }
        }
        return kinds;
    }

    Mask special_improving(const TableForm& form, const Looked& hand, const Counts& counts, int now, Mask forbidden) const {
        Mask kinds = 0;
        Counts drawn = counts;
        for (int s = 0; s < 4; ++s) {
            if (forbidden & SUIT_MASK[s]) continue;
            for (int i = 0; i < SUIT_KINDS[s]; ++i) {
                const int k = SUIT_START[s] + i;
                if (counts[k] >= copies_[k]) continue;
                const std::uint32_t sum = hand.sum - word::counts(hand.words[s]) +
                                          word::counts(hand.tables->suit(s, hand.places.of[s] + POWER_OF_5[i]));
                ++drawn[k];
                if (special_distance(form, sum, drawn.data(), forbidden) < now) kinds |= bit(k);
                --drawn[k];
            }
        }
        return kinds;
    }

    // --- complete hands

    static bool holds(const Counts& counts, Mask kinds) {
        for (; kinds; kinds &= kinds - 1)
            if (counts[std::countr_zero(kinds)]) return true;
        return false;
    }

    // The kinds for which a form has a place when hands are read.
    static Mask completing(const Form& form) {
        switch (form.sort) {
            case Form::Sort::sets:
            case Form::Sort::pairs:
            case Form::Sort::pairs_triplet:
            case Form::Sort::unrelated:
                return bit(USUAL_KINDS) - 1;
            case Form::Sort::orphans:
                return form.orphans;
            default:
                break;
        }
        Mask kinds = 0;
        for (const Slot& slot : form.slots)
            for (const Piece& piece : slot.pieces)
                for (const int kind : piece.kinds) kinds |= bit(kind);
        return kinds;
    }

    // Whether the hand is complete with one more tile of this kind, copies or no copies.
    bool completes(const Counts& counts, int kind, int melds, Mask forbidden) const {
        Counts full = counts;
        ++full[kind];
        if (holds(counts, forbidden)) return false;
        if (holds(full, wild_mask_)) {
            for (const Form& form : forms_)
                if (form.open_blocks() >= melds &&
                    Search(form, melds, full, unlimited_, ~forbidden, wild_).distance(1) == 0)
                    return true;
            return false;
        }
        std::vector<Reading> found;
        read(full, kind, melds, forbidden, found, false);
        return !found.empty();
    }

    // `dealt`: also as what only the hand as it was dealt can be.
    void read(const Counts& counts, int winning, int melds, Mask forbidden, std::vector<Reading>& out, bool dealt = true) const {
        if (holds(counts, forbidden)) return;
        for (std::size_t f = 0; f < forms_.size(); ++f)
            if (forms_[f].open_blocks() >= melds && (dealt || forms_[f].sort != Form::Sort::unrelated))
                Reader(forms_[f], static_cast<int>(f), melds, counts, winning, out).read();
    }

    // Each wild tile in turn stands for one kind. A wild winning tile completes the block of the kind it stands for.
    struct Joker {
        int kind;
        Mask stands_for;
        int chosen;
    };

    std::vector<Joker> take_jokers(Counts& counts) const {
        std::vector<Joker> jokers;
        for (const Wild& w : wild_) {
            for (int i = 0; i < counts[w.kind]; ++i) jokers.push_back({w.kind, w.stands_for | bit(w.kind), 0});
            counts[w.kind] = 0;
        }
        return jokers;
    }

    void read_jokers(Counts& counts, std::vector<Joker>& jokers, std::size_t at, int winning, int melds, Mask forbidden,
                     std::vector<Reading>& out) const {
        if (at == jokers.size()) {
            if (!(wild_mask_ & bit(winning))) return read(counts, winning, melds, forbidden, out);
            for (const Joker& joker : jokers)
                if (joker.kind == winning) read(counts, joker.chosen, melds, forbidden, out);
            return;
        }
        Joker& joker = jokers[at];
        const bool like_last = at > 0 && jokers[at - 1].kind == joker.kind;
        for (int k = like_last ? jokers[at - 1].chosen : 0; k < kinds_; ++k) {
            if (!(joker.stands_for & bit(k))) continue;
            if (counts[k] >= copies_[k] && k != joker.kind) continue;
            joker.chosen = k;
            ++counts[k];
            read_jokers(counts, jokers, at + 1, winning, melds, forbidden, out);
            --counts[k];
        }
    }
};

}  // namespace jantaku
