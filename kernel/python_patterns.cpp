// jantaku._kernel.Pattern: one pattern, held against a won hand.
#include "python_patterns.hpp"

#include "book.hpp"

namespace jantaku {

namespace {

// One tuple of the code, read from left to right.
class Code {
  public:
    explicit Code(nb::handle code) {
        if (!PyTuple_Check(code.ptr()) && !PyList_Check(code.ptr())) throw Wrong("a pattern is nested tuples of whole numbers");
        items_ = nb::borrow<nb::sequence>(code);
        size_ = nb::len(items_);
    }

    bool more() const { return next_ < size_; }

    nb::object item() {
        if (!more()) throw BadHand("a pattern with a part missing");
        return items_[next_++];
    }

    int number(int from, int to) {
        const nb::object number = item();
        if (!PyLong_Check(number.ptr())) wrong();
        int too_big = 0;
        const long value = PyLong_AsLongAndOverflow(number.ptr(), &too_big);
        if (too_big || value < from || value > to) throw BadHand("a pattern with a number out of its range");
        return static_cast<int>(value);
    }

    Mask mask() {
        const nb::object number = item();
        if (!PyLong_Check(number.ptr())) wrong();
        const Mask value = PyLong_AsUnsignedLongLong(number.ptr());
        if (PyErr_Occurred()) {
            PyErr_Clear();
            throw BadHand("a pattern with a class of more than 64 kinds");
        }
        return value;
    }

    void end() const {
        if (more()) throw BadHand("a pattern with a part too many");
    }

  private:
    nb::sequence items_;
    std::size_t size_ = 0, next_ = 0;

    [[noreturn]] static void wrong() { throw Wrong("a pattern is nested tuples of whole numbers"); }
};

// (fixed, ranks of x, of y, of w, winds, ((letter, offset, suit), ...))
TileClass class_from(nb::handle code) {
    Code in(code);
    TileClass tiles;
    tiles.fixed = in.mask();
    for (Mask& ranks : tiles.ranks) ranks = static_cast<Mask>(in.number(0, 0x1FF));
    tiles.winds = in.number(0, 7);
    for (Code moving(in.item()); moving.more();) {
        Code tile(moving.item());
        const int letter = tile.number(0, 1), offset = tile.number(-8, 8), suit = tile.number(0, TileClass::ANY_SUIT);
        tiles.moving.push_back({letter, offset, suit});
        tile.end();
    }
    in.end();
    return tiles;
}

// (how many, shapes, state, of, from, with); a class is () where none was written.
void add_blocks(std::vector<NamedBlock>& blocks, nb::handle code) {
    Code in(code);
    const int times = in.number(1, Pattern::MAX_BLOCKS);
    NamedBlock named;
    named.shapes = in.number(1, 31);
    named.state = in.number(0, 15);
    TileClass* const classes[3] = {&named.all_of, &named.first_of, &named.some_of};
    for (int i = 0; i < 3; ++i) {
        const nb::object tiles = in.item();
        if (!Code(tiles).more()) continue;
        *classes[i] = class_from(tiles);
        named.asked |= 1 << i;
        named.letters |= classes[i]->letters();
    }
    in.end();
    blocks.insert(blocks.end(), static_cast<std::size_t>(times), named);
    if (blocks.size() > Pattern::MAX_BLOCKS) throw BadHand("a pattern that names more than 24 blocks");
}

NamedTiles tiles_from(nb::handle code) {
    Code in(code);
    NamedTiles named{};
    named.suit = in.number(0, Pattern::FIXED_KIND);
    named.rank = in.number(0, named.suit == Pattern::FIXED_KIND ? MAX_KINDS - 1 : 8);
    named.count = in.number(1, 255);
    in.end();
    if (named.suit == TileClass::ANY_SUIT) throw BadHand("a pattern with tiles of no suit");
    return named;
}

Pattern term_from(nb::handle code, int depth) {
    if (depth > Pattern::MAX_DEPTH) throw BadHand("a pattern nested too deeply");
    Code in(code);
    Pattern term;
    term.sort = static_cast<Pattern::Sort>(in.number(0, static_cast<int>(Pattern::Sort::count) - 1));
    switch (term.sort) {
        case Pattern::Sort::letters:
            term.suits = in.number(0, 7);
            for (auto& [from, to] : term.ranks) {
                from = in.number(0, 8);
                to = in.number(-1, 8);
            }
            [[fallthrough]];
        case Pattern::Sort::none:
            term.parts.push_back(term_from(in.item(), depth + 1));
            break;
        case Pattern::Sort::all:
        case Pattern::Sort::some:
            while (in.more()) term.parts.push_back(term_from(in.item(), depth + 1));
            break;
        case Pattern::Sort::blocks:
            term.exact = in.number(0, 1);
            while (in.more()) add_blocks(term.blocks, in.item());
            break;
        case Pattern::Sort::measure:
            term.measure = static_cast<Pattern::Measure>(in.number(0, static_cast<int>(Pattern::Measure::count) - 1));
            term.tiles = class_from(in.item());
            term.least = in.number(0, 9999);
            term.most = in.number(0, 9999);
            break;
        case Pattern::Sort::contains:
            term.held = in.number(0, 1);
            while (in.more()) term.named.push_back(tiles_from(in.item()));
            break;
        case Pattern::Sort::won_on:
            term.tiles = class_from(in.item());
            break;
        case Pattern::Sort::wait:
            term.waits = in.number(0, 255);
            break;
        default:
            term.yes = in.number(0, 1);
    }
    in.end();
    return term;
}

// One answer for each reading; none where the hand is not complete.
nb::list holds(const Pattern& self, const Grammar& grammar, nb::bytes win) {
    if (win.size() != sizeof(PackedWin)) throw BadHand("a win of " + std::to_string(win.size()) + " bytes; it has " + std::to_string(sizeof(PackedWin)));
    const Won won = unpack(reinterpret_cast<const std::uint8_t*>(win.c_str()), TileRules{}).won;
    std::vector<Reading> readings;
    grammar.read_complete(won.counts, won.winning, won.melds, readings);
    nb::list answers;
    for (const Reading& reading : readings) answers.append(evaluate(self, blocks_of(reading, won, grammar.form(reading.form)), won, reading));
    return answers;
}

}  // namespace

Pattern pattern_from(nb::handle code) {
    Pattern pattern = term_from(code, 0);
    if (pattern.cost() > Pattern::MAX_COST) throw BadHand("a pattern that costs more than " + std::to_string(Pattern::MAX_COST));
    return pattern;
}

void bind_patterns(nb::module_& m) {
    m.attr("MAX_PATTERN_COST") = Pattern::MAX_COST;
    nb::class_<Pattern>(m, "Pattern")
        .def("__init__", [](Pattern* self, nb::handle code) { new (self) Pattern(pattern_from(code)); }, nb::arg("code"))
        .def_prop_ro("cost", &Pattern::cost)
        .def("holds", &holds, nb::arg("grammar"), nb::arg("win"));
}

}  // namespace jantaku
