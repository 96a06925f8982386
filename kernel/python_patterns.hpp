// Patterns as Python hands them over: nested tuples of whole numbers, made by jantaku.yaku.patterns.
#pragma once

#include "patterns.hpp"
#include "python_input.hpp"

namespace jantaku {

// Refuses what cannot be a pattern and what would cost too much, so that no data can make the kernel stumble or stay away long.
Pattern pattern_from(nb::handle code);

}  // namespace jantaku
