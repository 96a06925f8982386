// Plain turns: a tile is drawn, one is discarded, nobody says anything. Nearly all of a record is made of these; here they
// are read and played in runs. Whatever is not plain is left to Python, which does it by the steps of the table.
#include <Python.h>
#include <structmember.h>  // where a field lies; a part of Python.h since 3.12

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "python_input.hpp"

namespace jantaku {
namespace {

namespace nb = nanobind;

constexpr long kind_bits = 63;

// A field of a struct, read where it lies.
class Field {
public:
    Field(nb::handle type, const char* name) {
        const PyObject* descriptor = PyDict_GetItemString(reinterpret_cast<PyTypeObject*>(type.ptr())->tp_dict, name);
        if (descriptor == nullptr || Py_TYPE(descriptor) != &PyMemberDescr_Type)
            throw Wrong("a struct whose turns are played lacks a field");
        offset_ = reinterpret_cast<const PyMemberDescrObject*>(descriptor)->d_member->offset;
    }

    PyObject* of(PyObject* object) const { return *slot(object); }
    long number(PyObject* object) const { return PyLong_AsLong(of(object)); }
    bool truth(PyObject* object) const { return of(object) == Py_True; }

    // Takes over the reference.
    void set(PyObject* object, PyObject* value) const {
        PyObject* before = std::exchange(*slot(object), value);
        Py_XDECREF(before);
    }

private:
    PyObject** slot(PyObject* object) const {
        return reinterpret_cast<PyObject**>(reinterpret_cast<char*>(object) + offset_);
    }

    Py_ssize_t offset_;
};

void checked(bool done) {
    if (!done) throw nb::python_error();
}

// A text as bytes; nothing where it holds what no text can hold (half a pair of surrogates).
const char* utf8(nb::str text, Py_ssize_t& size) {
    const char* const letters = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (letters == nullptr) PyErr_Clear();
    return letters;
}

Py_ssize_t place_of(PyObject* tiles, long tile) {
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(tiles); ++place)
        if (PyLong_AsLong(PyList_GET_ITEM(tiles, place)) == tile) return place;
    return -1;
}

// Finds the waits of a hand anew after it has changed one tile for another. A hand that was far from ready is not read: it
// has come nearer by one at most.
class WaitsFinder {
public:
    WaitsFinder(nb::object grammar, nb::type_object holding, nb::bytes few, Mask box)
        : kept_(grammar),
          grammar_(nb::cast<const Grammar*>(grammar)),
          box_(box),
          counts_(holding, "counts"),
          away_(holding, "away"),
          waits_(holding, "waits"),
          spent_(holding, "spent"),
          void_(holding, "void") {
        all_.fill(4);
        for (std::size_t kind = 0; kind < std::min(few.size(), all_.size()); ++kind)
            if (few.c_str()[kind]) all_[kind] = static_cast<std::uint8_t>(few.c_str()[kind]);
    }

    void find(PyObject* hand) const {
        const std::span<const std::uint8_t> counts = bytes_of(counts_.of(hand));
        const Mask forbidden = mask_from(void_.of(hand));
        if (!holds_all_of_a_kind(counts)) {
            long away = away_.number(hand);
            if (away > 1) {
                away_.set(hand, PyLong_FromLong(away - 1));
                return;
            }
            away = counts.size() == USUAL_KINDS && grammar_->serves_rows(forbidden)
                       ? grammar_->shanten_in_tables(counts.data(), forbidden)
                       : grammar_->shanten(counts_of(counts_.of(hand), *grammar_), forbidden);
            away_.set(hand, PyLong_FromLong(away));
            if (away > 0) {
                waits_.set(hand, PyLong_FromLong(0));
                spent_.set(hand, PyLong_FromLong(0));
                return;
            }
        }
        const Waits waits = grammar_->waits(counts_of(counts_.of(hand), *grammar_), forbidden);
        away_.set(hand, PyLong_FromLong(0));
        waits_.set(hand, PyLong_FromUnsignedLongLong(waits.live));
        spent_.set(hand, PyLong_FromUnsignedLongLong(waits.dead & box_));  // for what is not in the box nobody waits
    }

private:
    // All tiles of a kind may wait for one more: by its shanten such a hand is not ready, but that is a spent wait.
    bool holds_all_of_a_kind(std::span<const std::uint8_t> counts) const {
        bool holds = false;
        for (std::size_t kind = 0; kind < std::min(counts.size(), all_.size()); ++kind) holds |= counts[kind] >= all_[kind];
        return holds;
    }

    nb::object kept_;
    const Grammar* grammar_;
    std::array<std::uint8_t, 64> all_;  // how many tiles of each kind there are
    Mask box_;
    Field counts_, away_, waits_, spent_, void_;
};

// The events of draws and discards, and what they do to a hand.
class PlainTurns {
public:
    PlainTurns(nb::type_object drawn, nb::type_object discarded, nb::type_object holding, nb::type_object pond_tile)
        : drawn_(drawn),
          discarded_(discarded),
          pond_tile_(pond_tile),
          drawn_seat_(drawn, "seat"),
          drawn_tile_(drawn, "tile"),
          drawn_left_(drawn, "left"),
          thrown_seat_(discarded, "seat"),
          thrown_tile_(discarded, "tile"),
          thrown_drawn_(discarded, "drawn"),
          thrown_riichi_(discarded, "riichi"),
          tiles_(holding, "tiles"),
          counts_(holding, "counts"),
          pond_(holding, "pond"),
          river_(holding, "river"),
          waits_(holding, "waits"),
          riichi_(holding, "riichi"),
          ippatsu_(holding, "ippatsu"),
          missed_(holding, "missed") {}

    // Plays turns while each is plain and the next draw follows it; see the contract.
    nb::tuple play(nb::list told, Py_ssize_t at, nb::list hands, nb::tuple row, Py_ssize_t live, Py_ssize_t end, Py_ssize_t seat,
                   nb::tuple following, long discards, long fourth, std::uint64_t awaited, nb::callable look) const {
        const WaitsFinder* const finder = nb::isinstance<WaitsFinder>(look) ? nb::cast<const WaitsFinder*>(look) : nullptr;
        const Py_ssize_t last = PyList_GET_SIZE(told.ptr()) - 1;
        bool played = false;  // and what comes after it is not for these lines
        while (at + 1 <= last && live < end && live < PyTuple_GET_SIZE(row.ptr())) {
            PyObject* const drawn = PyList_GET_ITEM(told.ptr(), at);
            PyObject* const thrown = PyList_GET_ITEM(told.ptr(), at + 1);
            if (!is(drawn, drawn_) || !is(thrown, discarded_)) break;
            PyObject* const hand = PyList_GET_ITEM(hands.ptr(), seat);
            const long out = thrown_tile_.number(thrown);
            if (!fits(drawn, thrown, seat, PyTuple_GET_ITEM(row.ptr(), live), end - live - 1) || !swap(hand, drawn, thrown, look, finder, awaited)) break;
            lie(hand, thrown, out, discards);
            ++discards;
            ++live;
            at += 2;
            const bool drawn_next = at <= last && is(PyList_GET_ITEM(told.ptr(), at), drawn_);
            played = !drawn_next || discards == fourth || (awaited >> (out & kind_bits) & 1);
            if (played) break;
            seat = PyLong_AsSsize_t(PyTuple_GET_ITEM(following.ptr(), seat));
        }
        return nb::make_tuple(at, live, seat, discards, awaited, played);
    }

private:
    static bool is(PyObject* event, nb::handle type) { return Py_TYPE(event) == reinterpret_cast<PyTypeObject*>(type.ptr()); }

    bool fits(PyObject* drawn, PyObject* thrown, Py_ssize_t seat, PyObject* lying, Py_ssize_t left) const {
        if (drawn_tile_.number(drawn) != PyLong_AsLong(lying) || drawn_seat_.number(drawn) != seat) return false;
        if (thrown_seat_.number(thrown) != seat || thrown_riichi_.truth(thrown)) return false;
        return drawn_left_.of(drawn) == Py_None || drawn_left_.number(drawn) == left;
    }

    // The drawn tile goes into the hand and another one out of it, or it goes at once.
    bool swap(PyObject* hand, PyObject* drawn, PyObject* thrown, const nb::callable& look, const WaitsFinder* finder,
              std::uint64_t& awaited) const {
        if (PyList_GET_SIZE(missed_.of(hand))) return false;
        const long tile = drawn_tile_.number(drawn), out = thrown_tile_.number(thrown);
        if (tile == out) return thrown_drawn_.truth(thrown);
        if (thrown_drawn_.truth(thrown) || riichi_.number(hand) != 0) return false;
        PyObject* const tiles = tiles_.of(hand);
        const Py_ssize_t place = place_of(tiles, out);
        if (place < 0) return false;
        checked(PyList_SetSlice(tiles, place, place + 1, nullptr) == 0 && PyList_Append(tiles, drawn_tile_.of(drawn)) == 0);
        char* const counts = PyByteArray_AS_STRING(counts_.of(hand));
        ++counts[tile & kind_bits];
        --counts[out & kind_bits];
        if (finder)
            finder->find(hand);
        else
            look(nb::handle(hand));
        awaited |= PyLong_AsUnsignedLongLong(waits_.of(hand));
        return true;
    }

    void lie(PyObject* hand, PyObject* thrown, long out, long discards) const {
        if (ippatsu_.truth(hand)) ippatsu_.set(hand, Py_NewRef(Py_False));
        const std::uint64_t river = PyLong_AsUnsignedLongLong(river_.of(hand)), more = river | std::uint64_t(1) << (out & kind_bits);
        if (more != river) river_.set(hand, PyLong_FromUnsignedLongLong(more));
        const nb::object turn = nb::steal(PyLong_FromLong(discards));
        PyObject* const told[] = {thrown_tile_.of(thrown), thrown_drawn_.of(thrown), Py_False, turn.ptr()};
        const nb::object lying = nb::steal(PyObject_Vectorcall(pond_tile_.ptr(), told, 4, nullptr));
        checked(lying.is_valid() && PyList_Append(pond_.of(hand), lying.ptr()) == 0);
    }

    nb::object drawn_, discarded_, pond_tile_;
    Field drawn_seat_, drawn_tile_, drawn_left_;
    Field thrown_seat_, thrown_tile_, thrown_drawn_, thrown_riichi_;
    Field tiles_, counts_, pond_, river_, waits_, riichi_, ippatsu_, missed_;
};

// The letters of a text, whatever their width.
class Letters {
public:
    explicit Letters(nb::str text) : kind_(PyUnicode_KIND(text.ptr())), data_(PyUnicode_DATA(text.ptr())), size_(PyUnicode_GET_LENGTH(text.ptr())) {}

    Py_ssize_t size() const { return size_; }
    // Behind the end there are zeros.
    Py_UCS4 operator[](Py_ssize_t at) const { return at < size_ ? PyUnicode_READ(kind_, data_, at) : 0; }

private:
    int kind_;
    const void* data_;
    Py_ssize_t size_;
};

// The tags of draws and discards, a letter and a number each, which is known with its event ready made.
class PlainTags {
public:
    PlainTags(nb::type_object drawn, nb::type_object discard, nb::type_object discarded, nb::dict rows)
        : drawn_(drawn), rows_(rows), drawn_tile_(drawn, "tile"), held_(discard, "held"), at_once_(discard, "drawn"), tile_(discarded, "tile") {
        for (const auto& [letter, row] : rows) row_of_.at(Letters(nb::cast<nb::str>(letter))[0]) = nb::cast<nb::tuple>(row).ptr();
    }

    // Appends the events of tags from the one at ``at`` on while they are plain; see the contract.
    nb::tuple read(nb::str text, Py_ssize_t at, Py_ssize_t number, nb::list events, nb::object drawn, nb::object offered) const {
        const Letters letters(text);
        PyObject *holds = drawn.ptr(), *lies = offered.ptr();
        const nb::object nothing = nb::steal(PyLong_FromLong(-1));
        while (at < letters.size()) {
            PyObject* const play = play_at(letters, at);
            if (play == nullptr) break;
            PyObject* event = play;
            if (Py_TYPE(play) == reinterpret_cast<PyTypeObject*>(drawn_.ptr())) {
                holds = drawn_tile_.of(play);
            } else {
                lies = held_.of(play);
                event = tile_.number(lies) == PyLong_AsLong(holds) ? at_once_.of(play) : lies;
                holds = nothing.ptr();
            }
            checked(PyList_Append(events.ptr(), event) == 0);
            ++number;
        }
        return nb::make_tuple(at, number, nb::handle(holds), nb::handle(lies));
    }

private:
    // What the tag at this place tells, behind which the place is then; nothing if it is no plain one.
    PyObject* play_at(const Letters& letters, Py_ssize_t& at) const {
        const Py_UCS4 letter = letters[at + 1];
        PyObject* const row = letters[at] == '<' && letter < row_of_.size() ? row_of_[letter] : nullptr;
        if (row == nullptr) return nullptr;
        const Py_ssize_t first = at + 2;
        Py_ssize_t end = first, number = 0;
        for (; letters[end] >= '0' && letters[end] <= '9' && end - first < 3; ++end) number = 10 * number + static_cast<Py_ssize_t>(letters[end] - '0');
        if (end == first || (letters[first] == '0' && end - first > 1) || number >= PyTuple_GET_SIZE(row)) return nullptr;
        if (letters[end] != '/' || letters[end + 1] != '>' || (end + 2 < letters.size() && letters[end + 2] != '<')) return nullptr;
        PyObject* const play = PyTuple_GET_ITEM(row, number);
        if (play == Py_None) return nullptr;
        at = end + 2;
        return play;
    }

    nb::object drawn_;
    nb::dict rows_;
    std::array<PyObject*, 128> row_of_{};
    Field drawn_tile_, held_, at_once_, tile_;
};

// Takes tags apart: into what stands outside of quotation marks, by which their forms are known, and what stands within.
class TagOpener {
public:
    explicit TagOpener(nb::callable form_of) : form_of_(form_of) {}

    // The form of what stands behind a sign, and its attributes; see the contract.
    nb::tuple open(nb::str piece) {
        Py_ssize_t size = 0;
        const char* const letters = utf8(piece, size);
        if (letters == nullptr) return no_tag();
        outside_.clear();
        values_.clear();
        for (const char *at = letters, *const end = letters + size; at < end;) {
            const char* const mark = std::find(at, end, '"');
            outside_.append(at, mark);
            if (mark == end) break;
            const char* const closed = std::find(mark + 1, end, '"');
            if (closed == end) return no_tag();
            outside_ += "\"\"";
            values_.emplace_back(mark + 1, closed);
            at = closed + 1;
        }
        const auto& [form, names] = form_by(outside_);
        if (!form.is_valid() || names.size() != values_.size()) return no_tag();
        nb::dict told;
        for (std::size_t place = 0; place < values_.size(); ++place) {
            const auto [first, last] = values_[place];
            const nb::object value = nb::steal(PyUnicode_DecodeUTF8(first, last - first, nullptr));
            checked(value.is_valid() && PyDict_SetItem(told.ptr(), names[place].ptr(), value.ptr()) == 0);
        }
        return nb::make_tuple(form, told);
    }

private:
    struct Form {
        nb::object form;  // nothing: it is no tag
        std::vector<nb::object> names;
    };

    static nb::tuple no_tag() { return nb::make_tuple(nb::none(), nb::dict()); }

    const Form& form_by(const std::string& outside) {
        constexpr std::size_t most = 1024;  // of damaged files
        if (const auto known = forms_.find(outside); known != forms_.end()) return known->second;
        if (forms_.size() >= most) forms_.clear();
        Form made;
        const nb::object found = form_of_(nb::str(outside.data(), outside.size()));
        if (!found.is_none()) {
            made.form = found;
            for (nb::handle name : found.attr("attributes")) made.names.push_back(nb::borrow(name));
        }
        return forms_.emplace(outside, std::move(made)).first->second;
    }

    nb::callable form_of_;
    std::unordered_map<std::string, Form> forms_;
    std::string outside_;
    std::vector<std::pair<const char*, const char*>> values_;
};

// Counts tiles by their kinds, beside what is counted already.
void add_tiles(nb::bytearray counts, nb::list tiles) {
    auto* const bytes = static_cast<std::uint8_t*>(counts.data());
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(tiles.ptr()); ++place) {
        const long kind = PyLong_AsLong(PyList_GET_ITEM(tiles.ptr(), place)) & kind_bits;
        if (static_cast<std::size_t>(kind) >= counts.size()) throw BadHand("kind " + std::to_string(kind) + " is not counted here");
        ++bytes[kind];
    }
}

// Numbers of tiles, written with commas between them, as the tiles themselves; None where one is not in the box.
nb::object tiles_written(nb::str text, nb::tuple box) {
    Py_ssize_t size = 0;
    const char* const letters = utf8(text, size);
    if (letters == nullptr) return nb::none();
    std::vector<PyObject*> tiles;
    for (Py_ssize_t at = 0; at <= size; ++at) {
        const Py_ssize_t first = at;
        Py_ssize_t number = 0;
        for (; at < size && letters[at] != ','; ++at) {
            if (letters[at] < '0' || letters[at] > '9' || at - first == 3) return nb::none();
            number = 10 * number + (letters[at] - '0');
        }
        if (at == first || (letters[first] == '0' && at - first > 1) || number >= PyTuple_GET_SIZE(box.ptr())) return nb::none();
        tiles.push_back(PyTuple_GET_ITEM(box.ptr(), number));
        if (tiles.back() == Py_None) return nb::none();
    }
    nb::object found = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(tiles.size())));
    for (std::size_t place = 0; place < tiles.size(); ++place)
        PyTuple_SET_ITEM(found.ptr(), static_cast<Py_ssize_t>(place), Py_NewRef(tiles[place]));
    return found;
}

// Whole numbers of seven digits at most, written with commas between them; none of them where it is anything else.
nb::tuple numbers_written(nb::str text) {
    constexpr int most_digits = 7;
    Py_ssize_t size = 0;
    const char* const letters = utf8(text, size);
    if (letters == nullptr) return nb::tuple();
    std::vector<long> numbers;
    for (Py_ssize_t at = 0; at <= size; ++at) {
        const bool negative = at < size && letters[at] == '-';
        at += negative;
        long number = 0;
        int digits = 0;
        for (; at < size && letters[at] >= '0' && letters[at] <= '9'; ++at, ++digits) number = digits < most_digits ? 10 * number + (letters[at] - '0') : 0;
        if (digits == 0 || digits > most_digits || (at < size && letters[at] != ',')) return nb::tuple();
        numbers.push_back(negative ? -number : number);
    }
    nb::object found = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(numbers.size())));
    for (std::size_t place = 0; place < numbers.size(); ++place)
        PyTuple_SET_ITEM(found.ptr(), static_cast<Py_ssize_t>(place), PyLong_FromLong(numbers[place]));
    return nb::borrow<nb::tuple>(found);
}

}  // namespace

void bind_turns(nb::module_& m) {
    m.def("add_tiles", &add_tiles, nb::arg("counts"), nb::arg("tiles"));
    m.def("numbers_written", &numbers_written, nb::arg("text"));
    m.def("tiles_written", &tiles_written, nb::arg("text"), nb::arg("box"));
    nb::class_<WaitsFinder>(m, "WaitsFinder")
        .def(nb::init<nb::object, nb::type_object, nb::bytes, Mask>())
        .def("__call__", [](const WaitsFinder& finder, nb::handle hand) { finder.find(hand.ptr()); });
    nb::class_<PlainTurns>(m, "PlainTurns")
        .def(nb::init<nb::type_object, nb::type_object, nb::type_object, nb::type_object>())
        .def("play", &PlainTurns::play);
    nb::class_<TagOpener>(m, "TagOpener").def(nb::init<nb::callable>()).def("open", &TagOpener::open, nb::arg("piece"));
    nb::class_<PlainTags>(m, "PlainTags")
        .def(nb::init<nb::type_object, nb::type_object, nb::type_object, nb::dict>())
        .def("read", &PlainTags::read, nb::arg("text"), nb::arg("at"), nb::arg("number"), nb::arg("events"), nb::arg("drawn"),
             nb::arg("offered").none());
}

}  // namespace jantaku
