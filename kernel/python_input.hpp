// What comes from Python and what goes back: counts of a hand, rows of a batch, columns of an answer.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "grammar.hpp"

#include <span>

namespace jantaku {

namespace nb = nanobind;

struct Wrong : std::runtime_error {  // becomes TypeError
    using std::runtime_error::runtime_error;
};

inline void check_length(Py_ssize_t length, const Grammar& grammar) {
    if (length == grammar.kinds() || (length == USUAL_KINDS && grammar.kinds() > USUAL_KINDS)) return;
    throw BadHand("counts of " + std::to_string(length) + " kinds; the tile set has " + std::to_string(grammar.kinds()));
}

// A small whole number straight from the object, -1 if it is none: a hand given as a list has 34 of them.
inline long small_number(PyObject* item) {
    if (!PyLong_CheckExact(item)) return -1;
    auto* number = reinterpret_cast<PyLongObject*>(item);
#if PY_VERSION_HEX >= 0x030C0000
    return PyUnstable_Long_IsCompact(number) ? static_cast<long>(PyUnstable_Long_CompactValue(number)) : -1;
#else
    const Py_ssize_t digits = Py_SIZE(number);
    return digits == 0 ? 0 : digits == 1 ? static_cast<long>(number->ob_digit[0]) : -1;
#endif
}

// What is no small number: some other whole number, or refused.
[[gnu::cold]] inline std::uint8_t odd_count(PyObject* item, Py_ssize_t kind) {
    int overflow = 0;
    const long count = PyLong_AsLongAndOverflow(item, &overflow);
    if (overflow) throw BadHand("kind " + std::to_string(kind) + ": that is no number of tiles");
    if (count == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        throw Wrong("kind " + std::to_string(kind) + ": the count is not a whole number");
    }
    if (count < 0 || count > 255)
        throw BadHand("kind " + std::to_string(kind) + ": " + std::to_string(count) + " is no number of tiles");
    return static_cast<std::uint8_t>(count);
}

inline std::uint8_t count_of(PyObject* item, Py_ssize_t kind) {
    const long small = small_number(item);
    return small >= 0 && small <= 255 ? static_cast<std::uint8_t>(small) : odd_count(item, kind);
}

// A class of kinds.
inline Mask mask_from(nb::handle mask) {
    if (!PyLong_Check(mask.ptr())) throw Wrong("a class of kinds is a whole number");
    const unsigned long long bits = PyLong_AsUnsignedLongLong(mask.ptr());
    if (bits == static_cast<unsigned long long>(-1) && PyErr_Occurred()) {
        PyErr_Clear();
        throw BadHand("a class of kinds is a whole number from 0 to 2**64 - 1");
    }
    return bits;
}

// A view of some object's bytes; closed when it goes out of scope.
struct View {
    Py_buffer buffer{};
    bool open = false;

    View(PyObject* object, const char* expected) {
        if (!PyObject_CheckBuffer(object) || PyObject_GetBuffer(object, &buffer, PyBUF_STRIDES | PyBUF_FORMAT) != 0) {
            PyErr_Clear();
            throw Wrong(expected);
        }
        open = true;
        const bool bytes = buffer.itemsize == 1 && (!buffer.format || std::strcmp(buffer.format, "B") == 0);
        if (!bytes) {
            const std::string format = buffer.format ? buffer.format : "?";
            PyBuffer_Release(&buffer);
            throw BadHand("counts must be uint8, not of format '" + format + "'");
        }
    }
    View(const View&) = delete;
    ~View() {
        if (open) PyBuffer_Release(&buffer);
    }
};

// The counts of a hand that is bytes, or a bytearray as the table has it; none where it is something else.
inline std::span<const std::uint8_t> bytes_of(PyObject* object) {
    const auto at = [](const char* start, Py_ssize_t size) {
        return std::span(reinterpret_cast<const std::uint8_t*>(start), static_cast<std::size_t>(size));
    };
    if (PyBytes_CheckExact(object)) return at(PyBytes_AS_STRING(object), PyBytes_GET_SIZE(object));
    if (PyByteArray_CheckExact(object)) return at(PyByteArray_AS_STRING(object), PyByteArray_GET_SIZE(object));
    return {};
}

inline Counts counts_of(nb::handle hand, const Grammar& grammar) {
    Counts counts{};
    PyObject* object = hand.ptr();
    if (const auto bytes = bytes_of(object); !bytes.empty()) {
        check_length(static_cast<Py_ssize_t>(bytes.size()), grammar);
        std::memcpy(counts.data(), bytes.data(), bytes.size());
    } else if (PyList_Check(object) || PyTuple_Check(object)) {
        const Py_ssize_t length = PySequence_Fast_GET_SIZE(object);
        PyObject** items = PySequence_Fast_ITEMS(object);
        check_length(length, grammar);
        for (Py_ssize_t k = 0; k < length; ++k) counts[static_cast<std::size_t>(k)] = count_of(items[k], k);
    } else {
        View view(object, "counts must be bytes, a list of whole numbers or a one-dimensional uint8 array");
        if (view.buffer.ndim != 1) throw BadHand("counts must have one dimension; for many hands there are the batch calls");
        check_length(view.buffer.shape[0], grammar);
        const auto* start = static_cast<const std::uint8_t*>(view.buffer.buf);
        const Py_ssize_t step = view.buffer.strides ? view.buffer.strides[0] : 1;
        for (Py_ssize_t k = 0; k < view.buffer.shape[0]; ++k) counts[static_cast<std::size_t>(k)] = start[k * step];
    }
    grammar.check(counts);
    return counts;
}

// Rows of a batch. Each row is copied out and checked; a bad one stops the batch and is named.
class Rows {
  public:
    Rows(nb::handle hands, const Grammar& grammar)
        : view_(hands.ptr(), "hands must be a two-dimensional uint8 array"), grammar_(grammar) {
        if (view_.buffer.ndim != 2) throw BadHand("hands must have two dimensions, a hand in each row");
        check_length(view_.buffer.shape[1], grammar);
    }

    std::size_t size() const { return static_cast<std::size_t>(view_.buffer.shape[0]); }

    // Whether a row is just the 34 usual counts, one after the other.
    bool plain() const { return view_.buffer.shape[1] == USUAL_KINDS && view_.buffer.strides[1] == 1; }

    template <typename Ask>
    void each(Ask ask) const {
        each_row([&](std::size_t row, const std::uint8_t* from) {
            Counts counts{};
            if (plain())
                std::memcpy(counts.data(), from, USUAL_KINDS);
            else
                for (Py_ssize_t k = 0; k < view_.buffer.shape[1]; ++k)
                    counts[static_cast<std::size_t>(k)] = from[k * view_.buffer.strides[1]];
            grammar_.check(counts);
            ask(row, counts);
        });
    }

    // As `each`, without taking copies, some rows at once: ask(first row, its bytes, how many bytes on the next one lies, how
    // many). Only for plain rows; where some of them are bad, they are asked one by one until the first of these is found.
    template <typename Ask>
    void each_few(std::size_t few, Ask ask) const {
        const Py_ssize_t down = view_.buffer.strides[0];
        std::size_t done = 0;
        each_row([&](std::size_t row, const std::uint8_t* from) {
            if (row < done) return;
            const std::size_t many = std::min(few, size() - row);
            try {
                ask(row, from, down, many);
                done = row + many;
            } catch (const BadHand&) {
                ask(row, from, down, 1);
                done = row + 1;
            }
        });
    }

  private:
    View view_;
    const Grammar& grammar_;

    template <typename Ask>
    void each_row(Ask ask) const {
        const auto* start = static_cast<const std::uint8_t*>(view_.buffer.buf);
        const Py_ssize_t down = view_.buffer.strides[0];
        const std::size_t rows = size();
        nb::gil_scoped_release others_may_run;
        std::size_t row = 0;
        try {
            for (; row < rows; ++row) ask(row, start + static_cast<Py_ssize_t>(row) * down);
        } catch (const BadHand& bad) {
            throw BadHand("row " + std::to_string(row) + ": " + bad.what());
        }
    }
};

// A reading as Python gets it: (form, wait, winning block, block, block, ...).
inline nb::tuple code_of(const Reading& reading) {
    nb::object code = nb::steal(PyTuple_New(3 + reading.size));
    PyTuple_SET_ITEM(code.ptr(), 0, PyLong_FromLong(reading.form));
    PyTuple_SET_ITEM(code.ptr(), 1, PyLong_FromLong(static_cast<long>(reading.wait)));
    PyTuple_SET_ITEM(code.ptr(), 2, PyLong_FromLong(reading.winning));
    for (int b = 0; b < reading.size; ++b)
        PyTuple_SET_ITEM(code.ptr(), 3 + b, PyLong_FromLong(reading.blocks[static_cast<std::size_t>(b)]));
    return nb::cast<nb::tuple>(code);
}

template <typename T>
struct Column {
    T* values;
    nb::capsule owner;
    std::size_t size;

    explicit Column(std::size_t n)
        : values(new T[n ? n : 1]), owner(values, [](void* p) noexcept { delete[] static_cast<T*>(p); }), size(n) {}

    nb::ndarray<nb::numpy, T, nb::ndim<1>> array() const { return {values, {size}, owner}; }
};

}  // namespace jantaku
