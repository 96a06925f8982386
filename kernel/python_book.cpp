// jantaku._kernel.Book: prices won hands under one rule set.
#include "book.hpp"
#include "python_patterns.hpp"
#include "python_usual.hpp"

#include <nanobind/stl/string.h>

#include <bit>

namespace jantaku {

namespace {

FactSet facts_from(nb::handle list) {
    FactSet facts;
    for (nb::handle item : nb::cast<nb::sequence>(list)) {
        const int fact = nb::cast<int>(item);
        if (fact < 0 || fact >= 64 * FACT_WORDS) throw BadHand("no fact has the number " + std::to_string(fact));
        facts.add(fact);
    }
    return facts;
}

Price price_from(nb::handle item) {
    if (item.is_none()) return {};
    const nb::sequence pair = nb::cast<nb::sequence>(item);
    const std::string sort = nb::cast<std::string>(pair[0]);
    const double amount = nb::cast<double>(pair[1]);
    if (sort == "han") return {Price::Sort::han, amount};
    if (sort == "limit") return {Price::Sort::limit, amount};
    if (sort == "hand_value") return {Price::Sort::hand_value, 0};
    if (sort == "bonus") return {Price::Sort::bonus, amount};
    if (sort == "limit_han") return {Price::Sort::limit_han, amount};
    throw BadHand("no price is called '" + sort + "'");
}

ElementSet elements_from(nb::handle list, std::size_t elements) {
    ElementSet set;
    for (nb::handle item : nb::cast<nb::sequence>(list)) {
        const auto index = nb::cast<std::size_t>(item);
        if (index >= elements) throw BadHand("there is no element number " + std::to_string(index));
        set.add(static_cast<int>(index));
    }
    return set;
}

// Most wins are priced with nothing barred.
ElementSet barred_from(nb::handle list, std::size_t elements) {
    return PyTuple_Check(list.ptr()) && PyTuple_GET_SIZE(list.ptr()) == 0 ? ElementSet{} : elements_from(list, elements);
}

Element element_from(nb::handle item, std::size_t elements) {
    const nb::sequence spec = nb::cast<nb::sequence>(item);
    Element element{facts_from(spec[0]), facts_from(spec[1]), price_from(spec[2]), price_from(spec[3]), elements_from(spec[4], elements)};
    if (nb::len(spec) > 5 && !spec[5].is_none()) element.pattern = pattern_from(spec[5]);
    if (nb::len(spec) > 6 && !spec[6].is_none()) element.company = elements_from(spec[6], elements);
    if (nb::len(spec) > 7) element.up_to_mangan = nb::cast<bool>(spec[7]);
    return element;
}

template <typename T>
void set(const nb::dict& from, const char* name, T& to) {
    if (from.contains(name)) to = nb::cast<T>(from[name]);
}

FuRules fu_from(const nb::dict& from, std::size_t elements) {
    FuRules fu;
    set(from, "base", fu.base);
    set(from, "seven_pairs", fu.seven_pairs);
    set(from, "closed", fu.closed);
    set(from, "closed_ron", fu.closed_ron);
    set(from, "closed_ron_exempt", fu.closed_ron_exempt);
    set(from, "tsumo", fu.tsumo);
    set(from, "tsumo_exempt", fu.tsumo_exempt);
    if (from.contains("closed_ron_unless")) fu.closed_ron_unless = facts_from(from["closed_ron_unless"]);
    if (from.contains("tsumo_unless")) fu.tsumo_unless = facts_from(from["tsumo_unless"]);
    set(from, "rinshan_tsumo", fu.rinshan_tsumo);
    fu.haitei_tsumo = fu.tsumo;
    set(from, "haitei_tsumo", fu.haitei_tsumo);
    set(from, "closed_tsumo", fu.closed_tsumo);
    set(from, "closed_runs", fu.closed_runs);
    set(from, "open_runs", fu.open_runs);
    set(from, "open_flat_ron", fu.open_flat_ron);
    set(from, "kanchan", fu.kanchan);
    set(from, "penchan", fu.penchan);
    set(from, "tanki", fu.tanki);
    fu.tanki_seat_wind = fu.tanki;
    set(from, "tanki_seat_wind", fu.tanki_seat_wind);
    set(from, "dragon_pair", fu.dragon_pair);
    set(from, "seat_pair", fu.seat_pair);
    set(from, "round_pair", fu.round_pair);
    set(from, "double_wind_pair", fu.double_wind_pair);
    set(from, "guest_pair", fu.guest_pair);
    set(from, "irregular_pair", fu.irregular_pair);
    set(from, "no_honours", fu.no_honours);
    set(from, "inverted_runs", fu.inverted_runs);
    set(from, "round_to", fu.round_to);
    if (from.contains("fixed"))
        for (nb::handle item : nb::cast<nb::sequence>(from["fixed"])) {
            const nb::sequence fixed = nb::cast<nb::sequence>(item);
            fu.fixed.push_back({elements_from(fixed[0], elements), nb::cast<int>(fixed[1]), nb::cast<int>(fixed[2])});
        }
    if (from.contains("added"))
        for (nb::handle item : nb::cast<nb::sequence>(from["added"])) {
            const nb::sequence added = nb::cast<nb::sequence>(item);
            fu.added.push_back({elements_from(added[0], elements), nb::cast<int>(added[1])});
        }
    for (const auto& [name, table] : {std::pair{"sets", &fu.sets}, std::pair{"mixed", &fu.mixed}}) {
        if (!from.contains(name)) continue;
        const nb::sequence sets = nb::cast<nb::sequence>(from[name]);
        for (std::size_t i = 0; i < table->size(); ++i) (*table)[i] = nb::cast<int>(sets[i]);
    }
    if (fu.round_to < 1) throw BadHand("fu are rounded to a whole number of at least 1");
    return fu;
}

ValueRules value_from(const nb::dict& from, std::size_t elements) {
    ValueRules value;
    set(from, "cap", value.cap);
    set(from, "round_up_from", value.round_up_from);
    set(from, "round_up_han", value.round_up_han);
    set(from, "open_sky", value.open_sky);
    set(from, "limit_fu", value.limit_fu);
    set(from, "exponent", value.exponent);
    set(from, "linear", value.linear);
    set(from, "per_han", value.per_han);
    set(from, "least", value.least);
    set(from, "added_han", value.added_han);
    set(from, "fu_below", value.fu_below);
    set(from, "open_costs", value.open_costs);
    set(from, "bonus_from", value.bonus_from);
    set(from, "limit_bonus", value.limit_bonus);
    set(from, "sixty_cutoff", value.sixty_cutoff);
    set(from, "kan_han", value.kan_han);
    set(from, "plus_fu", value.plus_fu);
    set(from, "mangan", value.mangan);
    set(from, "most", value.most);
    set(from, "floor", value.floor);
    set(from, "minimum", value.minimum);
    set(from, "yakuless_fu", value.yakuless_fu);
    set(from, "bound_from_honba", value.bound_from_honba);
    set(from, "bound_minimum", value.bound_minimum);
    set(from, "bound_dealer_only", value.bound_dealer_only);
    if (from.contains("bound_without")) value.bound_without = elements_from(from["bound_without"], elements);
    set(from, "by_single", value.by_single);
    if (from.contains("summed")) value.summed = elements_from(from["summed"], elements);
    if (from.contains("bars")) value.bars = facts_from(from["bars"]);
    for (const auto& [name, limits] : {std::pair{"limits", &value.limits}, std::pair{"earned", &value.earned}}) {
        if (!from.contains(name)) continue;
        for (nb::handle item : nb::cast<nb::sequence>(from[name])) {
            const nb::sequence limit = nb::cast<nb::sequence>(item);
            limits->push_back({nb::cast<int>(limit[0]), nb::cast<double>(limit[1])});
        }
    }
    std::string combine = "add";
    if (from.contains("combine")) combine = nb::cast<std::string>(from["combine"]);
    if (combine == "single")
        value.combine = ValueRules::Combine::single;
    else if (combine == "add_mangan")
        value.combine = ValueRules::Combine::add_mangan;
    else if (combine != "add")
        throw BadHand("limits are not combined by '" + combine + "'");
    return value;
}

TileRules tiles_from(const nb::dict& from) {
    TileRules tiles;
    set(from, "value", tiles.value);
    set(from, "valued_dora", tiles.valued_dora);
    set(from, "supplements", tiles.supplements);
    set(from, "fifth_wind", tiles.fifth_wind);
    if (from.contains("round_pairs")) {
        const nb::sequence pairs = nb::cast<nb::sequence>(from["round_pairs"]);
        if (nb::len(pairs) > tiles.round_pairs.size()) throw BadHand("more than two pairs of round winds");
        for (std::size_t i = 0; i < nb::len(pairs); ++i) tiles.round_pairs[i] = nb::cast<Mask>(pairs[i]);
    }
    return tiles;
}

NukiRules nuki_from(const nb::dict& from, std::size_t elements) {
    NukiRules nuki;
    set(from, "nuki", nuki.kinds);
    set(from, "dora", nuki.dora);
    set(from, "never", nuki.never);
    set(from, "bound", nuki.bound);
    if (from.contains("facts")) nuki.facts = facts_from(from["facts"]);
    if (from.contains("elements")) nuki.elements = elements_from(from["elements"], elements);
    return nuki;
}

// The fact that each form of the grammar is, where the kernel does not know it by itself.
std::vector<int> form_facts_from(const nb::dict& from, const Grammar& grammar) {
    std::vector<int> facts;
    if (!from.contains("forms")) return facts;
    for (nb::handle item : nb::cast<nb::sequence>(from["forms"])) {
        facts.push_back(nb::cast<int>(item));
        if (facts.back() >= FACTS) throw BadHand("no form is the fact " + std::to_string(facts.back()));
    }
    if (facts.size() != grammar.forms()) throw BadHand("a fact, or -1, is told for each form");
    return facts;
}

// The grammar is kept alive by the Python object that made the book (nb::keep_alive).
struct BoundBook {
    const Grammar& grammar;
    Book book;
    PackRules rules;
    UsualWins usual;

    std::size_t win_bytes() const { return book.tiles.supplements ? WIN_BYTES + MORE_BYTES : WIN_BYTES; }
    WonHand unpacked(const std::uint8_t* bytes) const { return unpack(bytes, book.tiles); }
    WonHand unpacked(const nb::bytes& win) const {
        if (win.size() != win_bytes())
            throw BadHand("a win of " + std::to_string(win.size()) + " bytes; it has " + std::to_string(win_bytes()));
        return unpacked(reinterpret_cast<const std::uint8_t*>(win.c_str()));
    }
};

void make_book(BoundBook* self, const Grammar& grammar, nb::sequence elements, nb::dict fu, nb::dict value,
               nb::sequence bonus_prices, nb::dict tiles) {
    const std::size_t size = nb::len(elements);
    constexpr std::size_t most = 64 * ElementSet::WORDS;
    if (size > most) throw BadHand("a book of more than " + std::to_string(most) + " elements");
    std::vector<Element> priced;
    for (nb::handle item : elements) priced.push_back(element_from(item, size));
    Book book(std::move(priced));
    book.fu = fu_from(fu, size);
    book.value = value_from(value, size);
    book.tiles = tiles_from(tiles);
    book.nuki = nuki_from(tiles, size);
    for (int i = 0; i < BONUSES; ++i) book.bonus_price[i] = nb::cast<int>(bonus_prices[static_cast<std::size_t>(i)]);
    if (tiles.contains("bonus_needs"))
        for (nb::handle item : nb::cast<nb::sequence>(tiles["bonus_needs"])) {
            const nb::sequence pair = nb::cast<nb::sequence>(item);
            const int sort = nb::cast<int>(pair[0]);
            if (sort < 0 || sort >= BONUSES) throw BadHand("there is no bonus number " + std::to_string(sort));
            book.bonus_needs.emplace_back(static_cast<Bonus>(sort), facts_from(pair[1]));
        }
    if (tiles.contains("dora_block")) {
        const int block = nb::cast<int>(tiles["dora_block"]);
        if (block < 0 || block > static_cast<int>(DoraBlock::closed_but_one)) throw BadHand("no way to count blocks of dora has this number");
        book.dora_block = static_cast<DoraBlock>(block);
    }
    book.form_facts = form_facts_from(tiles, grammar);
    new (self) BoundBook{grammar, std::move(book), pack_rules_from(tiles), usual_from(tiles)};
}

nb::bytes pack(const BoundBook& self, nb::handle concealed, int winning, nb::handle melds, int seat, int round, nb::bytes told,
               nb::handle indicators, nb::handle ura_indicators, nb::handle nuki, int honba) {
    PackedBoth both;
    pack_into(both, self.rules, self.book.tiles.supplements, concealed, winning, melds, seat, round, facts_told(told), indicators,
              ura_indicators, nuki, honba);
    return nb::bytes(reinterpret_cast<const char*>(&both), self.win_bytes());
}

// A set of bits as one Python int, however many words it has.
template <std::size_t size>
PyObject* as_int(const std::array<std::uint64_t, size>& words) {
    std::size_t used = size;
    while (used > 1 && words[used - 1] == 0) --used;
    if (used == 1) return PyLong_FromUnsignedLongLong(words[0]);
    static_assert(std::endian::native == std::endian::little);
#if PY_VERSION_HEX >= 0x030D0000
    return PyLong_FromUnsignedNativeBytes(words.data(), used * sizeof words[0], Py_ASNATIVEBYTES_LITTLE_ENDIAN);
#else
    return _PyLong_FromByteArray(reinterpret_cast<const unsigned char*>(words.data()), used * sizeof words[0], 1, 0);
#endif
}

// One reading priced, as Python sees it. Most of what it holds is never asked for, so that Python's numbers are made when it is.
struct PricedObject {
    PyObject_HEAD
    Reading reading;
    Priced priced;
};
PyTypeObject* priced_type = nullptr;

template <auto get>
PyObject* got(PyObject* self, void*) {
    try {
        return get(*reinterpret_cast<const PricedObject*>(self));
    } catch (nb::python_error& error) {
        error.restore();
        return nullptr;
    }
}

PyGetSetDef PRICED_FIELDS[] = {
    {"reading", got<[](const PricedObject& o) { return code_of(o.reading).release().ptr(); }>, nullptr, "its code", nullptr},
    {"has_yaku", got<[](const PricedObject& o) { return PyBool_FromLong(o.priced.admitted); }>, nullptr,
     "whether an element makes it a win", nullptr},
    {"by_limit", got<[](const PricedObject& o) { return PyBool_FromLong(o.priced.by_limit); }>, nullptr,
     "whether a limit element decides", nullptr},
    {"base", got<[](const PricedObject& o) { return PyFloat_FromDouble(o.priced.base); }>, nullptr, "base amount", nullptr},
    {"han", got<[](const PricedObject& o) { return PyLong_FromLong(o.priced.han); }>, nullptr, "han of elements", nullptr},
    {"bonus_han", got<[](const PricedObject& o) { return PyLong_FromLong(o.priced.bonus_han); }>, nullptr, "han of bonus tiles",
     nullptr},
    {"fu", got<[](const PricedObject& o) { return PyLong_FromLong(o.priced.fu); }>, nullptr, "fu, rounded", nullptr},
    {"fu_sum", got<[](const PricedObject& o) { return PyLong_FromLong(o.priced.fu_sum); }>, nullptr, "fu before rounding", nullptr},
    {"found", got<[](const PricedObject& o) { return as_int(o.priced.found.words); }>, nullptr, "elements found, as bits", nullptr},
    {"counted", got<[](const PricedObject& o) { return as_int(o.priced.counted.words); }>, nullptr, "elements counted, as bits",
     nullptr},
    {"bonus_tiles", got<[](const PricedObject& o) {
         const auto& bonus = o.priced.bonus;
         return nb::make_tuple(bonus[0], bonus[1], bonus[2], bonus[3]).release().ptr();
     }>, nullptr, "dora, uradora, akadora, nukidora", nullptr},
    {"facts", got<[](const PricedObject& o) { return as_int(o.priced.facts.words); }>, nullptr, "facts, as bits", nullptr},
    {"free", got<[](const PricedObject& o) { return PyBool_FromLong(o.priced.free); }>, nullptr,
     "whether an element needs no han beside it", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

void forget_priced(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    type->tp_free(self);
    Py_DECREF(type);
}

static_assert(std::is_trivially_destructible_v<Reading> && std::is_trivially_destructible_v<Priced>);

PyObject* new_priced(const Reading& reading, const Priced& priced) {
    auto* object = PyObject_New(PricedObject, priced_type);
    if (object == nullptr) return nullptr;
    new (&object->reading) Reading(reading);
    new (&object->priced) Priced(priced);
    return reinterpret_cast<PyObject*>(object);
}

PyObject* nothing_priced(PyTypeObject*, PyObject*, PyObject*) { return new_priced({}, {}); }

PyType_Slot PRICED_SLOTS[] = {
    {Py_tp_doc, const_cast<char*>("One reading priced; made by Python, of nothing.")},
    {Py_tp_getset, PRICED_FIELDS},
    {Py_tp_new, reinterpret_cast<void*>(nothing_priced)},
    {Py_tp_dealloc, reinterpret_cast<void*>(forget_priced)},
    {0, nullptr},
};
PyType_Spec PRICED = {"jantaku._kernel.Priced", sizeof(PricedObject), 0, Py_TPFLAGS_DEFAULT, PRICED_SLOTS};

nb::object told(const Reading& reading, const Priced& priced) {
    PyObject* object = new_priced(reading, priced);
    if (object == nullptr) throw nb::python_error();
    return nb::steal(object);
}

nb::object price(const BoundBook& self, nb::bytes win, nb::handle barred) {
    Pricing pricing;
    price_all(self.book, self.grammar, self.unpacked(win), pricing, barred_from(barred, self.book.elements.size()));
    if (pricing.best < 0) return nb::none();
    return told(pricing.readings[pricing.best], pricing.priced[pricing.best]);
}

nb::object best_of(const BoundBook& self, const PackedBoth& win) {
    thread_local Pricing pricing;  // its lists keep their room
    price_all(self.book, self.grammar, self.unpacked(reinterpret_cast<const std::uint8_t*>(&win)), pricing);
    if (pricing.best < 0) return nb::none();
    return told(pricing.readings[pricing.best], pricing.priced[pricing.best]);
}

// The same as pack and price, without the bytes between them; False where there are more red tiles than in the box.
nb::object price_parts(const BoundBook& self, nb::handle concealed, int winning, nb::handle melds, int seat, int round,
                       nb::bytes told, nb::handle indicators, nb::handle ura_indicators, nb::handle nuki, int honba) {
    PackedBoth both;
    pack_into(both, self.rules, self.book.tiles.supplements, concealed, winning, melds, seat, round, facts_told(told), indicators,
              ura_indicators, nuki, honba);
    if (both.win.reds == TOO_MANY_REDS) return nb::borrow(Py_False);
    return best_of(self, both);
}

// A win that somebody wrote down; NotImplemented where it needs a closer look before it is priced.
nb::object price_written(const BoundBook& self, nb::handle win) {
    PackedBoth both;
    try {
        if (self.usual.any && pack_usual(both, self.usual, self.rules, win)) return best_of(self, both);
    } catch (const BadHand&) {
    }
    return nb::borrow(Py_NotImplemented);
}

nb::list price_each(const BoundBook& self, nb::bytes win, nb::handle barred) {
    Pricing pricing;
    price_all(self.book, self.grammar, self.unpacked(win), pricing, barred_from(barred, self.book.elements.size()));
    nb::list result;
    for (std::size_t i = 0; i < pricing.readings.size(); ++i) result.append(told(pricing.readings[i], pricing.priced[i]));
    return result;
}

// Fu of one reading, line by line: (item, block or -1, fu).
nb::list fu_lines(const BoundBook& self, nb::bytes win, std::size_t index) {
    const WonHand hand = self.unpacked(win);
    Pricing pricing;
    price_all(self.book, self.grammar, hand, pricing);
    if (index >= pricing.readings.size()) throw BadHand("there is no reading number " + std::to_string(index));
    const HandBlocks blocks = blocks_of(pricing.readings[index], hand.won, self.grammar.form(pricing.readings[index].form));
    FuCount count = self.book.count_fu(pricing.priced[index].facts, blocks, hand.won);
    self.book.add_fu_of(pricing.priced[index].counted, pricing.priced[index].facts, count);
    if (pricing.priced[index].fixed_fu) {
        count = {};
        count.add(pricing.priced[index].fixed_by, -1, pricing.priced[index].fu_sum);
    }
    nb::list result;
    for (int i = 0; i < count.size; ++i)
        result.append(nb::make_tuple(static_cast<int>(count.lines[i].item), count.lines[i].block, count.lines[i].fu));
    return result;
}

// Asks the pattern of an element about one reading of a win.
bool ask_pattern(const BoundBook& self, const nb::bytes& win, std::size_t index, std::size_t element, bool otherwise, auto&& ask) {
    if (element >= self.book.elements.size()) throw BadHand("there is no element number " + std::to_string(element));
    const auto& pattern = self.book.elements[element].pattern;
    const Won won = self.unpacked(win).won;
    std::vector<Reading> readings;
    self.grammar.read_complete(won.counts, won.winning, won.sets_melded, readings);
    if (index >= readings.size()) throw BadHand("there is no reading number " + std::to_string(index));
    const Reading& reading = readings[index];
    return pattern ? ask(*pattern, blocks_of(reading, won, self.grammar.form(reading.form)), won, reading) : otherwise;
}

// Whether the pattern of an element fits one reading; true of an element that has none.
bool fits(const BoundBook& self, nb::bytes win, std::size_t index, std::size_t element) {
    return ask_pattern(self, win, index, element, true, [](const Pattern& pattern, const HandBlocks& hand, const Won& won, const Reading& reading) {
        return evaluate(pattern, hand, won, reading);
    });
}

// Whether a block is one of those that make the pattern of an element; false of an element that has none.
bool made_with(const BoundBook& self, nb::bytes win, std::size_t index, std::size_t element, int block) {
    return ask_pattern(self, win, index, element, false, [&](const Pattern& pattern, const HandBlocks& hand, const Won& won, const Reading& reading) {
        if (block < 0 || block >= hand.size) throw BadHand("there is no block number " + std::to_string(block));
        return is_made_with(pattern, hand, won, reading, block);
    });
}

// Columns: base amount (-1: not complete, 0: no yaku or too cheap), han with bonus, fu, elements counted as words of bits.
nb::tuple price_batch(const BoundBook& self, nb::handle wins) {
    const View view(wins.ptr(), "wins must be a two-dimensional uint8 array");
    if (view.buffer.ndim != 2 || view.buffer.shape[1] != static_cast<Py_ssize_t>(self.win_bytes()) || view.buffer.strides[1] != 1)
        throw BadHand("wins must be rows of " + std::to_string(self.win_bytes()) + " bytes");
    const auto rows = static_cast<std::size_t>(view.buffer.shape[0]);
    const Column<double> base(rows);
    const Column<std::int16_t> han(rows), fu(rows);
    constexpr std::size_t words = ElementSet::WORDS;
    auto* elements = new std::uint64_t[rows ? rows * words : 1];
    const nb::capsule owner(elements, [](void* p) noexcept { delete[] static_cast<std::uint64_t*>(p); });
    {
        nb::gil_scoped_release others_may_run;
        Pricing pricing;
        std::size_t row = 0;
        try {
            for (; row < rows; ++row) {
                const auto* bytes = static_cast<const std::uint8_t*>(view.buffer.buf) +
                                    static_cast<Py_ssize_t>(row) * view.buffer.strides[0];
                const WonHand hand = self.unpacked(bytes);
                price_all(self.book, self.grammar, hand, pricing);
                const Priced priced = pricing.best < 0 ? Priced{} : pricing.priced[pricing.best];
                const bool wins = self.book.enough(priced, hand.honba, hand.won.told.has(Fact::dealer));
                base.values[row] = pricing.best < 0 ? -1 : wins ? priced.base : 0;
                han.values[row] = static_cast<std::int16_t>(self.book.paid_han(priced));
                fu.values[row] = static_cast<std::int16_t>(priced.fu);
                std::copy(priced.counted.words.begin(), priced.counted.words.end(), elements + row * words);
            }
        } catch (const BadHand& bad) {
            throw BadHand("row " + std::to_string(row) + ": " + bad.what());
        }
    }
    return nb::make_tuple(base.array(), han.array(), fu.array(),
                          nb::ndarray<nb::numpy, std::uint64_t, nb::ndim<2>>(elements, {rows, words}, owner));
}

}  // namespace

void bind_book(nb::module_& m) {
    priced_type = reinterpret_cast<PyTypeObject*>(PyType_FromSpec(&PRICED));
    if (priced_type == nullptr) throw nb::python_error();
    m.attr("Priced") = nb::borrow(reinterpret_cast<PyObject*>(priced_type));

    nb::list facts;
#define FACT(name, meaning) facts.append(nb::make_tuple(#name, meaning));
#include "facts.def"
#undef FACT
    m.attr("FACTS") = nb::tuple(facts);
    m.attr("MAX_ELEMENTS") = 64 * ElementSet::WORDS;
    m.attr("WIN_BYTES") = WIN_BYTES;

    nb::class_<BoundBook>(m, "Book")
        .def("__init__", &make_book, nb::arg("grammar"), nb::arg("elements"), nb::arg("fu"), nb::arg("value"),
             nb::arg("bonus_prices"), nb::arg("tiles") = nb::dict(), nb::keep_alive<1, 2>())
        .def("pack", &pack)
        .def("price", &price, nb::arg("win"), nb::arg("barred") = nb::tuple())
        .def("price_parts", &price_parts)
        .def("price_written", &price_written)
        .def("price_each", &price_each, nb::arg("win"), nb::arg("barred") = nb::tuple())
        .def("fu_lines", &fu_lines, nb::arg("win"), nb::arg("reading"))
        .def("fits", &fits, nb::arg("win"), nb::arg("reading"), nb::arg("element"))
        .def("made_with", &made_with, nb::arg("win"), nb::arg("reading"), nb::arg("element"), nb::arg("block"))
        .def("price_batch", &price_batch, nb::arg("wins"))
        .def("base_of", [](const BoundBook& self, int han, int fu) { return self.book.base_of(han, fu); }, nb::arg("han"),
             nb::arg("fu"));
}

}  // namespace jantaku
