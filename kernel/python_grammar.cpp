// jantaku._kernel.Grammar: checks what comes in, names what is wrong with it, and lets other threads run during batches.
#include "python_input.hpp"

#include <nanobind/stl/string.h>

namespace jantaku {

namespace {

std::vector<Piece> pieces_of(nb::handle list, int kinds) {
    std::vector<Piece> pieces;
    for (nb::handle item : nb::cast<nb::sequence>(list)) {
        Piece piece;
        for (nb::handle kind : nb::cast<nb::sequence>(item)) {
            const int k = nb::cast<int>(kind);
            if (k < 0 || k >= kinds) throw BadHand("kind " + std::to_string(k) + " of a block is not in the tile set");
            piece.kinds.push_back(static_cast<std::uint8_t>(k));
        }
        if (piece.kinds.empty()) throw BadHand("a block without tiles");
        if (!pieces.empty() && pieces[0].kinds.size() != piece.kinds.size())
            throw BadHand("the blocks of one slot differ in size");
        pieces.push_back(piece);
    }
    if (pieces.empty()) throw BadHand("a slot without blocks");
    if (pieces.size() > 0xFFF) throw BadHand("a slot with more than 4095 blocks");
    return pieces;
}

Slot slot_of(nb::handle item, int kinds) {
    const nb::sequence parts = nb::cast<nb::sequence>(item);
    if (nb::len(parts) != 4) throw BadHand("a slot is told in four parts: times, open, distinct, blocks");
    Slot slot{nb::cast<int>(parts[0]), nb::cast<bool>(parts[1]), nb::cast<bool>(parts[2]), pieces_of(parts[3], kinds)};
    if (slot.times < 0 || slot.times > 20) throw BadHand("a slot for " + std::to_string(slot.times) + " blocks");
    if (slot.open && slot.pieces[0].kinds.size() != 3) throw BadHand("a meld stands for three tiles, so must its slot");
    return slot;
}

Form form_of(nb::handle item, int kinds) {
    const nb::tuple spec = nb::cast<nb::tuple>(item);
    const std::size_t length = nb::len(spec);
    const std::string sort = length ? nb::cast<std::string>(spec[0]) : "";
    const auto expect = [&](std::size_t parts) {
        if (length != parts) throw BadHand("the structure '" + sort + "' is told in " + std::to_string(parts) + " parts");
    };
    Form form{};
    if (sort == "sets") {
        expect(2);
        form.sort = Form::Sort::sets;
        form.n = nb::cast<int>(spec[1]);
        if (form.n > MAX_SETS) throw BadHand("more than five sets: write the blocks out");
    } else if (sort == "pairs") {
        expect(3);
        form.sort = Form::Sort::pairs;
        form.n = nb::cast<int>(spec[1]);
        form.distinct = nb::cast<bool>(spec[2]);
    } else if (sort == "pairs_triplet") {
        expect(2);
        form.sort = Form::Sort::pairs_triplet;
        form.n = nb::cast<int>(spec[1]);
    } else if (sort == "orphans") {
        expect(2);
        form.sort = Form::Sort::orphans;
        form.orphans = nb::cast<Mask>(spec[1]);
        if (form.orphans == 0 || (kinds < MAX_KINDS && form.orphans >> kinds))
            throw BadHand("the orphans are not kinds of the tile set");
    } else if (sort == "unrelated") {
        expect(2);
        form.sort = Form::Sort::unrelated;
        form.n = nb::cast<int>(spec[1]);
    } else if (sort == "blocks") {
        if (length != 3) expect(2);
        form.sort = Form::Sort::blocks;
        const std::string like = length == 3 ? nb::cast<std::string>(spec[2]) : "";
        if (like == "sets" || like == "pairs" || like == "knitted")
            form.like = like == "sets" ? Form::Sort::sets : like == "pairs" ? Form::Sort::pairs : Form::Sort::knitted;
        else if (!like.empty())
            throw BadHand("no structure is like '" + like + "'");
        for (nb::handle slot : nb::cast<nb::sequence>(spec[1])) form.slots.push_back(slot_of(slot, kinds));
        if (form.slots.size() > 16) throw BadHand("a structure of more than 16 slots");
    } else {
        throw BadHand("no structure is called '" + sort + "'");
    }
    if (form.n < 0 || form.n > 20) throw BadHand("a structure of " + std::to_string(form.n) + " sets or pairs");
    return form;
}

void make_grammar(Grammar* self, nb::sequence structures, nb::bytes copies, int size, nb::sequence wild) {
    const auto kinds = static_cast<int>(copies.size());
    if (kinds < USUAL_KINDS || kinds > MAX_KINDS)
        throw BadHand("copies of " + std::to_string(kinds) + " kinds; there must be 34 to 64");
    Counts counts{};
    std::memcpy(counts.data(), copies.c_str(), copies.size());
    for (int k = 0; k < kinds; ++k)
        if (counts[k] > 15) throw BadHand("kind " + std::to_string(k) + ": more than 15 copies");
    std::vector<Form> forms;
    for (nb::handle item : structures) {
        Form form = form_of(item, kinds);
        write_out(form);
        if (form.tiles() != size)
            throw BadHand("a structure of " + std::to_string(form.tiles()) + " tiles in a grammar of " + std::to_string(size));
        forms.push_back(form);
    }
    if (forms.empty() || size < 1) throw BadHand("a grammar without structures");
    std::vector<Wild> jokers;
    for (nb::handle item : wild) {
        const nb::sequence pair = nb::cast<nb::sequence>(item);
        if (nb::len(pair) != 2) throw BadHand("a wild kind is told in two parts: the kind and what it stands for");
        const int kind = nb::cast<int>(pair[0]);
        const Mask stands_for = nb::cast<Mask>(pair[1]);
        if (kind < 0 || kind >= kinds || (kinds < MAX_KINDS && stands_for >> kinds))
            throw BadHand("the wild kind " + std::to_string(kind) + " or what it stands for is not in the tile set");
        jokers.push_back({kind, stands_for});
    }
    new (self) Grammar(std::move(forms), counts, kinds, size, std::move(jokers));
}

int shanten(const Grammar& grammar, nb::handle hand, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    if (const auto bytes = bytes_of(hand.ptr()); bytes.size() == USUAL_KINDS && grammar.serves_rows(forbidden)) {
        grammar.check(bytes.data(), USUAL_KINDS);
        return grammar.shanten_in_tables(bytes.data(), forbidden);
    }
    return grammar.shanten(counts_of(hand, grammar), forbidden);
}

nb::tuple shanten_each(const Grammar& grammar, nb::handle hand, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    std::vector<int> each(grammar.forms());
    grammar.shanten_each(counts_of(hand, grammar), forbidden, each.data());
    nb::object result = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(each.size())));
    for (std::size_t f = 0; f < each.size(); ++f)
        PyTuple_SET_ITEM(result.ptr(), static_cast<Py_ssize_t>(f), PyLong_FromLong(each[f]));
    return nb::cast<nb::tuple>(result);
}

nb::list discards(const Grammar& grammar, nb::handle hand, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    nb::list result;
    for (const Discard& d : grammar.discards(counts_of(hand, grammar), forbidden))
        result.append(nb::make_tuple(d.kind, d.then.shanten, d.then.kinds));
    return result;
}

nb::object readings(const Grammar& grammar, nb::handle hand, int winning, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    const std::vector<Reading> found = grammar.readings(counts_of(hand, grammar), winning, forbidden);
    nb::object result = nb::steal(PyList_New(static_cast<Py_ssize_t>(found.size())));
    for (std::size_t i = 0; i < found.size(); ++i)
        PyList_SET_ITEM(result.ptr(), static_cast<Py_ssize_t>(i), code_of(found[i]).release().ptr());
    return result;
}

// Makes a reading of the caller's own class: make(structures[form], waits[wait], winning, blocks). The blocks of the known
// forms are taken from a list by their code, so that a reading costs one object and one tuple.
struct ReadingMaker {
    nb::object make;
    nb::tuple structures, waits;
    nb::list blocks;

    ReadingMaker(nb::object make_, nb::tuple structures_, nb::tuple waits_, nb::list blocks_)
        : make(std::move(make_)), structures(std::move(structures_)), waits(std::move(waits_)), blocks(std::move(blocks_)) {}

    nb::object reading(const Reading& reading, const nb::tuple& melds) const {
        if (reading.form >= static_cast<int>(nb::len(structures)) || static_cast<int>(reading.wait) >= static_cast<int>(nb::len(waits)))
            throw BadHand("a maker of readings needs every structure and every wait");
        const auto melded = static_cast<Py_ssize_t>(nb::len(melds));
        const nb::object all = nb::steal(PyTuple_New(reading.size + melded));
        for (int b = 0; b < reading.size; ++b) {
            const int code = reading.blocks[static_cast<std::size_t>(b)];
            if (code >= static_cast<int>(nb::len(blocks))) throw BadHand("a block that was written out has no place in the list");
            PyTuple_SET_ITEM(all.ptr(), b, nb::borrow(blocks[static_cast<std::size_t>(code)]).release().ptr());
        }
        for (Py_ssize_t m = 0; m < melded; ++m)
            PyTuple_SET_ITEM(all.ptr(), reading.size + m, nb::borrow(melds[static_cast<std::size_t>(m)]).release().ptr());
        const nb::object winning = nb::steal(PyLong_FromLong(reading.winning));
        PyObject* arguments[] = {PyTuple_GET_ITEM(structures.ptr(), reading.form),
                                 PyTuple_GET_ITEM(waits.ptr(), static_cast<Py_ssize_t>(reading.wait)), winning.ptr(), all.ptr()};
        PyObject* made = PyObject_Vectorcall(make.ptr(), arguments, 4, nullptr);
        if (!made) throw nb::python_error();
        return nb::steal(made);
    }
};

nb::object readings_made(const Grammar& grammar, nb::handle hand, int winning, const nb::tuple& melds,
                         const ReadingMaker& maker, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    const std::vector<Reading> found = grammar.readings(counts_of(hand, grammar), winning, forbidden);
    nb::object result = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(found.size())));
    for (std::size_t i = 0; i < found.size(); ++i)
        PyTuple_SET_ITEM(result.ptr(), static_cast<Py_ssize_t>(i), maker.reading(found[i], melds).release().ptr());
    return result;
}

nb::object shanten_batch(const Grammar& grammar, nb::handle hands, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    const Rows rows(hands, grammar);
    const Column<std::int8_t> shanten(rows.size());
    if (rows.plain() && grammar.serves_rows(forbidden))
        rows.each_few(Grammar::ROWS_AT_ONCE, [&](std::size_t row, const std::uint8_t* counts, Py_ssize_t down, std::size_t many) {
            grammar.shanten_of_rows(counts, down, many, forbidden, shanten.values + row);
        });
    else
        rows.each([&](std::size_t row, const Counts& counts) {
            shanten.values[row] = static_cast<std::int8_t>(grammar.shanten(counts, forbidden));
        });
    return nb::cast(shanten.array());
}

nb::tuple improving_batch(const Grammar& grammar, nb::handle hands, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    const Rows rows(hands, grammar);
    const Column<std::int8_t> shanten(rows.size());
    const Column<Mask> kinds(rows.size());
    rows.each([&](std::size_t row, const Counts& counts) {
        const Improving next = grammar.improving(counts, forbidden);
        shanten.values[row] = static_cast<std::int8_t>(next.shanten);
        kinds.values[row] = next.kinds;
    });
    return nb::make_tuple(shanten.array(), kinds.array());
}

nb::tuple waits_batch(const Grammar& grammar, nb::handle hands, nb::handle void_kinds) {
    const Mask forbidden = mask_from(void_kinds);
    const Rows rows(hands, grammar);
    const Column<Mask> live(rows.size()), dead(rows.size());
    rows.each([&](std::size_t row, const Counts& counts) {
        const Waits waits = grammar.waits(counts, forbidden);
        live.values[row] = waits.live;
        dead.values[row] = waits.dead;
    });
    return nb::make_tuple(live.array(), dead.array());
}

}  // namespace

void bind_grammar(nb::module_& m) {
    nb::class_<ReadingMaker>(m, "ReadingMaker")
        .def(nb::init<nb::object, nb::tuple, nb::tuple, nb::list>(), nb::arg("make"), nb::arg("structures"), nb::arg("waits"),
             nb::arg("blocks"));
    nb::class_<Grammar>(m, "Grammar")
        .def("__init__", &make_grammar, nb::arg("structures"), nb::arg("copies"), nb::arg("size"),
             nb::arg("wild") = nb::make_tuple())
        .def_prop_ro("path", [](const Grammar& g) { return g.fast() ? "fast" : "general"; })
        .def("shanten", &shanten, nb::arg("counts"), nb::arg("void") = 0)
        .def("shanten_each", &shanten_each, nb::arg("counts"), nb::arg("void") = 0)
        .def("improving", [](const Grammar& g, nb::handle hand, nb::handle void_kinds) {
                const Mask forbidden = mask_from(void_kinds);
                const Improving next = g.improving(counts_of(hand, g), forbidden);
                return nb::make_tuple(next.shanten, next.kinds);
            }, nb::arg("counts"), nb::arg("void") = 0)
        .def("waits", [](const Grammar& g, nb::handle hand, nb::handle void_kinds) {
                const Mask forbidden = mask_from(void_kinds);
                const Waits waits = g.waits(counts_of(hand, g), forbidden);
                return nb::make_tuple(waits.live, waits.dead);
            }, nb::arg("counts"), nb::arg("void") = 0)
        .def("discards", &discards, nb::arg("counts"), nb::arg("void") = 0)
        .def("readings", &readings, nb::arg("counts"), nb::arg("winning"), nb::arg("void") = 0)
        .def("readings_made", &readings_made, nb::arg("counts"), nb::arg("winning"), nb::arg("melds"), nb::arg("maker"),
             nb::arg("void") = 0)
        .def("shanten_batch", &shanten_batch, nb::arg("hands"), nb::arg("void") = 0)
        .def("improving_batch", &improving_batch, nb::arg("hands"), nb::arg("void") = 0)
        .def("waits_batch", &waits_batch, nb::arg("hands"), nb::arg("void") = 0);
}

}  // namespace jantaku
