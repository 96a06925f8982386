// Plain turns: a tile is drawn, one is discarded, nobody says anything. Nearly all of a record is made of these; here they
// are played in runs. Whatever is not plain is left to Python, which does it by the steps of the table.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "python_struct.hpp"

namespace jantaku {
namespace {

constexpr long kind_bits = 63;

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

// Finds who may have something to say about a tile that lies there; nearly always it is nobody.
class WantedFinder {
public:
    WantedFinder(nb::type_object holding, nb::tuple runs, long least, bool from_any)
        : least_(least), from_any_(from_any), counts_(holding, "counts"), waits_(holding, "waits") {
        for (nb::handle pairs : runs) {
            std::vector<Pair>& of_kind = runs_.emplace_back();
            for (nb::handle pair : pairs) of_kind.push_back({nb::cast<std::size_t>(pair[0]), nb::cast<std::size_t>(pair[1])});
        }
    }

    // A mask of seats; see the contract.
    long find(nb::list hands, nb::tuple others, long follower, std::size_t kind) const {
        long wanted = 0;
        for (Py_ssize_t place = 0; place < PyTuple_GET_SIZE(others.ptr()); ++place) {
            const long seat = PyLong_AsLong(PyTuple_GET_ITEM(others.ptr(), place));
            if (seat < 0 || seat >= PyList_GET_SIZE(hands.ptr())) throw Wrong("there is no such seat");
            PyObject* const hand = PyList_GET_ITEM(hands.ptr(), seat);
            const std::span<const std::uint8_t> counts = bytes_of(counts_.of(hand));
            if (kind >= counts.size() || kind >= runs_.size()) throw BadHand("kind " + std::to_string(kind) + " is not counted here");
            const bool wants = PyLong_AsUnsignedLongLong(waits_.of(hand)) >> kind & 1 || counts[kind] >= least_ ||
                               ((from_any_ || seat == follower) && has_two_for(counts, kind));
            wanted |= static_cast<long>(wants) << seat;
        }
        return wanted;
    }

private:
    struct Pair {
        std::size_t low, high;
    };

    bool has_two_for(std::span<const std::uint8_t> counts, std::size_t kind) const {
        return std::ranges::any_of(runs_[kind], [&](const Pair& pair) {
            return std::max(pair.low, pair.high) < counts.size() && counts[pair.low] && counts[pair.high];
        });
    }

    std::vector<std::vector<Pair>> runs_;  // by kind: the two that make a run with it
    long least_;
    bool from_any_;
    Field counts_, waits_;
};

// Where in a sequence the things of this type are; of a type that comes from it there are none.
nb::list places_of(nb::handle things, nb::type_object kind) {
    const nb::object all = nb::steal(PySequence_Fast(things.ptr(), "things are listed one by one"));
    checked(all.is_valid());
    nb::list places;
    for (Py_ssize_t place = 0; place < PySequence_Fast_GET_SIZE(all.ptr()); ++place)
        if (Py_TYPE(PySequence_Fast_GET_ITEM(all.ptr(), place)) == reinterpret_cast<PyTypeObject*>(kind.ptr())) places.append(place);
    return places;
}

// Counts tiles by their kinds, beside what is counted already.
void add_tiles(nb::bytearray counts, nb::list tiles) {
    auto* const bytes = static_cast<std::uint8_t*>(counts.data());
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(tiles.ptr()); ++place) {
        const long kind = PyLong_AsLong(PyList_GET_ITEM(tiles.ptr(), place)) & kind_bits;
        if (static_cast<std::size_t>(kind) >= counts.size()) throw BadHand("kind " + std::to_string(kind) + " is not counted here");
        ++bytes[kind];
    }
}

}  // namespace

void bind_turns(nb::module_& m) {
    m.def("places_of", &places_of, nb::arg("things"), nb::arg("kind"));
    m.def("add_tiles", &add_tiles, nb::arg("counts"), nb::arg("tiles"));
    nb::class_<WaitsFinder>(m, "WaitsFinder")
        .def(nb::init<nb::object, nb::type_object, nb::bytes, Mask>())
        .def("__call__", [](const WaitsFinder& finder, nb::handle hand) { finder.find(hand.ptr()); });
    nb::class_<WantedFinder>(m, "WantedFinder")
        .def(nb::init<nb::type_object, nb::tuple, long, bool>())
        .def("__call__", &WantedFinder::find);
    nb::class_<PlainTurns>(m, "PlainTurns")
        .def(nb::init<nb::type_object, nb::type_object, nb::type_object, nb::type_object>())
        .def("play", &PlainTurns::play);
}

}  // namespace jantaku
