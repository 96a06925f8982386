// Wins that somebody wrote down, and about which nothing needs a closer look: most are such, and are asked a thousand times over.
#pragma once

#include "python_pack.hpp"

#include <optional>

namespace jantaku {

// What is usual by some rules. Names and forms are those of jantaku.scoring.win and jantaku.hands.
struct UsualWins {
    bool any = false;
    int size = 0;                   // of a complete hand, a set counting as three tiles
    int seats = 0, indicators = 0, ura = 0;  // at most
    nb::object run, left;           // a run is called from the left
    nb::tuple sets;                 // the other forms of melds
    nb::dict flags;                 // facts that each flag tells, as bits
};

inline UsualWins usual_from(const nb::dict& from) {
    UsualWins usual;
    if (!from.contains("usual")) return usual;
    const nb::dict told = nb::cast<nb::dict>(from["usual"]);
    const auto number = [&](const char* name) { return nb::cast<int>(told[name]); };
    usual.any = true;
    usual.size = number("size");
    usual.seats = number("seats");
    usual.indicators = number("indicators");
    usual.ura = number("ura");
    usual.run = told["run"];
    usual.left = told["left"];
    usual.sets = nb::cast<nb::tuple>(told["sets"]);
    usual.flags = nb::cast<nb::dict>(told["flags"]);
    return usual;
}

namespace usual {

inline bool is_empty(const nb::object& sequence) { return PyObject_Size(sequence.ptr()) == 0; }

// A position at this table, or nobody's.
inline bool sits(const nb::object& position, int seats) {
    if (position.is_none()) return true;
    long seat = small_number(position.ptr());
    if (seat < 0) seat = PyLong_AsLong(position.ptr());  // a Wind is a number, too
    return seat >= 0 && seat < seats;
}

inline bool is_meld(nb::handle meld, const UsualWins& rules) {
    static const Name FORM("form"), FEEDER("feeder");
    const nb::object form = FORM.of(meld);
    if (form.is(rules.run)) return FEEDER.of(meld).is(rules.left);
    for (nb::handle other : rules.sets)
        if (form.is(other)) return true;
    return false;
}

inline bool are_melds(const nb::object& melds, const UsualWins& rules) {
    if (!PyTuple_CheckExact(melds.ptr())) return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(melds.ptr()); ++i)
        if (!is_meld(PyTuple_GET_ITEM(melds.ptr(), i), rules)) return false;
    return true;
}

inline bool are_indicators(const nb::object& tiles, int most) {
    if (!PyTuple_CheckExact(tiles.ptr()) || PyTuple_GET_SIZE(tiles.ptr()) > most) return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tiles.ptr()); ++i) {
        const long tile = small_number(PyTuple_GET_ITEM(tiles.ptr(), i));
        if (tile < 0 || (tile & TILE_KIND) >= USUAL_KINDS) return false;
    }
    return true;
}

// What the flags tell; nothing where one of them is not usual.
inline std::optional<FactSet> facts_of(const nb::object& flags, const UsualWins& rules) {
    FactSet facts;
    if (is_empty(flags)) return facts;
    for (nb::handle flag : flags) {
        PyObject* told = PyDict_GetItemWithError(rules.flags.ptr(), flag.ptr());
        if (told == nullptr) return std::nullopt;
        const FactSet more = facts_told(nb::borrow<nb::bytes>(told));
        for (int word = 0; word < FACT_WORDS; ++word) facts.words[word] |= more.words[word];
    }
    return facts;
}

}  // namespace usual

// Packs a written win; false where it needs a closer look.
inline bool pack_usual(PackedBoth& both, const UsualWins& rules, const PackRules& pack, nb::handle win) {
    static const Name HAND("hand"), CONCEALED("concealed"), MELDS("melds"), WINNING("winning"), TSUMO("tsumo"), SEAT("seat"), ROUND("round"),
        DISCARDER("discarder"), FLAGS("flags"), FACTS("facts"), INDICATORS("indicators"), URA("ura_indicators"), NAMED("named_dora"),
        FOREIGN("foreign_dora"), NUKI("nuki"), HONBA("honba"), LIABLE("liable"), OUT("out"), VOID("void");
    if (small_number(FOREIGN.of(win).ptr()) != 0) return false;
    for (const Name* unusual : {&FACTS, &NAMED, &NUKI, &OUT, &VOID})
        if (!usual::is_empty(unusual->of(win))) return false;
    const nb::object seat = SEAT.of(win);
    for (const nb::object& position : {seat, DISCARDER.of(win), LIABLE.of(win)})
        if (!usual::sits(position, rules.seats)) return false;
    const nb::object hand = HAND.of(win), concealed = CONCEALED.of(hand), melds = MELDS.of(hand);
    if (!usual::are_melds(melds, rules)) return false;
    if (PyObject_Size(concealed.ptr()) + 1 + 3 * PyTuple_GET_SIZE(melds.ptr()) != rules.size) return false;
    const nb::object indicators = INDICATORS.of(win), ura = URA.of(win);
    if (!usual::are_indicators(indicators, rules.indicators) || !usual::are_indicators(ura, rules.ura)) return false;
    std::optional<FactSet> facts = usual::facts_of(FLAGS.of(win), rules);
    if (!facts) return false;
    const bool riichi = facts->has(Fact::riichi);
    if (riichi ? !usual::is_empty(melds) : !usual::is_empty(ura)) return false;  // a closed kan is looked at, too
    const int position = nb::cast<int>(seat);
    facts->add_if(TSUMO.of(win).is(nb::borrow(Py_True)), Fact::tsumo);
    facts->add_if(position == 0, Fact::dealer);
    pack_into(both, pack, false, concealed, nb::cast<int>(WINNING.of(win)), melds, position, nb::cast<int>(ROUND.of(win)), *facts, indicators, ura,
              nb::make_tuple(), nb::cast<int>(HONBA.of(win)));
    return both.win.reds != TOO_MANY_REDS;
}

}  // namespace jantaku
