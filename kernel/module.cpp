// jantaku._kernel: the kernel's face in Python. The contract is src/jantaku/_kernel.pyi.
#include "python_input.hpp"

namespace jantaku {
void bind_grammar(nanobind::module_& m);
void bind_patterns(nanobind::module_& m);
void bind_book(nanobind::module_& m);
void bind_chance(nanobind::module_& m);
void bind_turns(nanobind::module_& m);
void bind_tags(nanobind::module_& m);
}  // namespace jantaku

NB_MODULE(_kernel, m) {
    nanobind::set_leak_warnings(false);  // grammars live as long as the program
    nanobind::register_exception_translator([](const std::exception_ptr& error, void*) {
        try {
            std::rethrow_exception(error);
        } catch (const jantaku::BadHand& bad) {
            PyErr_SetString(PyExc_ValueError, bad.what());
        } catch (const jantaku::Wrong& wrong) {
            PyErr_SetString(PyExc_TypeError, wrong.what());
        } catch (const std::bad_cast&) {
            PyErr_SetString(PyExc_TypeError, "a structure, a slot, a price or a wild kind is not told as it should be");
        }
    });
    jantaku::bind_grammar(m);
    jantaku::bind_patterns(m);
    jantaku::bind_book(m);
    jantaku::bind_chance(m);
    jantaku::bind_turns(m);
    jantaku::bind_tags(m);
}
