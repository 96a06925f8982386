// Structs of Python whose fields are read and written where they lie.
#pragma once

#include <Python.h>
#include <structmember.h>  // where a field lies; a part of Python.h since 3.12

#include <utility>

#include "python_input.hpp"

namespace jantaku {

namespace nb = nanobind;

// A field of a struct, read where it lies.
class Field {
public:
    Field(nb::handle type, const char* name) {
        const PyObject* descriptor = PyDict_GetItemString(reinterpret_cast<PyTypeObject*>(type.ptr())->tp_dict, name);
        if (descriptor == nullptr || Py_TYPE(descriptor) != &PyMemberDescr_Type)
            throw Wrong("a struct lacks a field");
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

inline void checked(bool done) {
    if (!done) throw nb::python_error();
}

}  // namespace jantaku
