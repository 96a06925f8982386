// All ways to read a complete hand, and in each the block that the winning tile completed.
#pragma once

#include "search.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace jantaku {

namespace block {
constexpr int code(Shape shape, int first) { return shape << 6 | first; }
constexpr int piece_code(int slot, int piece) { return 1 << 16 | slot << 12 | piece; }
constexpr int slot(int code) { return code >> 12 & 0xF; }
constexpr int piece(int code) { return code & 0xFFF; }
constexpr int first(int code) { return code & 0x3F; }
constexpr Shape shape(int code) { return static_cast<Shape>(code >> 6); }
}  // namespace block

enum class Wait { tanki = 0, shanpon, kanchan, penchan, ryanmen, orphan, thirteen, other };

struct Reading {
    static constexpr int MAX_BLOCKS = 24;

    int form = 0;
    Wait wait = Wait::other;
    int winning = 0;  // index of the block that holds the winning tile
    int size = 0;
    std::array<int, MAX_BLOCKS> blocks{};

    void push(int code) {
        if (size == MAX_BLOCKS) throw BadHand("a reading of more than 24 blocks");
        blocks[size++] = code;
    }
    void sort() { std::sort(blocks.begin(), blocks.begin() + size); }

    bool operator<(const Reading& other) const {
        if (std::tie(form, wait, winning) != std::tie(other.form, other.wait, other.winning))
            return std::tie(form, wait, winning) < std::tie(other.form, other.wait, other.winning);
        return std::lexicographical_compare(blocks.begin(), blocks.begin() + size, other.blocks.begin(),
                                            other.blocks.begin() + other.size);
    }
    bool operator==(const Reading& other) const { return !(*this < other) && !(other < *this); }
};

// Blocks are listed by their first kind, then by their shape.
inline bool by_first_kind(int a, int b) {
    return std::tuple(block::first(a), a) < std::tuple(block::first(b), b);
}

inline Wait run_wait(int first, int winning) {
    if (winning == first + 1) return Wait::kanchan;
    if (winning == first + 2 && rank_of(first) == 0) return Wait::penchan;
    if (winning == first && rank_of(first) == 6) return Wait::penchan;
    return Wait::ryanmen;
}

inline Wait piece_wait(const Piece& piece, int winning) {
    switch (piece.shape()) {
        case block::pair:
            return Wait::tanki;
        case block::triplet:
            return Wait::shanpon;
        case block::run:
            return run_wait(piece.first(), winning);
        default:
            return Wait::other;
    }
}

// Reads one hand under one form, melds left out, and puts what it finds into a list.
class Reader {
  public:
    Reader(const Form& form, int index, int melds, const Counts& counts, int winning, std::vector<Reading>& out)
        : form_(form), index_(index), melds_(melds), counts_(counts), winning_(winning), out_(out) {
        reading_.form = index;
    }

    void read() {
        switch (form_.sort) {
            case Form::Sort::sets:
                if (comes_out_even()) sets(0, form_.n - melds_, false);
                break;
            case Form::Sort::pairs:
                if (melds_ == 0) pairs(-1);
                break;
            case Form::Sort::pairs_triplet:
                for (int k = 0; melds_ == 0 && k < USUAL_KINDS; ++k)
                    if (counts_[k] >= 3) pairs(k);
                break;
            case Form::Sort::orphans:
                if (melds_ == 0) orphans();
                break;
            case Form::Sort::unrelated:
                if (melds_ == 0) unrelated();
                break;
            default:
                blocks();
                break;
        }
    }

  private:
    const Form& form_;
    int index_, melds_;
    Counts counts_;
    int winning_;
    std::vector<Reading>& out_;
    Reading reading_;

    // Sets take three tiles of a suit, or of one honour, and a single pair takes two: most hands that are not complete do not come out.
    bool comes_out_even() const {
        int pairs = 0;
        const auto come_out = [&](int tiles) {
            pairs += tiles % 3 == 2;
            return tiles % 3 != 1;
        };
        for (int suit = 0; suit < 3; ++suit)
            if (!come_out(std::accumulate(counts_.begin() + 9 * suit, counts_.begin() + 9 * suit + 9, 0))) return false;
        return std::all_of(counts_.begin() + 27, counts_.begin() + USUAL_KINDS, come_out) && pairs == 1;
    }

    // From the lowest kind up: what is not a pair or a triplet must start runs.
    void sets(int kind, int left, bool pair) {
        while (kind < MAX_KINDS && counts_[kind] == 0) ++kind;
        if (kind == MAX_KINDS) {
            if (left == 0 && pair) finish_standard();
            return;
        }
        if (kind >= USUAL_KINDS) return;
        for (int p = 0; p <= (!pair && counts_[kind] >= 2); ++p)
            for (int t = 0; t <= (counts_[kind] - 2 * p) / 3; ++t) {
                const int runs = counts_[kind] - 2 * p - 3 * t;
                if (t + runs > left) continue;
                if (runs && !(starts_run(kind) && counts_[kind + 1] >= runs && counts_[kind + 2] >= runs)) continue;
                const int size = reading_.size, count = counts_[kind];
                if (p) reading_.push(block::code(block::pair, kind));
                for (int i = 0; i < t; ++i) reading_.push(block::code(block::triplet, kind));
                for (int i = 0; i < runs; ++i) reading_.push(block::code(block::run, kind));
                if (runs) take_run(kind, runs);
                counts_[kind] = 0;
                sets(kind + 1, left - t - runs, pair || p);
                counts_[kind] = static_cast<std::uint8_t>(count);
                if (runs) take_run(kind, -runs);
                reading_.size = size;
            }
    }

    void take_run(int kind, int runs) {
        counts_[kind + 1] = static_cast<std::uint8_t>(counts_[kind + 1] - runs);
        counts_[kind + 2] = static_cast<std::uint8_t>(counts_[kind + 2] - runs);
    }

    void pairs(int triplet) {
        reading_.size = 0;
        int held = 0;
        for (int k = 0; k < MAX_KINDS; ++k) {
            int count = counts_[k];
            if (k == triplet) count -= 3;
            if (count % 2 || (count && k >= USUAL_KINDS) || (form_.distinct && count > 2)) return;
            held += count / 2;
            if (held > form_.n) return;
            for (int i = 0; i < count / 2; ++i) reading_.push(block::code(block::pair, k));
            if (k == triplet) reading_.push(block::code(block::triplet, k));
        }
        if (held == form_.n) finish_standard();
    }

    void orphans() {
        reading_.size = 0;
        bool doubled = false;
        for (int k = 0; k < MAX_KINDS; ++k) {
            if (!(form_.orphans & bit(k))) {
                if (counts_[k]) return;
                continue;
            }
            if (counts_[k] < 1 || counts_[k] > 2 || (counts_[k] == 2 && doubled)) return;
            doubled = doubled || counts_[k] == 2;
            reading_.push(block::code(counts_[k] == 2 ? block::pair : block::single, k));
        }
        if (doubled) finish_standard();
    }

    // Single tiles, in a suit three ranks apart or more; one of them may be there twice.
    void unrelated() {
        reading_.size = 0;
        bool doubled = false;
        int last = -1;
        for (int k = 0; k < MAX_KINDS; ++k) {
            if (counts_[k] == 0) continue;
            const bool near = in_suit(k) && last >= 0 && last / 9 == k / 9 && k - last < 3;
            if (near || k >= USUAL_KINDS || counts_[k] > 2 || (counts_[k] == 2 && doubled)) return;
            doubled = doubled || counts_[k] == 2;
            last = k;
            reading_.push(block::code(counts_[k] == 2 ? block::pair : block::single, k));
        }
        if (reading_.size == form_.n) finish_standard();
    }

    // Where did the winning tile go? One reading for each different block that holds it.
    void finish_standard() {
        Reading found = reading_;
        std::sort(found.blocks.begin(), found.blocks.begin() + found.size, by_first_kind);
        for (int i = 0; i < found.size; ++i) {
            const int code = found.blocks[i];
            if (i > 0 && code == found.blocks[i - 1]) continue;
            const int first = block::first(code);
            const bool run = block::shape(code) == block::run;
            if (winning_ < first || winning_ > first + (run ? 2 : 0)) continue;
            found.winning = i;
            found.wait = standard_wait(code);
            out_.push_back(found);
        }
    }

    Wait standard_wait(int code) const {
        if (form_.sort == Form::Sort::unrelated && block::shape(code) == block::single) return Wait::other;
        if (form_.sort == Form::Sort::orphans)
            return block::shape(code) == block::pair ? Wait::thirteen : Wait::orphan;
        switch (block::shape(code)) {
            case block::run:
                return run_wait(block::first(code), winning_);
            case block::triplet:
                return Wait::shanpon;
            default:
                return Wait::tanki;
        }
    }

    // Any blocks: the lowest tile left must stand in one of them.
    void blocks() {
        std::vector<int> left;
        int melds = melds_;
        for (const Slot& slot : form_.slots) {
            const int filled = slot.open ? std::min(melds, slot.times) : 0;
            melds -= filled;
            left.push_back(slot.times - filled);
        }
        cover(left);
    }

    void cover(std::vector<int>& left) {
        int kind = 0;
        while (kind < MAX_KINDS && counts_[kind] == 0) ++kind;
        if (kind == MAX_KINDS) {
            if (std::all_of(left.begin(), left.end(), [](int n) { return n == 0; })) finish_blocks();
            return;
        }
        for (std::size_t s = 0; s < form_.slots.size(); ++s) {
            if (left[s] == 0) continue;
            const auto& pieces = form_.slots[s].pieces;
            for (std::size_t p = 0; p < pieces.size(); ++p) {
                const auto& kinds = pieces[p].kinds;
                if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end() || !take(kinds)) continue;
                const int code = block::piece_code(static_cast<int>(s), static_cast<int>(p));
                if (!form_.slots[s].distinct || !listed(code)) {
                    reading_.push(code);
                    --left[s];
                    cover(left);
                    ++left[s];
                    --reading_.size;
                }
                for (int k : kinds) ++counts_[k];
            }
        }
    }

    bool take(const std::vector<std::uint8_t>& kinds) {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (counts_[kinds[i]] == 0) {
                while (i-- > 0) ++counts_[kinds[i]];
                return false;
            }
            --counts_[kinds[i]];
        }
        return true;
    }

    bool listed(int code) const {
        return std::find(reading_.blocks.begin(), reading_.blocks.begin() + reading_.size, code) !=
               reading_.blocks.begin() + reading_.size;
    }

    void finish_blocks() {
        Reading found = reading_;
        found.sort();
        for (int i = 0; i < found.size; ++i) {
            if (i > 0 && found.blocks[i] == found.blocks[i - 1]) continue;
            const int slot = found.blocks[i] >> 12 & 0xF, piece = found.blocks[i] & 0xFFF;
            const auto& kinds = form_.slots[slot].pieces[piece].kinds;
            if (std::find(kinds.begin(), kinds.end(), winning_) == kinds.end()) continue;
            found.winning = i;
            found.wait = piece_wait(form_.slots[slot].pieces[piece], winning_);
            out_.push_back(found);
        }
    }
};

}  // namespace jantaku
