// Tags of records: those of draws and discards become the events that are known for them, the others are taken apart. Nothing is
// known here of what they mean.
#include <algorithm>
#include <array>
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

void bind_tags(nb::module_& m) {
    m.def("numbers_written", &numbers_written, nb::arg("text"));
    m.def("tiles_written", &tiles_written, nb::arg("text"), nb::arg("box"));
    nb::class_<TagOpener>(m, "TagOpener").def(nb::init<nb::callable>()).def("open", &TagOpener::open, nb::arg("piece"));
    nb::class_<PlainTags>(m, "PlainTags")
        .def(nb::init<nb::type_object, nb::type_object, nb::type_object, nb::dict>())
        .def("read", &PlainTags::read, nb::arg("text"), nb::arg("at"), nb::arg("number"), nb::arg("events"), nb::arg("drawn"),
             nb::arg("offered").none());
}

}  // namespace jantaku
