/** The scenes of UX section 12. */
import type { Board, Tile, Window } from "../protocol";
import BOARDS from "./boards.json";
import {
  action,
  board,
  both,
  Box,
  discards,
  explained,
  greyed,
  messages,
  result,
  row,
  rules,
  seat,
  type Scene,
  wait,
  window,
} from "./make";

const RIICHI = rules("riichi", both("Риичи: общепринятые правила", "Riichi: common rules"));
const EMA = rules("ema", both("Европейская ассоциация маджонга (EMA)", "European Mahjong Association (EMA)"), {
  differences: [
    {
      id: "kuikae",
      kind: "option",
      name: both("Куикаэ", "Kuikae"),
      one: "allowed",
      other: "forbidden",
      one_means: both("разрешено", "allowed"),
      other_means: both("запрещено", "forbidden"),
    },
    {
      id: "akadora",
      kind: "option",
      name: both("Акадора", "Red fives"),
      one: "3",
      other: "0",
      one_means: both("3", "3"),
      other_means: both("нет", "none"),
    },
  ],
});
const SICHUAN = rules("sichuan", both("Сычуаньский маджонг: битва до конца", "Sichuan mahjong: the bloody battle"), {
  game: "sichuan",
  features: { riichi: false, chi: false, dora: false, void_suit: true, until_winners: 3, sticks: false, fu: false },
});
const TAIWANESE = rules("taiwanese", both("Тайваньский маджонг", "Taiwanese mahjong"), {
  game: "taiwanese",
  features: {
    riichi: false,
    dora: false,
    nuki: ["1f"],
    kan_hidden: true,
    kan_up: [],
    sticks: false,
    fu: false,
    hand: 16,
  },
});
const SANMA = rules("sanma_tenhou", both("tenhou.net на троих", "Tenhou for three (what the server does)"), {
  game: "sanma",
  players: 3,
  features: { chi: false, nuki: ["4z"] },
});

const OPEN_PONDS = ["1z9p2z1s8m5z", "9s1p4z7m2m", "3z9m1m8p7z6z", "4z9s1z2p"];
const LONG = "1z9m2p7s5z1m9p3s8m6z2s4p9s3z1p7m5p2m8s4z6p1s3m7p5s9p2z";

function others(box: Box, ponds: string[], drawn = -1) {
  return [1, 2, 3].map((n) =>
    seat(n, 0, 4, {
      points: [0, 24000, 31400, 17600][n]!,
      tiles: box.hidden(13 + (n === drawn ? 1 : 0)),
      drawn: n === drawn,
      pond: box.pond(ponds[n]!),
    }),
  );
}

function opening(): Scene {
  const box = new Box();
  const hand = box.tiles("123m406p789s1112z9p");
  const mine = seat(0, 0, 4, { points: 27000, tiles: hand, drawn: true, pond: box.pond(OPEN_PONDS[0]!) });
  return {
    rules: EMA,
    board: board([mine, ...others(box, OPEN_PONDS)], { indicators: box.tiles("7s"), turn: 0, sticks: 2 }),
    window: window("turn", discards(hand), { tile: hand.at(-1)! }),
  };
}

/** 27 discards and four melds with kans at every seat. */
function worst(): Scene {
  const box = new Box();
  const melds = [
    ["1111z-", "222z=*2z", "5555p+", "3333s#"],
    ["4444z+", "567m-", "777z-*7z", "8888p="],
    ["9999m=", "666z+*6z", "1111p#", "3333m-"],
    ["2222s-", "5555z=", "444s+*4s", "7777s+"],
  ];
  const hand = box.tiles("8m8m");
  const seats = [0, 1, 2, 3].map((n) =>
    seat(n, 0, 4, {
      points: [102300, -12400, 31400, 8700][n]!,
      tiles: n === 0 ? hand : box.hidden(1),
      drawn: n === 0,
      riichi: false,
      melds: melds[n]!.map((meld) => box.meld(meld, n)),
      pond: box.pond(n === 2 ? LONG.replace("5z1m", "5zr1m") : LONG),
    }),
  );
  const kan = box.tiles("8888m");
  return {
    rules: EMA,
    board: board(seats, { indicators: box.tiles("7s1z5m9p2s"), turn: 0, sticks: 3, left: 2, last: 3 }),
    window: window(
      "claim",
      [
        action(1, "ron", [], both("рон", "ron")),
        action(2, "open_kan", kan.slice(1), both("кан 8888м", "kan 8888m")),
        action(3, "pon", kan.slice(2), both("пон 888м", "pon 888m")),
        action(0, "pass", [], both("пас", "pass")),
      ],
      { tile: kan[0]!, source: 3 },
    ),
    waits: [wait("8m", 1, 12000, 12000), wait("5p", 0, 8000)],
  };
}

function seventeen(): Scene {
  const box = new Box();
  const hand = box.tiles("11123456789m4567p99s");
  const melds = ["111z-", "555p=*5p", "333s+", "6666z#", "456m-"];
  const flowers = ["1f5f", "2f6f3f", "7f", "8f4f"];
  const seats = [0, 1, 2, 3].map((n) =>
    seat(n, 0, 4, {
      points: [12, -7, 3, -8][n]!,
      tiles: n === 0 ? hand : box.hidden(1),
      drawn: n === 0,
      nuki: box.tiles(flowers[n]!),
      melds:
        n === 0
          ? []
          : melds.map((meld) =>
              n > 0 && meld.endsWith("#") ? { ...box.meld(meld, n), tiles: box.hidden(4) } : box.meld(meld, n),
            ),
      pond: box.pond(LONG),
    }),
  );
  return {
    rules: TAIWANESE,
    board: board(seats, { turn: 0, left: 11 }),
    window: window("turn", discards(hand), { tile: hand.at(-1)! }),
  };
}

function sanma(): Scene {
  const box = new Box();
  const hand = box.tiles("19m4067p123789s44z");
  const seats = [0, 1, 2].map((n) =>
    seat(n, 0, 3, {
      points: 35000,
      tiles: n === 0 ? hand : box.hidden(13),
      drawn: n === 0,
      pond: box.pond(["1z9p2z1s", "9s1p9m", "3z9m1mr8p7z"][n]!),
      nuki: box.tiles(["4z", "", "44z"][n]!),
      riichi: n === 2,
    }),
  );
  return {
    rules: SANMA,
    board: board(seats, { indicators: box.tiles("9m"), turn: 0, sticks: 1, left: 41 }),
    window: window("turn", [...discards(hand), action(1, "nuki", [hand.at(-1)!], both("нуки", "nuki"))], {
      tile: hand.at(-1)!,
    }),
    names: ["Анна", "Борис", "Вера"],
  };
}

function sichuanTwoOut(): Scene {
  const box = new Box();
  const hand = box.tiles("2345678m234p99p7s");
  const seats = [
    seat(0, 0, 4, { points: -3, tiles: hand, drawn: true, suit: "s", pond: box.pond("1s3s9s5s") }),
    seat(1, 0, 4, {
      points: 9,
      tiles: box.hidden(10),
      suit: "m",
      out: true,
      won: box.tile("4p"),
      melds: [box.meld("777p-", 1)],
      pond: box.pond("9m1m"),
    }),
    seat(2, 0, 4, { points: -8, tiles: box.hidden(13), suit: "p", pond: box.pond("1p9p2p5p") }),
    seat(3, 0, 4, { points: 2, tiles: box.hidden(13), suit: "s", out: true, won: "hidden", pond: box.pond("9s8s1s") }),
  ];
  return {
    rules: SICHUAN,
    board: board(seats, { turn: 0, left: 23 }),
    window: window("turn", discards(hand), { tile: hand.at(-1)! }),
  };
}

function voidChoice(): Scene {
  const box = new Box();
  const hand = box.tiles("1369m2278p12559s");
  const seats = [0, 1, 2, 3].map((n) =>
    seat(n, 0, 4, { points: 0, tiles: n === 0 ? hand : box.hidden(13), suit: n === 2 ? "?" : null }),
  );
  const of = (face: string): Tile => hand.find((tile) => tile[0] === face)!;
  return {
    rules: SICHUAN,
    board: board(seats, { left: 55 }),
    window: window("choice", [
      action(1, "choose", [of("1m")], both("Без символов", "No characters")),
      action(2, "choose", [of("2p")], both("Без точек", "No dots")),
      action(3, "choose", [of("9s")], both("Без бамбуков", "No bamboo")),
    ]),
  };
}

const READY = { ru: "просящая рука", en: "ready" };

function riichiMode(): Scene {
  const box = new Box();
  const hand = box.tiles("234m067p345s6788s1z");
  const mine = seat(0, 0, 4, { points: 27000, tiles: hand, drawn: true, pond: box.pond("1z9pd2z1s") });
  const last = hand.at(-1)!;
  return {
    rules: RIICHI,
    board: board([mine, ...others(box, OPEN_PONDS)], { indicators: box.tiles("4z"), turn: 0 }),
    window: window(
      "turn",
      [
        ...discards(hand).map((one) =>
          one.tiles[0]![0] === "1z"
            ? {
                ...one,
                waits: [
                  { tile: "8s", left: 2 },
                  { tile: "5s", left: 3 },
                ],
              }
            : one,
        ),
        action(50, "riichi", [last], both("риичи, сброс восток", "riichi, discard East"), {
          waits: [
            { tile: "8s", left: 2 },
            { tile: "5s", left: 3 },
          ],
        }),
        action(51, "riichi", [hand[12]!], both("риичи, сброс 8с", "riichi, discard 8s"), {
          waits: [{ tile: "1z", left: 1 }],
          furiten: true,
        }),
      ],
      { tile: last },
    ),
    waits: [],
    names: ["Анна", READY.ru, "Вера", "Ito"],
  };
}

function threeChi(): Scene {
  const box = new Box();
  const hand = box.tiles("3467m055p12s567s2z");
  const mine = seat(0, 0, 4, { tiles: hand, pond: box.pond(OPEN_PONDS[0]!) });
  const rest = others(box, OPEN_PONDS);
  rest[2]!.pond.push({ tile: box.tile("5m"), drawn: true, riichi: false, called: null });
  const of = (...faces: string[]): Tile[] => faces.map((face) => hand.find((tile) => tile[0] === face)!);
  return {
    rules: RIICHI,
    board: board([mine, ...rest], { indicators: box.tiles("7s"), turn: 3, last: 3 }),
    window: window(
      "claim",
      [
        action(1, "chi", of("3m", "4m"), both("чи 3-4", "chi 3-4")),
        action(2, "chi", of("4m", "6m"), both("чи 4-6", "chi 4-6")),
        action(3, "chi", of("6m", "7m"), both("чи 6-7", "chi 6-7")),
        action(0, "pass", [], both("пас", "pass")),
      ],
      { tile: rest[2]!.pond.at(-1)!.tile, source: 3, time: { left_ms: 12000, base_ms: 5000, bank_ms: 20000 } },
    ),
  };
}

const OWN_POND = {
  kind: "furiten_own_pond",
  rule: "000:273",
  tile: "8s",
  text: both(
    "Фуритен: вы сами сбросили 8с на 2-м ходу, а рука ждёт 5с 8с. Победить можно только по цумо.",
    "Furiten: you discarded 8s yourself on turn 2, and the hand waits for 5s 8s. It can only be won by tsumo.",
  ),
};
const KUIKAE = {
  kind: "kuikae",
  rule: "kuikae",
  tile: "2m",
  text: both(
    "Вы только что собрали 345м, взяв 5м: сбросить сейчас 2м нельзя (куикаэ).",
    "You have just made 345m by taking 5m: 2m may not be discarded now (kuikae).",
  ),
};

/** After a chi: no tile stands apart, one may not go, and a win was refused. */
function furiten(): Scene {
  const box = new Box();
  const hand = box.tiles("234m067p345s67s");
  const mine = seat(0, 0, 4, { tiles: hand, melds: [box.meld("534m-", 0)], pond: box.pond("1z8s2z1s") });
  return {
    rules: RIICHI,
    board: board([mine, ...others(box, OPEN_PONDS)], { indicators: box.tiles("4z"), turn: 0 }),
    window: window("turn", discards(hand.slice(1)), {
      tile: null,
      greyed: [
        greyed("ron", [], both("рон", "ron"), OWN_POND),
        greyed("discard", [hand[0]!], both("сбросить 2м", "discard 2m"), KUIKAE),
      ],
    }),
    furiten: OWN_POND,
    waits: [wait("5s", 3, 3900, 5200), wait("8s", 1, 0, 1000)],
  };
}

/** A pon and a chi, each with the red five or without; passing a win costs something. */
function redChoice(): Scene {
  const box = new Box();
  const hand = box.tiles("055p46p22345s1122z");
  const mine = seat(0, 0, 4, { tiles: hand, pond: box.pond("1m9m") });
  const rest = others(box, OPEN_PONDS);
  rest[2]!.pond.push({ tile: box.tile("5p"), drawn: false, riichi: false, called: null });
  const [red, five, other] = hand as [Tile, Tile, Tile];
  return {
    rules: RIICHI,
    board: board([mine, ...rest], { indicators: box.tiles("7s"), turn: 3, last: 3 }),
    window: window(
      "claim",
      [
        action(1, "pon", [red, five], both("пон с 05п", "pon with 05p")),
        action(2, "pon", [five, other], both("пон с 55п", "pon with 55p")),
        action(3, "open_kan", [red, five, other], both("кан с 055п", "kan with 055p")),
        action(4, "chi", [hand[3]!, hand[4]!], both("чи с 46п", "chi with 46p")),
        {
          ...action(0, "pass", [], both("пас", "pass")),
          cost: both("фуритен до вашего хода", "furiten until your turn"),
        },
      ],
      { tile: rest[2]!.pond.at(-1)!.tile, source: 3 },
    ),
  };
}

/** Every way a meld can lie, and a tile of riichi that was claimed. */
function claimed(): Scene {
  const box = new Box();
  const hand = box.tiles("1230m9p");
  const melds = [["345m-", "555p=", "777s+"], ["1111z-", "2222z=", "3333z+"], ["666z=*6z", "9999s#"], []];
  const ponds = ["1z9m2z", "9s1p4z7m", "3z9m1m", "4zr9s1z2p"];
  const seats = [0, 1, 2, 3].map((n) =>
    seat(n, 0, 4, {
      tiles: n === 0 ? hand : box.hidden(13 - 3 * melds[n]!.length),
      drawn: n === 0,
      melds: melds[n]!.map((meld) => box.meld(meld, n)),
      pond: box.pond(ponds[n]!, n === 3 ? { 1: 0 } : {}),
      riichi: n === 3,
    }),
  );
  return {
    rules: RIICHI,
    board: board(seats, { indicators: box.tiles("4p"), turn: 0, sticks: 1 }),
    window: window("turn", discards(hand), { tile: hand.at(-1)! }),
  };
}

function doubleRon(): Scene {
  const box = new Box();
  const scene = opening();
  const won = box.tile("6m");
  const line = (id: string, ru: string, en: string, ja: string, han: number, because: [string, string]) => ({
    id,
    name: both(ru, en),
    ja,
    price: both(`${han} хан`, `${han} han`),
    han,
    because: [both(...because)],
    seed: ["000:343"],
  });
  const full = explained({
    elements: [
      line("riichi", "Риичи", "Riichi", "立直", 1, ["объявлено риичи", "riichi was declared"]),
      line("tanyao", "Тан'яо", "Tanyao", "断么九", 1, ["нет крайних и благородных тайлов", "no terminals or honours"]),
    ],
    bonuses: [line("dora", "Дора", "Dora", "ドラ", 2, ["8с – дора, индикатор 7с", "8s is dora, indicator 7s"])],
    missed: [
      {
        id: "pinfu",
        name: both("Пинфу", "Pinfu"),
        because: both("ожидание – канчан", "the wait is closed"),
        seed: ["000:564"],
      },
      {
        id: "iipeikou",
        name: both("Иппейко", "Iipeikou"),
        because: both("входит в рянпейко", "part of ryanpeikou"),
        seed: [],
        absorbed: true,
      },
    ],
    fu: [
      { fu: 20, because: both("основа", "base"), seed: [], rule: "fu_base" },
      { fu: 10, because: both("закрытый рон", "closed ron"), seed: [], rule: "fu_closed_ron" },
      { fu: 2, because: both("ожидание канчан", "closed wait"), seed: [], rule: "fu_wait" },
    ],
    fu_total: both("32, округлено до 40", "32, rounded up to 40"),
    fu_sum: 32,
    fu_paid: 40,
    value: both("4 хан 40 фу: манган, 8000", "4 han 40 fu: mangan, 8000"),
    han: 4,
    base: 2000,
    limit: true,
    points: 8000,
  });
  const small = explained({
    elements: [
      line("yakuhai", "Якухай: белый дракон", "Yakuhai: white dragon", "役牌 白", 1, [
        "сет белых драконов",
        "a set of white dragons",
      ]),
    ],
    fu: [
      { fu: 20, because: both("основа", "base"), seed: [] },
      { fu: 10, because: both("сет драконов", "set of dragons"), seed: [] },
    ],
    fu_total: both("30", "30"),
    fu_sum: 30,
    fu_paid: 30,
    value: both("1 хан 30 фу: база 240, стоимость 1000", "1 han 30 fu: base 240, worth 1000"),
    han: 1,
    points: 1000,
  });
  return {
    ...scene,
    window: undefined,
    result: result({
      title: both("Двойной рон: Борис и Вера Павловна на 6м", "Double ron: Boris and Vera on 6m"),
      wins: [
        {
          seat: 1,
          source: 3,
          tile: won,
          concealed: box.tiles("2345m7m678p345s88s"),
          melds: [],
          nuki: [],
          indicators: box.tiles("7s"),
          ura: box.tiles("2p"),
          named: [],
          points: 8000,
          explained: full,
        },
        {
          seat: 2,
          source: 3,
          tile: won,
          concealed: box.tiles("45m123p99s"),
          melds: [box.meld("555z-", 2), box.meld("345s-", 2)],
          nuki: [],
          indicators: box.tiles("7s"),
          ura: [],
          named: [],
          points: 1000,
          explained: small,
        },
      ],
      rows: [
        row(3, 1, 8000, both("рон", "ron")),
        row(3, 2, 1000, both("рон", "ron")),
        row(3, 1, 300, both("1 хонба", "honba: 1 × 300")),
        row("sticks", 1, 2000, both("палочки риичи", "riichi sticks")),
      ],
      before: [27000, 24000, 31400, 17600],
      after: [27000, 34300, 32400, 8300],
      next: {
        round: "1z",
        hand: 2,
        dealer: 2,
        honba: 0,
        text: both("Дальше: Восток 3, дилер – Вера Павловна", "Next: East 3, Vera deals"),
      },
    }),
  };
}

/** One winner, by self-draw: a hand of so many base points. */
function oneWin(size: "small" | "haneman" | "yakuman"): Scene {
  const box = new Box(500);
  const scene = opening();
  const line = (id: string, ru: string, en: string, ja: string, han: number) => ({
    id,
    name: both(ru, en),
    ja,
    price: both(`${han} хан`, `${han} han`),
    han,
    because: [both(ru, en)],
    seed: [],
  });
  const riichi = line("riichi", "Риичи", "Riichi", "立直", 1);
  const tsumo = line("menzen_tsumo", "Мэндзэн-цумо", "Menzen tsumo", "門前清自摸和", 1);
  const [points, base, value, elements, bonuses] = {
    small: [
      1100,
      240,
      both("1 хан 30 фу: стоимость 1100", "1 han 30 fu: worth 1100"),
      [line("menzen_tsumo", "Мэндзэн-цумо", "Menzen tsumo", "門前清自摸和", 1)],
      [],
    ] as const,
    haneman: [
      12000,
      3000,
      both("7 хан: ханеман, 12 000", "7 han: haneman, 12,000"),
      [riichi, line("ippatsu", "Иппацу", "Ippatsu", "一発", 1), tsumo],
      [line("dora", "Дора", "Dora", "ドラ", 2), line("ura_dora", "Ура-дора", "Ura dora", "裏ドラ", 2)],
    ] as const,
    yakuman: [
      32000,
      8000,
      both("якуман, 32 000", "yakuman, 32,000"),
      [line("kokushi", "Кокуси мусо", "Thirteen orphans", "国士無双", 13)],
      [],
    ] as const,
  }[size];
  const hand = size === "yakuman" ? "19m19p19s1234567z" : "23788p11146s0s22z";
  const won = box.tile(size === "yakuman" ? "7z" : "4p");
  const third = points / 4 === 275 ? 300 : points / 4;
  const moved = [-third, 3 * third, -third, -third];
  const before = [27000, 24000, 31400, 17600];
  return {
    ...scene,
    window: undefined,
    result: result({
      title: both("Цумо: Борис", "Tsumo: Boris"),
      wins: [
        {
          seat: 1,
          source: 1,
          tile: won,
          concealed: box.tiles(hand),
          melds: [],
          nuki: [],
          indicators: box.tiles("7s"),
          ura: size === "haneman" ? box.tiles("1z") : [],
          named: [],
          points,
          explained: explained({
            elements: [...elements],
            bonuses: [...bonuses],
            fu: [{ fu: 30, because: both("основа и цумо", "base and tsumo"), seed: [], rule: "fu_base" }],
            fu_total: both("30", "30"),
            fu_sum: 30,
            fu_paid: 30,
            value,
            base,
            points,
            limit: base >= 8000,
            han: [...elements, ...bonuses].reduce((sum, one) => sum + one.han, 0),
          }),
        },
      ],
      rows: [0, 2, 3].map((n) => row(n, 1, third, both("цумо", "tsumo"))),
      before,
      after: before.map((held, n) => held + moved[n]!),
      next: {
        round: "1z",
        hand: 1,
        dealer: 1,
        honba: 0,
        text: both("Дальше: Восток 2, дилер – Борис", "Next: East 2, Boris deals"),
      },
    }),
  };
}

function exhausted(): Scene {
  const box = new Box();
  const scene = opening();
  return {
    ...scene,
    window: undefined,
    result: result({
      kind: "exhausted",
      title: both("Ничья: стена кончилась", "Exhaustive draw"),
      shown: [{ seat: 1, concealed: box.tiles("234m067p345s6788s"), ready: true, waits: ["5s", "8s"] }],
      draw: { kind: "exhausted", seats: [1], tiles: [] },
      rows: [0, 2, 3].map((n) => row(n, 1, 1000, both("нотен", "noten"))),
      before: [27000, 24000, 31400, 17600],
      after: [26000, 27000, 30400, 16600],
      next: {
        round: "1z",
        hand: 2,
        dealer: 2,
        honba: 2,
        text: both("Дальше: Восток 3, 2 хонбы, дилер – Вера Павловна", "Next: East 3, honba 2, Vera deals"),
      },
    }),
  };
}

/** An abort: what ended the deal lies on the table, or in a hand that is shown. */
function aborted(
  kind: string,
  title: [string, string],
  board_: Board,
  shown: { seat: number; ready: boolean; waits?: string[] }[],
  tiles: Tile[],
): Scene {
  const points = board_.seats.map((held) => held.points);
  for (const { seat: n } of shown) board_.seats[n]!.shown = true;
  return {
    rules: RIICHI,
    board: board_,
    result: result({
      kind,
      title: both(`Восток 2. Пересдача: ${title[0]}.`, `East 2. Abortive draw: ${title[1]}.`),
      draw: { kind, seats: shown.map((one) => one.seat), tiles },
      before: points,
      after: points,
      shown: shown.map((one) => ({
        waits: [],
        ...one,
        concealed: board_.seats[one.seat]!.tiles.filter((tile) => tile !== null),
      })),
      next: {
        round: "1z",
        hand: 1,
        dealer: 0,
        honba: 2,
        text: both("Восток 2, 2 хонбы, сдаёт Анна", "East 2, honba 2, Anna deals"),
      },
    }),
  };
}

function abort(): Scene {
  const { board: lies } = opening();
  const held = new Box().tiles("19m19p19s1234567z5m").map((tile): Tile => [tile[0], tile[1] + 500]);
  lies.seats[2] = { ...lies.seats[2]!, tiles: held, pond: [] };
  return aborted(
    "kyuushu_kyuuhai",
    ["кюшукюхай", "nine terminals and honours"],
    lies,
    [{ seat: 2, ready: false }],
    held.slice(0, -1),
  );
}

function fourWinds(): Scene {
  const box = new Box();
  const seats = [0, 1, 2, 3].map((n) =>
    seat(n, 0, 4, { tiles: n === 0 ? box.tiles("123m406p789s11123z") : box.hidden(13), pond: box.pond("4z") }),
  );
  return aborted(
    "four_winds",
    ["четыре одинаковых ветра", "four equal winds"],
    board(seats, { indicators: box.tiles("7s"), last: 3 }),
    [],
    seats.map((held) => held.pond[0]!.tile!),
  );
}

function fourKans(): Scene {
  const { board: lies } = claimed();
  const kans = lies.seats.flatMap((held) =>
    held.melds.filter((meld) => meld.form.endsWith("kan")).flatMap((meld) => [...meld.tiles, meld.added]),
  );
  return aborted(
    "four_kans",
    ["четыре кана", "four kans"],
    lies,
    [],
    kans.filter((tile) => tile !== null),
  );
}

function fourRiichi(): Scene {
  const box = new Box();
  const hands = ["234m067p345s6788s", "345m22p456p12346s", "99m234p567p34s777s", "111m55p234s67s789s"];
  const seats = hands.map((hand, n) =>
    seat(n, 0, 4, { tiles: box.tiles(hand), riichi: true, pond: box.pond(`1z9m2z${n < 2 ? "r5z" : "9sr7z"}`) }),
  );
  const waits = [["5s", "8s"], ["5s"], ["2s", "5s"], ["5s", "8s"]];
  return aborted(
    "four_riichi",
    ["четыре риичи", "four riichi"],
    board(seats, { indicators: box.tiles("7s"), sticks: 4, last: 3 }),
    seats.map((held) => ({ seat: held.seat, ready: true, waits: waits[held.seat]! })),
    seats.map((held) => held.pond.find((lies) => lies.riichi)!.tile!),
  );
}

function tripleRon(): Scene {
  const scene = fourRiichi();
  const { board: lies } = scene;
  const tile: Tile = ["5s", 900];
  const [mine, ...rest] = lies.seats as [Board["seats"][0], ...Board["seats"]];
  const seats = [
    { ...mine, riichi: false, pond: [...mine.pond.slice(0, -1), { tile, drawn: true, riichi: false, called: null }] },
    ...rest,
  ];
  const shown = scene.result!.shown.slice(1).map(({ seat: n, waits }) => ({ seat: n, ready: true, waits }));
  return aborted(
    "triple_ron",
    ["рон объявили трое", "three players declared ron"],
    { ...lies, last: 0, seats, sticks: 3 },
    shown,
    [tile],
  );
}

/** Kongs paid at once, one of them returned, two wins, a fine. */
function sichuanEnd(): Scene {
  const box = new Box();
  const closed = both("за закрытый конг", "concealed kong");
  const rows = [
    ...[0, 1, 3].map((n) => ({ ...row(n, 2, 2, closed), reason: "kan" })),
    { ...row(1, 0, 4, both("ху", "hu")), reason: "ron" },
    { ...row(2, 3, 1, both("за дополненный конг", "added kong")), reason: "kan" },
    ...[2].map((n) => ({ ...row(n, 3, 8, both("ху", "hu")), reason: "ron" })),
    { ...row(1, "fines", 48, both("штраф за запрещённую масть", "fine for the void suit")), reason: "void-fine" },
    ...[0, 1, 3].map((n) => ({
      ...row(
        2,
        n,
        2,
        both("возврат за закрытый конг: рука осталась без ожидания", "concealed kong returned: not ready"),
      ),
      reason: "kan-returned",
    })),
  ];
  return {
    ...sichuanTwoOut(),
    window: undefined,
    result: result({
      title: both("Восток 1. Стена закончилась; ждут: никто.", "East 1. The wall is finished, nobody is waiting."),
      wins: [
        {
          seat: 0,
          source: 1,
          tile: box.tile("4p"),
          concealed: box.hidden(13),
          melds: [],
          nuki: [],
          indicators: [],
          ura: [],
          named: [],
          points: 4,
          explained: null,
        },
        {
          seat: 3,
          source: 2,
          tile: box.tile("9m"),
          concealed: box.hidden(13),
          melds: [],
          nuki: [],
          indicators: [],
          ura: [],
          named: [],
          points: 8,
          explained: null,
        },
      ],
      rows,
      before: [0, 0, 0, 0],
      after: [4, -52, -9, 9],
      next: { round: "1z", hand: 1, dealer: 0, honba: 0, text: both("Восток 2, сдаёт Анна", "East 2, Anna deals") },
    }),
  };
}

/** A self-draw of the dealer: the supplement is a line of its own for every payer. */
function taiwaneseWin(): Scene {
  const box = new Box();
  const tai = (id: string, ru: string, en: string, han: number) => ({
    id,
    name: both(ru, en),
    ja: "",
    price: both(`${han} тай`, `${han} tai`),
    han,
    because: [],
    seed: ["002:372"],
  });
  const extra = both(
    "дилерская надбавка: 1 и по 2 за 1 прежнюю победу дилера",
    "dealer supplement: 1 and 2 for each of 1 earlier wins",
  );
  return {
    ...seventeen(),
    window: undefined,
    result: result({
      title: both("Восток 1", "East 1"),
      wins: [
        {
          seat: 0,
          source: 0,
          tile: box.tile("9s"),
          concealed: box.tiles("11123456789m4567p9s"),
          melds: [],
          nuki: box.tiles("1f5f"),
          indicators: [],
          ura: [],
          named: [],
          points: 24,
          explained: explained({
            elements: [tai("tw_win", "Победа", "Win", 2), tai("tsumo_agari", "Сам взял", "Self-draw", 1)],
            bonuses: [tai("flower", "Цветы", "Flowers", 2)],
            value: both("5 тай", "5 tai"),
            han: 5,
            points: 24,
          }),
        },
      ],
      rows: [1, 2, 3].flatMap((n) => [
        { ...row(n, 0, 5, both("победа", "win")), reason: "tsumo" },
        { ...row(n, 0, 3, extra), reason: "dealer-extra" },
      ]),
      before: [12, -7, 3, -8],
      after: [36, -15, -5, -16],
      next: { round: "1z", hand: 0, dealer: 0, honba: 2, text: both("Восток 1, сдаёт Анна", "East 1, Anna deals") },
    }),
  };
}

function matchEnd(): Scene {
  const points = [31000, 23000, 24000, 22000];
  const uma = [20000, -10000, 10000, -20000];
  const final = (source: number | string, target: number | string, amount: number, reason: string) => ({
    ...row(source, target, amount, both(reason, reason)),
    unit: "score" as const,
    reason,
  });
  const rows = points.flatMap((held, n) => [
    final("bank", n, held, "points"),
    final(n, "bank", 25000, "start"),
    final(n, "oka", 5000, "oka-stake"),
    uma[n]! > 0 ? final("uma", n, uma[n]!, "uma") : final(n, "uma", -uma[n]!, "uma"),
  ]);
  return {
    ...exhausted(),
    result: {
      ...exhausted().result!,
      next: null,
      after: points,
      rows: [],
      before: points,
      final: {
        points,
        scores: [41000, -17000, 4000, -28000],
        places: [1, 3, 2, 4],
        chips: [],
        names: ["Анна", "Борис", "Вера Павловна", "Ito Haruka"],
        rows: [...rows, final("oka", 0, 20000, "oka")],
      },
    },
  };
}

function players2(): Scene {
  const box = new Box();
  const hand = box.tiles("123m456p789s1112z9p");
  const seats = [0, 1].map((n) =>
    seat(n, 0, 2, { tiles: n === 0 ? hand : box.hidden(13), drawn: n === 0, pond: box.pond(LONG) }),
  );
  return {
    rules: RIICHI,
    board: board(seats as Board["seats"], { indicators: box.tiles("7s"), turn: 0 }),
    window: window("turn", discards(hand), { tile: hand.at(-1)! }),
  };
}

const CROWD = ["Анна", "Борис", "Вера Павловна", "Ito Haruka", "Глеб", "Дарья Николаевна", "Егор", "Жанна"];

/** Any number of players, late in the deal: as many discards as the wall allows, melds of every kind, one riichi. */
function players(count: number): Scene {
  const box = new Box();
  const hand = box.tiles("406p789s1z");
  const melds = ["1111z-", "222z=*2z", "345m-", "5555p#", "777s+", "666z=", "9999m#", "888p-*8p"];
  const seats = Array.from({ length: count }, (_, n) =>
    seat(n, 0, count, {
      points: 25000 - 1300 * n + (n % 3) * 4000,
      tiles: n === 0 ? hand : box.hidden(13 - 3 * (n % 5)),
      riichi: n === 5 || n === count - 1,
      melds: (n === 0 ? melds.slice(0, 2) : [...melds.slice(n), ...melds].slice(0, n % 5)).map((meld) =>
        box.meld(meld, n, count),
      ),
      pond: box.pond((n === count - 1 ? LONG.replace("5z1m", "5zr1m") : LONG).slice(0, n === 2 ? 10 : 39)),
    }),
  );
  const five = seats.at(-1)!.pond.at(-1)!.tile;
  return {
    rules: rules("many", both(`Риичи на ${count} игроков`, `Riichi for ${count}`), { players: count }),
    board: board(seats, { indicators: box.tiles("7s1z"), turn: count - 1, last: count - 1, sticks: 2, left: 17 }),
    window: window(
      "claim",
      [
        action(1, "ron", [], both("рон", "ron")),
        action(2, "pon", hand.slice(0, 2), both("пон", "pon")),
        action(3, "chi", hand.slice(1, 3), both("чи", "chi")),
        action(0, "pass", [], both("пас", "pass")),
      ],
      { tile: five, source: count - 1 },
    ),
    waits: [wait("5p", 1, 12000, 12000), wait("2p", 3, 8000)],
    names: CROWD,
  };
}

type Told = { names: string[]; players: number; board: Board; window: Window };

/** A board that the server has told of a game for so many (tests/server/real_boards.py writes them). */
function told(name: keyof typeof BOARDS): Scene {
  const { names, players: count, board: seen, window: asked } = BOARDS[name] as unknown as Told;
  const title = both(`Игра на ${count} игроков`, `A game for ${count}`);
  return { names, board: seen, window: asked, rules: rules("many", title, { players: count }) };
}

const SCENES: Record<string, () => Scene> = {
  opening,
  worst,
  "seventeen-worst": seventeen,
  sanma,
  "sichuan-two-out": sichuanTwoOut,
  "void-choice": voidChoice,
  "riichi-mode": riichiMode,
  "three-chi": threeChi,
  furiten,
  "red-choice": redChoice,
  claimed,
  "double-ron": doubleRon,
  "win-small": () => oneWin("small"),
  "win-haneman": () => oneWin("haneman"),
  "win-yakuman": () => oneWin("yakuman"),
  exhausted,
  abort,
  "four-winds": fourWinds,
  "four-kans": fourKans,
  "four-riichi": fourRiichi,
  "triple-ron": tripleRon,
  "sichuan-end": sichuanEnd,
  "taiwanese-win": taiwaneseWin,
  "match-end": matchEnd,
  "players-2": players2,
  "players-5": () => players(5),
  "players-6": () => players(6),
  "players-8": () => players(8),
  "table-5": () => told("table-5"),
  "table-6": () => told("table-6"),
  "table-8": () => told("table-8"),
  "table-resting": () => told("table-resting"),
  "table-teams": () => told("table-teams"),
};

export const sceneNames = Object.keys(SCENES);
/** What the server would have said, to this seat. */
export const sceneMessages = (name: string, viewer = 0) => (SCENES[name] ? messages(SCENES[name](), viewer) : null);
