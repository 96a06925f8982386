// Wins as they lie in jantaku.scoring.win, packed into the kernel's bytes: every score begins here, so it is not left to Python.
#pragma once

#include "book.hpp"
#include "python_input.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace jantaku {

inline constexpr std::size_t WIN_BYTES = sizeof(PackedWin), MORE_BYTES = sizeof(PackedMore);

// What wins are packed with: what indicators point to, red tiles of each kind, the tiles of the seats and of the rounds.
struct PackRules {
    std::vector<std::array<std::uint8_t, MAX_KINDS>> points_to;  // a row for each tile that one indicator may mean
    std::array<std::uint8_t, MAX_KINDS> reds;
    static constexpr std::size_t POSITIONS = 16;
    std::array<std::uint8_t, POSITIONS> seats, rounds;  // by position, NO_KIND where it shows no tile of value
};

template <std::size_t size>
void set_bytes(const nb::dict& from, const char* name, std::array<std::uint8_t, size>& to) {
    if (!from.contains(name)) return;
    const auto bytes = nb::cast<nb::bytes>(from[name]);
    if (bytes.size() != size) throw BadHand(std::string(name) + " of a wrong size");
    std::memcpy(to.data(), bytes.c_str(), size);
}

inline PackRules pack_rules_from(const nb::dict& from) {
    PackRules rules{};
    rules.seats.fill(255);  // no kind
    for (int wind = EAST; wind <= NORTH; ++wind) rules.seats[static_cast<std::size_t>(wind - EAST)] = static_cast<std::uint8_t>(wind);
    rules.rounds = rules.seats;
    set_bytes(from, "reds", rules.reds);
    set_bytes(from, "seats", rules.seats);
    set_bytes(from, "rounds", rules.rounds);
    if (from.contains("points_to")) {
        const auto bytes = nb::cast<nb::bytes>(from["points_to"]);
        if (bytes.size() % MAX_KINDS) throw BadHand("points_to of a wrong size");
        rules.points_to.resize(bytes.size() / MAX_KINDS);
        for (std::size_t row = 0; row < rules.points_to.size(); ++row)
            std::memcpy(rules.points_to[row].data(), bytes.c_str() + row * MAX_KINDS, MAX_KINDS);
    }
    return rules;
}

inline constexpr int TILE_KIND = 0x3F, TILE_RED = 1 << 10;  // as jantaku.tiles.tile says
inline constexpr std::uint8_t NO_KIND = 255, TOO_MANY_REDS = 255;

inline void each_tile(nb::handle tiles, auto&& look) {
    if (!PyTuple_Check(tiles.ptr())) throw Wrong("tiles must be a tuple");
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tiles.ptr()); ++i) {
        const long tile = small_number(PyTuple_GET_ITEM(tiles.ptr(), i));
        if (tile < 0) throw Wrong("a tile is a whole number");
        look(static_cast<int>(tile));
    }
}

inline std::uint8_t usual_kind(int tile) {
    if ((tile & TILE_KIND) >= USUAL_KINDS) throw BadHand("kind " + std::to_string(tile & TILE_KIND) + " cannot be scored");
    return static_cast<std::uint8_t>(tile & TILE_KIND);
}

// A name, made once: to look an attribute up by letters makes a string each time.
struct Name {
    PyObject* name;
    explicit Name(const char* letters) : name(PyUnicode_InternFromString(letters)) {}
    nb::object of(nb::handle owner) const {
        PyObject* found = PyObject_GetAttr(owner.ptr(), name);
        if (found == nullptr) throw nb::python_error();
        return nb::steal(found);
    }
};

// A meld as it lies in jantaku.hands: nobody fed a closed kan; a fourth tile may have been added, or laid on a run.
inline Melded pack_meld(nb::handle meld, auto&& see, auto&& lay_on_run) {
    static const Name ADDED("added"), TILES("tiles"), CLAIMED("claimed"), IS_OPEN("is_open");
    const nb::object added = ADDED.of(meld);
    int lowest = MAX_KINDS, highest = 0, tiles = 0;
    const auto look = [&](int tile) {
        lowest = std::min<int>(lowest, usual_kind(tile));
        highest = std::max<int>(highest, usual_kind(tile));
        see(tile);
        ++tiles;
    };
    each_tile(TILES.of(meld), look);
    if (!added.is_none() && lowest != highest) {
        const int tile = nb::cast<int>(added);
        if (highest - lowest != 2) throw BadHand("a meld that these rules do not know");
        see(tile);
        lay_on_run(usual_kind(tile));
        return {block::run, static_cast<std::uint8_t>(lowest), nb::cast<bool>(IS_OPEN.of(meld))};
    }
    if (!added.is_none()) look(nb::cast<int>(added));
    const int shape = tiles == 4 ? block::quad : lowest == highest ? block::triplet : block::run;
    if (shape == block::run ? highest - lowest != 2 : lowest != highest) throw BadHand("a meld that these rules do not know");
    const bool open = !CLAIMED.of(meld).is_none();
    return {static_cast<std::uint8_t>(shape), static_cast<std::uint8_t>(lowest), open && !added.is_none() ? Melded::ADDED : std::uint8_t{open}};
}

// A meld where other tiles complete sets, in numbers: shape, first kind, open, sort, and its four kinds and one, or 0.
inline void pack_supplemented(nb::handle meld, Melded& melded, Supplement& more) {
    const nb::tuple numbers = nb::cast<nb::tuple>(meld);
    if (nb::len(numbers) != 8) throw BadHand("such a meld is told in eight numbers");
    const auto number = [&](std::size_t i) { return nb::cast<std::uint8_t>(numbers[i]); };
    melded = {number(0), number(1), number(2)};
    more = {number(3), {number(4), number(5), number(6), number(7)}};
}

// What the indicators point to. Returns how many of the tiles set aside they mean.
inline int point(std::uint8_t (&dora)[PackedWin::POINTED], nb::handle indicators, const PackRules& rules, const Counts& aside) {
    int place = 0, of_aside = 0;
    each_tile(indicators, [&](int tile) {
        for (const auto& row : rules.points_to) {
            const std::uint8_t kind = row[static_cast<std::size_t>(tile & TILE_KIND)];
            if (kind >= MAX_KINDS) continue;
            if (place == PackedWin::POINTED) throw BadHand("more indicators than five kans turn");
            dora[place++] = kind;
            of_aside += aside[kind];
        }
    });
    return of_aside;
}

// A win in the kernel's bytes, and what stands behind them where other tiles complete sets.
struct PackedBoth {
    PackedWin win{};
    PackedMore more{};
};
static_assert(sizeof(PackedBoth) == WIN_BYTES + MORE_BYTES);

// Facts as bits, the lowest first.
inline FactSet facts_told(const nb::bytes& bits) {
    FactSet facts;
    static_assert(std::endian::native == std::endian::little);
    if (bits.size() != sizeof facts.words) throw BadHand("facts of a wrong size");
    std::memcpy(facts.words.data(), bits.c_str(), sizeof facts.words);
    return facts;
}

// The parts of a jantaku.scoring.win.Win as bytes.
inline void pack_into(PackedBoth& both, const PackRules& rules, bool supplements, nb::handle concealed, int winning, nb::handle melds,
                      int seat, int round, const FactSet& told, nb::handle indicators, nb::handle ura_indicators,
                      nb::handle nuki, int honba) {
    PackedWin& packed = both.win;
    PackedMore& more = both.more;
    std::memset(packed.dora, NO_KIND, sizeof packed.dora);
    std::memset(packed.uradora, NO_KIND, sizeof packed.uradora);
    const auto exists = [](int position) { return position >= 0 && position < static_cast<int>(PackRules::POSITIONS); };
    if (!exists(seat) || !exists(round)) throw BadHand("a seat or a round that does not exist");
    if (!PyTuple_Check(melds.ptr()) || PyTuple_GET_SIZE(melds.ptr()) > Won::MAX_MELDS) throw BadHand("more than six melds");
    int reds = 0;
    bool too_many = false;
    Counts reds_of{};
    const auto see = [&](int tile) {
        if (!(tile & TILE_RED)) return;
        const int kind = tile & TILE_KIND;
        too_many = too_many || ++reds_of[kind] > rules.reds[static_cast<std::size_t>(kind)];
        ++reds;
    };
    const auto look = [&](int tile) {
        const int kind = tile & TILE_KIND;
        if (supplements && kind >= USUAL_KINDS && kind < USUAL_KINDS + 8)
            ++more.flowers[kind - USUAL_KINDS];
        else
            ++packed.counts[usual_kind(tile)];
        see(tile);
    };
    std::size_t raised = 0;
    const auto lay_on_run = [&](int kind) {
        if (raised == std::size(packed.raised)) throw BadHand("more than five raised runs");
        packed.raised[raised++] = static_cast<std::uint8_t>(kind + 1);
    };
    each_tile(concealed, look);
    look(winning);
    packed.winning = static_cast<std::uint8_t>(winning & TILE_KIND);
    packed.seat_wind = rules.seats[static_cast<std::size_t>(seat)];
    packed.round_wind = rules.rounds[static_cast<std::size_t>(round)];
    for (nb::handle meld : nb::borrow<nb::tuple>(melds)) {
        const int place = packed.melds++;
        if (supplements)
            pack_supplemented(meld, packed.meld[place], more.meld[place]);
        else
            packed.meld[place] = pack_meld(meld, see, lay_on_run);
    }
    std::memcpy(packed.told, told.words.data(), sizeof packed.told);
    Counts aside{};
    each_tile(nuki, [&](int tile) {
        ++aside[tile & TILE_KIND];
        packed.nuki += !(tile & TILE_RED);  // a red one is a red dora wherever it lies
        see(tile);
    });
    packed.nuki_dora = static_cast<std::uint8_t>(point(packed.dora, indicators, rules, aside));
    packed.nuki_uradora = static_cast<std::uint8_t>(point(packed.uradora, ura_indicators, rules, aside));
    packed.reds = too_many ? TOO_MANY_REDS : static_cast<std::uint8_t>(reds);
    packed.honba = static_cast<std::uint8_t>(std::clamp(honba, 0, 255));
}

}  // namespace jantaku
