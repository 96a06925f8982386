// The general search: exact for any blocks, up to 64 kinds and 15 copies, with wild tiles. Nothing here is fast; everything is
// there, so that an odd game works before somebody writes a table for it.
//
// A target is built block by block, cheapest blocks first. What the target holds beyond the hand is missing; a branch ends where
// the blocks still to come cannot make it cheaper than the best target so far.
#pragma once

#include "forms.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace jantaku {

// A tile of `kind` may stand for every kind of the mask, and for its own.
struct Wild {
    int kind;
    Mask stands_for;
};

class Search {
  public:
    Search(const Form& form, int melds, const Counts& counts, const Counts& copies, Mask allowed,
           const std::vector<Wild>& wild)
        : have_(counts), copies_(copies), allowed_(allowed) {
        for (const Wild& w : wild) {
            for (int i = 0; i < counts[w.kind]; ++i) jokers_.push_back(w.stands_for | bit(w.kind));
            have_[w.kind] = 0;
        }
        for (int k = 0; k < MAX_KINDS; ++k)
            if (allowed & bit(k)) spare_ += have_[k];
        for (const Slot& slot : form.slots) {
            const int filled = slot.open ? std::min(melds, slot.times) : 0;
            melds -= filled;
            if (slot.times > filled) slots_.push_back(sorted(slot, slot.times - filled));
        }
    }

    // The least number of tiles missing, if it is below `limit`; else `limit`.
    int distance(int limit = OUT_OF_REACH) {
        best_ = limit;
        int later = 0, tiles = 0;
        for (auto slot = slots_.rbegin(); slot != slots_.rend(); ++slot) {
            slot->least_later = later;
            slot->tiles_later = tiles;
            later += slot->times * slot->least_cost();
            tiles += slot->times * slot->tiles;
        }
        place(0, slots_.empty() ? 0 : slots_[0].times, 0, 0);
        return best_;
    }

  private:
    struct Choice {
        const Piece* piece;
        int cost;  // tiles missing for this block alone; it can only grow
    };
    struct Sorted {
        std::vector<Choice> choices;
        int times, tiles;
        bool distinct;
        int least_later = 0, tiles_later = 0;

        int least_cost() const { return choices.empty() ? OUT_OF_REACH : choices[0].cost; }
    };

    Counts have_;
    Counts target_{};
    const Counts& copies_;
    Mask allowed_;
    std::vector<Mask> jokers_;
    std::vector<Sorted> slots_;
    int spare_ = 0, best_ = OUT_OF_REACH;

    Sorted sorted(const Slot& slot, int times) {
        Sorted result{{}, times, slot.pieces.empty() ? 0 : static_cast<int>(slot.pieces[0].kinds.size()), slot.distinct};
        for (const Piece& piece : slot.pieces) {
            const int cost = add(piece);
            if (cost < OUT_OF_REACH) {
                remove(piece);
                result.choices.push_back({&piece, cost});
            }
        }
        std::stable_sort(result.choices.begin(), result.choices.end(),
                         [](const Choice& a, const Choice& b) { return a.cost < b.cost; });
        return result;
    }

    // Puts a block into the target and tells what is missing for it; changes nothing where there are not enough copies.
    int add(const Piece& piece) {
        int missing = 0;
        for (std::size_t i = 0; i < piece.kinds.size(); ++i) {
            const int k = piece.kinds[i];
            if (!(allowed_ & bit(k)) || target_[k] >= copies_[k]) {
                while (i-- > 0) --target_[piece.kinds[i]];
                return OUT_OF_REACH;
            }
            if (target_[k]++ >= have_[k]) ++missing;
        }
        return missing;
    }

    void remove(const Piece& piece) {
        for (int k : piece.kinds) --target_[k];
    }

    void place(std::size_t at, int times, std::size_t from, int missing) {
        if (at == slots_.size()) {
            best_ = std::min(best_, missing - jokers_used(missing));
            return;
        }
        const Sorted& slot = slots_[at];
        if (times == 0) {
            place(at + 1, at + 1 < slots_.size() ? slots_[at + 1].times : 0, 0, missing);
            return;
        }
        for (std::size_t i = from; i < slot.choices.size(); ++i) {
            if (hopeless(missing + times * slot.choices[i].cost + slot.least_later)) return;
            const Piece& piece = *slot.choices[i].piece;
            const int cost = add(piece);
            if (cost == OUT_OF_REACH) continue;
            const int to_come = (times - 1) * slot.tiles + slot.tiles_later;
            const int used = static_cast<int>(std::accumulate(target_.begin(), target_.end(), 0)) - missing - cost;
            const int dearer = std::max((times - 1) * slot.choices[i].cost + slot.least_later, to_come - (spare_ - used));
            if (!hopeless(missing + cost + dearer)) place(at, times - 1, slot.distinct ? i + 1 : i, missing + cost);
            remove(piece);
        }
    }

    bool hopeless(int missing) const { return missing - static_cast<int>(jokers_.size()) >= best_; }

    // How many of the missing tiles the wild tiles can stand for: a matching, found by augmenting paths.
    int jokers_used(int missing) const {
        if (jokers_.empty() || missing == 0) return 0;
        std::vector<int> wanted;
        for (int k = 0; k < MAX_KINDS; ++k)
            for (int i = have_[k]; i < target_[k]; ++i) wanted.push_back(k);
        std::vector<int> taken_by(wanted.size(), -1);
        int used = 0;
        for (std::size_t j = 0; j < jokers_.size(); ++j) {
            std::vector<bool> seen(wanted.size(), false);
            used += augment(static_cast<int>(j), wanted, taken_by, seen);
        }
        return used;
    }

    bool augment(int joker, const std::vector<int>& wanted, std::vector<int>& taken_by, std::vector<bool>& seen) const {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (seen[i] || !(jokers_[joker] & bit(wanted[i]))) continue;
            seen[i] = true;
            if (taken_by[i] < 0 || augment(taken_by[i], wanted, taken_by, seen)) {
                taken_by[i] = joker;
                return true;
            }
        }
        return false;
    }
};

}  // namespace jantaku
