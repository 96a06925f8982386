// What one suit can still become.
//
// For every way to hold up to four of each of its kinds, a suit has its *needs*: how many tiles are missing for m sets, without
// and with a pair. Needs follow from two facts: nothing is missing where the sets are held, and otherwise one tile more is
// missing than after the best draw. So the table is filled from full suits down to the empty one.
//
// Of almost two million suits only about two hundred differ in their needs. A suit is therefore known by its *class*, a small
// number; two classes join to a class of pairs of suits; and two such pairs give the distance of the whole hand.
#pragma once

#include "hand.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace jantaku {

constexpr int MAX_SETS = 5;
constexpr int MAX_TILES = 17;  // the largest hand: five sets and a pair

// missing[m]: tiles missing for m sets; missing[8 + m]: for m sets and a pair.
struct Needs {
    std::array<std::uint8_t, 16> missing;

    static constexpr std::uint8_t NEVER = 64;

    static Needs nothing_but_empty() {
        Needs needs;
        needs.missing.fill(NEVER);
        needs.missing[0] = 0;
        return needs;
    }
    bool operator==(const Needs& other) const { return missing == other.missing; }

    struct Hash {
        std::size_t operator()(const Needs& needs) const {
            std::uint64_t halves[2];
            std::memcpy(halves, needs.missing.data(), 16);
            return static_cast<std::size_t>((halves[0] * 31 + halves[1]) * 0x9E3779B97F4A7C15ull >> 20);
        }
    };
};

// Needs of two suits together: the sets and the pair are shared out in the cheapest way.
inline Needs join(const Needs& a, const Needs& b) {
    Needs both;
    both.missing.fill(Needs::NEVER);
    for (int m = 0; m <= MAX_SETS; ++m) {
        int sets = Needs::NEVER, with_pair = Needs::NEVER;
        for (int i = 0; i <= m; ++i) {
            sets = std::min(sets, a.missing[i] + b.missing[m - i]);
            with_pair = std::min({with_pair, a.missing[i] + b.missing[8 + m - i], a.missing[8 + i] + b.missing[m - i]});
        }
        both.missing[m] = static_cast<std::uint8_t>(sets);
        both.missing[8 + m] = static_cast<std::uint8_t>(with_pair);
    }
    return both;
}

inline void fetch_soon([[maybe_unused]] const void* place) {
#if defined(__GNUC__)
    __builtin_prefetch(place);
#endif
}

// One suit in one word: its class, and counts that simply add up over the four suits of a hand.
namespace word {
constexpr int TILES = 9, KINDS = 16, PAIRS = 21, ORPHANS = 25, ORPHAN_PAIR = 29;
constexpr std::uint32_t CLASS = (1u << TILES) - 1;
constexpr std::uint32_t MAX_CLASSES = CLASS + 1;
constexpr int tiles(std::uint32_t sum) { return static_cast<int>(sum >> TILES & 0x7F); }
constexpr int kinds(std::uint32_t sum) { return static_cast<int>(sum >> KINDS & 0x1F); }
constexpr int pairs(std::uint32_t sum) { return static_cast<int>(sum >> PAIRS & 0xF); }
constexpr int orphans(std::uint32_t sum) { return static_cast<int>(sum >> ORPHANS & 0xF); }
constexpr bool orphan_pair(std::uint32_t sum) { return sum >> ORPHAN_PAIR != 0; }
constexpr std::uint32_t counts(std::uint32_t w) { return w & ~CLASS; }
}  // namespace word

constexpr std::uint32_t POWER_OF_5[10] = {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, 1953125};

// The place of a suit in its table: its counts as digits in base 5. Reads eight digits of a word at once.
inline std::uint32_t eight_digits(std::uint64_t x) {
    x = (x & 0x00FF00FF00FF00FFull) + 5 * (x >> 8 & 0x00FF00FF00FF00FFull);
    x = (x & 0x0000FFFF0000FFFFull) + 25 * (x >> 16 & 0x0000FFFF0000FFFFull);
    return static_cast<std::uint32_t>(x) + 625 * static_cast<std::uint32_t>(x >> 32);
}

inline std::uint64_t load_little_endian(const std::uint8_t* bytes) {
    if constexpr (std::endian::native == std::endian::little) {
        std::uint64_t x;
        std::memcpy(&x, bytes, 8);
        return x;
    } else {
        std::uint64_t x = 0;
        for (int i = 7; i >= 0; --i) x = x << 8 | bytes[i];
        return x;
    }
}

struct Places {
    std::uint32_t of[4];
    bool in_range;  // no count is above four, so that the places are in the tables

    Places() = default;
    // `counts` has 34 bytes; nothing beyond them is read, and each byte once: another thread may be writing there.
    explicit Places(const std::uint8_t* counts) {
        const std::uint64_t words[4] = {load_little_endian(counts), load_little_endian(counts + 9),
                                        load_little_endian(counts + 18), load_little_endian(counts + 26)};
        const std::uint8_t nines[3] = {counts[8], counts[17], static_cast<std::uint8_t>(words[3] & 0xFF)};
        std::uint64_t over = 0;
        for (std::uint64_t word : words) over |= word | (word + 0x7B7B7B7B7B7B7B7Bull);
        in_range = !(over & 0x8080808080808080ull) && nines[0] <= 4 && nines[1] <= 4;
        for (int s = 0; s < 3; ++s) of[s] = eight_digits(words[s]) + POWER_OF_5[8] * nines[s];
        of[3] = eight_digits(words[3] >> 8);
    }
};

// The tables for one tile set of the usual 34 kinds, at most four copies each. Made once, then only read.
class SuitTables {
  public:
    using Copies = std::array<std::uint8_t, USUAL_KINDS>;

    // None where the suits of a tile set differ so much that their classes do not fit into a word.
    static const SuitTables* of(const Copies& copies) {
        static std::mutex guard;
        static std::map<Copies, std::unique_ptr<const SuitTables>> made;
        std::lock_guard lock(guard);
        const auto known = made.find(copies);
        if (known != made.end()) return known->second.get();
        std::unique_ptr<const SuitTables> tables(new SuitTables(copies));
        if (tables->classes_ > word::MAX_CLASSES) tables = nullptr;
        return made.emplace(copies, std::move(tables)).first->second.get();
    }

    std::uint32_t classes() const { return classes_; }

    std::uint32_t suit(int s, std::uint32_t place) const { return suit_[s][place]; }

    // Who looks many hands up says early where he is going to look: memory answers while he counts the next hand.
    void suits_soon(const Places& places) const {
        for (int s = 0; s < 4; ++s) fetch_soon(suit_[s] + places.of[s]);
    }
    void missing_soon(int n, std::uint32_t ab, std::uint32_t cd) const {
        fetch_soon(missing_[n].data() + ab * joined_classes_ + cd);
    }

    // A suit that may not be used: its tiles count as tiles and as nothing else. Class 0.
    static std::uint32_t void_suit(std::uint32_t w) {
        return static_cast<std::uint32_t>(word::tiles(w)) << word::TILES;
    }

    std::uint32_t joined(std::uint32_t a, std::uint32_t b) const {
        return joined_[(a & word::CLASS) * classes_ + (b & word::CLASS)];
    }

    // Tiles missing for n sets and the pair, from two joined pairs of suits.
    int missing(int n, std::uint32_t ab, std::uint32_t cd) const {
        return missing_[n][ab * joined_classes_ + cd];
    }

  private:
    std::vector<std::uint32_t> table_[4];
    const std::uint32_t* suit_[4];
    std::uint32_t classes_ = 0, joined_classes_ = 0;
    std::vector<std::uint16_t> joined_;
    std::vector<std::uint8_t> missing_[MAX_SETS + 1];

    // Classes met so far, with the fewest tiles a suit of that class holds.
    struct Classes {
        std::unordered_map<Needs, std::uint32_t, Needs::Hash> id;
        std::vector<Needs> needs;
        std::vector<int> fewest_tiles;

        std::uint32_t of(const Needs& n, int tiles) {
            auto [at, is_new] = id.try_emplace(n, static_cast<std::uint32_t>(needs.size()));
            if (is_new) {
                needs.push_back(n);
                fewest_tiles.push_back(tiles);
            }
            fewest_tiles[at->second] = std::min(fewest_tiles[at->second], tiles);
            return at->second;
        }
    };

    explicit SuitTables(const Copies& copies) {
        Classes classes;
        classes.of(Needs::nothing_but_empty(), 0);
        for (int s = 0; s < 4; ++s) {
            suit_[s] = nullptr;
            for (int t = 0; t < s && !suit_[s]; ++t) {
                const bool alike = SUIT_KINDS[s] == SUIT_KINDS[t] &&
                    std::equal(&copies[SUIT_START[s]], &copies[SUIT_START[s]] + SUIT_KINDS[s], &copies[SUIT_START[t]]);
                if (alike) suit_[s] = suit_[t];
            }
            if (suit_[s]) continue;
            table_[s] = fill(&copies[SUIT_START[s]], SUIT_KINDS[s], s == 3, classes);
            suit_[s] = table_[s].data();
        }
        join_classes(classes);
    }

    static std::vector<std::uint32_t> fill(const std::uint8_t* copies, int kinds, bool honours, Classes& classes) {
        const std::uint32_t places = POWER_OF_5[kinds];
        std::vector<std::uint16_t> held(places);
        std::vector<Needs> needs(places);
        std::vector<std::uint32_t> words(places);
        std::array<std::uint8_t, 9> digit{};

        // Which (sets, pair) a suit holds: bit m, or bit 8 + m with a pair.
        for (std::uint32_t place = 0; place < places; ++place) {
            std::uint16_t holds = 1;
            for (int k = 0; k < kinds; ++k) {
                if (digit[k] == 0) continue;
                holds |= held[place - POWER_OF_5[k]];
                if (digit[k] >= 2) holds |= static_cast<std::uint16_t>((held[place - 2 * POWER_OF_5[k]] & 0x3F) << 8);
                if (digit[k] >= 3) holds |= held[place - 3 * POWER_OF_5[k]] << 1 & 0x3F3F;
                if (!honours && k + 2 < kinds && digit[k + 1] && digit[k + 2])
                    holds |= held[place - POWER_OF_5[k] - POWER_OF_5[k + 1] - POWER_OF_5[k + 2]] << 1 & 0x3F3F;
            }
            held[place] = holds;
            for (int k = 0; k < kinds && ++digit[k] == 5; ++k) digit[k] = 0;
        }

        digit.fill(4);
        std::uint32_t last_class = 0;
        for (std::uint32_t place = places; place-- > 0;) {
            bool exists = true;
            Needs n;
            n.missing.fill(Needs::NEVER);
            for (int k = 0; k < kinds; ++k) {
                if (digit[k] > copies[k]) exists = false;
                if (digit[k] >= copies[k]) continue;
                const Needs& after = needs[place + POWER_OF_5[k]];
                for (int i = 0; i < 16; ++i)
                    n.missing[i] = std::min(n.missing[i], static_cast<std::uint8_t>(after.missing[i] + 1));
            }
            if (exists) {
                for (int i = 0; i < 16; ++i)
                    if (held[place] >> i & 1) n.missing[i] = 0;
                const int tiles = digit_sum(digit, kinds);
                const bool a_hand = tiles <= MAX_TILES;
                if (a_hand && !(classes.needs[last_class] == n && classes.fewest_tiles[last_class] <= tiles))
                    last_class = classes.of(n, tiles);
                words[place] = a_hand ? pack(last_class & word::CLASS, tiles, digit, copies, kinds, honours)
                                      : std::uint32_t{MAX_TILES + 1} << word::TILES;
            }
            needs[place] = n;
            for (int k = 0; k < kinds && digit[k]-- == 0; ++k) digit[k] = 4;
        }
        return words;
    }

    static int digit_sum(const std::array<std::uint8_t, 9>& digit, int kinds) {
        int sum = 0;
        for (int k = 0; k < kinds; ++k) sum += digit[k];
        return sum;
    }

    // A kind of which the tile set has a single tile is no help towards pairs.
    static std::uint32_t pack(std::uint32_t cls, int tiles, const std::array<std::uint8_t, 9>& digit,
                              const std::uint8_t* copies, int kinds, bool honours) {
        std::uint32_t present = 0, pairs = 0, orphans = 0, orphan_pair = 0;
        for (int k = 0; k < kinds; ++k) {
            const bool orphan = honours || k == 0 || k == 8;
            if (digit[k] >= 1 && copies[k] >= 2) ++present;
            if (digit[k] >= 2) ++pairs;
            if (orphan && digit[k] >= 1) ++orphans;
            if (orphan && digit[k] >= 2) orphan_pair = 1;
        }
        return cls | static_cast<std::uint32_t>(tiles) << word::TILES | present << word::KINDS | pairs << word::PAIRS |
               orphans << word::ORPHANS | orphan_pair << word::ORPHAN_PAIR;
    }

    void join_classes(const Classes& classes) {
        classes_ = static_cast<std::uint32_t>(classes.needs.size());
        if (classes_ > word::MAX_CLASSES) return;
        Classes pairs;
        joined_.assign(std::size_t{classes_} * classes_, 0);
        for (std::uint32_t a = 0; a < classes_; ++a)
            for (std::uint32_t b = 0; b < classes_; ++b) {
                const int tiles = classes.fewest_tiles[a] + classes.fewest_tiles[b];
                if (tiles <= MAX_TILES + 1)  // a hand may be looked at with one tile more
                    joined_[a * classes_ + b] =
                        static_cast<std::uint16_t>(pairs.of(join(classes.needs[a], classes.needs[b]), tiles));
            }
        joined_classes_ = static_cast<std::uint32_t>(pairs.needs.size());
        for (int n = 0; n <= MAX_SETS; ++n) {
            missing_[n].resize(std::size_t{joined_classes_} * joined_classes_);
            for (std::uint32_t ab = 0; ab < joined_classes_; ++ab)
                for (std::uint32_t cd = 0; cd < joined_classes_; ++cd) {
                    const auto &p = pairs.needs[ab].missing, &q = pairs.needs[cd].missing;
                    int least = Needs::NEVER;
                    for (int i = 0; i <= n; ++i) least = std::min({least, p[i] + q[8 + n - i], p[8 + i] + q[n - i]});
                    missing_[n][ab * joined_classes_ + cd] = static_cast<std::uint8_t>(least);
                }
        }
    }
};

}  // namespace jantaku
