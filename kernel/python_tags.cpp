// Tags of records: those of draws and discards become the events that are known for them, that of a deal's beginning those of its
// opening; the others are taken apart, and nothing is known here of what they mean.
#include <algorithm>
#include <array>
#include <bitset>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "python_struct.hpp"

namespace jantaku {
namespace {

// A text as bytes; nothing where it holds what no text can hold (half a pair of surrogates).
const char* utf8(nb::str text, Py_ssize_t& size) {
    const char* const letters = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (letters == nullptr) PyErr_Clear();
    return letters;
}

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

nb::object tuple_of(const std::vector<long>& numbers, long times = 1) {
    nb::object found = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(numbers.size())));
    checked(found.is_valid());
    for (std::size_t place = 0; place < numbers.size(); ++place)
        PyTuple_SET_ITEM(found.ptr(), static_cast<Py_ssize_t>(place), PyLong_FromLong(times * numbers[place]));
    return found;
}

// The tiles that have these numbers in the box.
nb::object tuple_of(std::span<const Py_ssize_t> numbers, nb::handle box) {
    nb::object found = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(numbers.size())));
    checked(found.is_valid());
    for (std::size_t place = 0; place < numbers.size(); ++place)
        PyTuple_SET_ITEM(found.ptr(), static_cast<Py_ssize_t>(place), Py_NewRef(PyTuple_GET_ITEM(box.ptr(), numbers[place])));
    return found;
}

// Numbers of tiles, written with commas between them; false where one is not in the box.
bool read_tiles(nb::str text, nb::handle box, std::vector<Py_ssize_t>& numbers) {
    numbers.clear();
    Py_ssize_t size = 0;
    const char* const letters = utf8(text, size);
    if (letters == nullptr) return false;
    for (Py_ssize_t at = 0; at <= size; ++at) {
        const Py_ssize_t first = at;
        Py_ssize_t number = 0;
        for (; at < size && letters[at] != ','; ++at) {
            if (letters[at] < '0' || letters[at] > '9' || at - first == 3) return false;
            number = 10 * number + (letters[at] - '0');
        }
        if (at == first || (letters[first] == '0' && at - first > 1) || number >= PyTuple_GET_SIZE(box.ptr())) return false;
        if (PyTuple_GET_ITEM(box.ptr(), number) == Py_None) return false;
        numbers.push_back(number);
    }
    return true;
}

// Whole numbers of seven digits at most, written with commas between them; false where it is anything else.
bool read_numbers(nb::str text, std::vector<long>& numbers) {
    constexpr int most_digits = 7;
    numbers.clear();
    Py_ssize_t size = 0;
    const char* const letters = utf8(text, size);
    if (letters == nullptr) return false;
    for (Py_ssize_t at = 0; at <= size; ++at) {
        const bool negative = at < size && letters[at] == '-';
        at += negative;
        long number = 0;
        int digits = 0;
        for (; at < size && letters[at] >= '0' && letters[at] <= '9'; ++at, ++digits) number = digits < most_digits ? 10 * number + (letters[at] - '0') : 0;
        if (digits == 0 || digits > most_digits || (at < size && letters[at] != ',')) return false;
        numbers.push_back(negative ? -number : number);
    }
    return true;
}

nb::object tiles_written(nb::str text, nb::tuple box) {
    std::vector<Py_ssize_t> numbers;
    return read_tiles(text, box, numbers) ? tuple_of(numbers, box) : nb::none();
}

nb::object numbers_written(nb::str text) {
    std::vector<long> numbers;
    return read_numbers(text, numbers) ? tuple_of(numbers) : nb::tuple();
}

// Reads the tag with which a deal begins as the events of its opening: counters, points, the dealer, and a hand for each seat. What is
// not as usual is left to Python, which says what is wrong with it.
class OpeningReader {
public:
    OpeningReader(nb::tuple events, nb::tuple names, nb::tuple blocks, nb::tuple box, long players, long first_round)
        : events_(events), names_(names), box_(box), seats_(static_cast<long>(nb::len(names) - HANDS)), players_(players), first_round_(first_round) {
        for (nb::handle block : blocks) blocks_.emplace_back(nb::cast<std::size_t>(block[0]), nb::cast<std::size_t>(block[1]));
        if (nb::len(events) != EVENTS || players < 1 || players > seats_ || seats_ > static_cast<long>(hands_.size()) || blocks_.empty() || nb::len(box) > MOST_TILES)
            throw BadHand("no deal begins so");
    }

    // See the contract.
    nb::object read(nb::dict told, long number) {
        if (!read_counters(told) || !read_points(told) || !read_hands(told)) return nb::none();
        const auto [round, honba, sticks, die, other, indicator] = counters_;
        const nb::object points = tuple_of(points_, HUNDRED);
        nb::list opening;
        const auto tell = [&](std::size_t event, auto&&... fields) { opening.append(events_[event](fields...)); };
        tell(STARTED, number, first_round_ + round / seats_, dealer_, dealer_, honba, sticks, points);
        tell(ROLLED, dealer_, nb::make_tuple(die + 1, other + 1));
        tell(BROKEN, (dealer_ + die + other + 1) % players_, die + other + 2);
        tell(SHOWN, box_[static_cast<std::size_t>(indicator)]);
        for (const auto& [first, last] : blocks_)
            for (long place = 0; place < players_; ++place) {
                const long seat = (dealer_ + place) % players_;
                const auto& hand = hands_[static_cast<std::size_t>(seat)];
                tell(DEALT, seat, tuple_of(std::span(hand).subspan(first, last - first), box_));
            }
        return nb::make_tuple(round, honba, sticks, dealer_, points, opening);
    }

private:
    static constexpr std::size_t STARTED = 0, ROLLED = 1, BROKEN = 2, SHOWN = 3, DEALT = 4, EVENTS = 5;
    static constexpr std::size_t COUNTERS = 0, POINTS = 1, DEALER = 2, HANDS = 3;
    static constexpr long HUNDRED = 100, ROUNDS = 16, DIE = 6;
    static constexpr std::size_t MOST_TILES = 256;

    // What the tag tells under one of its names.
    nb::str told_in(nb::dict told, std::size_t name) const {
        PyObject* const text = PyDict_GetItem(told.ptr(), PyTuple_GET_ITEM(names_.ptr(), static_cast<Py_ssize_t>(name)));
        if (text == nullptr || !PyUnicode_Check(text)) throw Wrong("the tag lacks an attribute");
        return nb::borrow<nb::str>(text);
    }

    // Whether this number stands at the end, and is written as numbers are.
    static bool ends_with(nb::str text, long number) {
        Py_ssize_t size = 0;
        const char* const letters = utf8(text, size);
        return letters != nullptr && ("," + std::string(letters, static_cast<std::size_t>(size))).ends_with("," + std::to_string(number));
    }

    bool read_counters(nb::dict told) {
        std::vector<long> numbers, dealer;
        if (!read_numbers(told_in(told, COUNTERS), numbers) || numbers.size() != counters_.size()) return false;
        std::copy(numbers.begin(), numbers.end(), counters_.begin());
        const auto [round, honba, sticks, die, other, indicator] = counters_;
        if (!read_numbers(told_in(told, DEALER), dealer)) return false;
        dealer_ = dealer[0];
        if (nb::len(told_in(told, DEALER)) != 1 || !ends_with(told_in(told, COUNTERS), indicator)) return false;
        const auto within = [](long number, long end) { return number >= 0 && number < end; };
        return within(dealer_, players_) && within(round, ROUNDS) && round % seats_ == dealer_ && honba >= 0 && sticks >= 0 && within(die, DIE) &&
               within(other, DIE) && within(indicator, static_cast<long>(nb::len(box_))) && !box_[static_cast<std::size_t>(indicator)].is_none();
    }

    // Those of seats that nobody has are nothing.
    bool read_points(nb::dict told) {
        if (!read_numbers(told_in(told, POINTS), points_) || static_cast<long>(points_.size()) != seats_) return false;
        const auto end = points_.begin() + players_;
        const bool rest = std::any_of(end, points_.end(), [](long points) { return points != 0; });
        points_.erase(end, points_.end());
        return !rest;
    }

    // All of one size, and no tile twice.
    bool read_hands(nb::dict told) {
        std::bitset<MOST_TILES> seen;
        seen.set(static_cast<std::size_t>(counters_.back()));
        for (long seat = 0; seat < seats_; ++seat) {
            const nb::str text = told_in(told, HANDS + static_cast<std::size_t>(seat));
            if (seat >= players_) {
                if (nb::len(text) != 0) return false;
                continue;
            }
            auto& hand = hands_[static_cast<std::size_t>(seat)];
            if (!read_tiles(text, box_, hand) || hand.size() != blocks_.back().second) return false;
            for (const Py_ssize_t tile : hand) {
                if (seen[static_cast<std::size_t>(tile)]) return false;
                seen.set(static_cast<std::size_t>(tile));
            }
        }
        return true;
    }

    nb::tuple events_, names_, box_;
    std::vector<std::pair<std::size_t, std::size_t>> blocks_;
    long seats_, players_, first_round_;
    // of the tag that is read
    std::array<long, 6> counters_{};
    long dealer_ = 0;
    std::vector<long> points_;
    std::array<std::vector<Py_ssize_t>, 8> hands_;
};

}  // namespace

void bind_tags(nb::module_& m) {
    m.def("numbers_written", &numbers_written, nb::arg("text"));
    m.def("tiles_written", &tiles_written, nb::arg("text"), nb::arg("box"));
    nb::class_<OpeningReader>(m, "OpeningReader")
        .def(nb::init<nb::tuple, nb::tuple, nb::tuple, nb::tuple, long, long>())
        .def("read", &OpeningReader::read);
    nb::class_<TagOpener>(m, "TagOpener").def(nb::init<nb::callable>()).def("open", &TagOpener::open, nb::arg("piece"));
    nb::class_<PlainTags>(m, "PlainTags")
        .def(nb::init<nb::type_object, nb::type_object, nb::type_object, nb::dict>())
        .def("read", &PlainTags::read, nb::arg("text"), nb::arg("at"), nb::arg("number"), nb::arg("events"), nb::arg("drawn"),
             nb::arg("offered").none());
}

}  // namespace jantaku
