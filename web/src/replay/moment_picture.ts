/** A moment of a recorded game as a picture to send: the table from above, names and points, what has just happened, the address. */
import type { Board, Rules, SeatState, Tile } from "../protocol";
import { figure, t } from "../texts/speak.svelte";
import { dealName, seatLetter } from "../tiles/names.svelte";
import { faceName, picture, shownAs } from "../tiles/pictures.svelte";
import { spotOf, TURN } from "../table/geometry";
import { laid } from "../table/meld";
import { lying, placed } from "../table/pond";

export type Shown = {
  rules: Rules;
  board: Board;
  viewer: number;
  names: readonly string[];
  /** What has just happened. */
  caption: string;
  address: string;
};

const WIDTH = 1600;
const HEIGHT = 1300;
const HEAD = 96;
const FOOT = 44;
const MARGIN = 28;
/** Width of a tile of a pond, and what all places are told in. */
const U = 44;
const LONG = 4 / 3;
const THICK = 0.17;
/** From the middle, in widths of a tile. */
const DISPLAY = 2.9;
const POND = 3.2;
const HAND = 9.5;
const NAME = 11.9;
/** A line of hand and melds between the lines of the neighbours. */
const LINE = 18.4;
const APART = 0.4;
const SET_ASIDE = 0.7;

const pictureName = (written: string): string => shownAs(faceName(written));

type Paper = CanvasRenderingContext2D;
type Faces = ReadonlyMap<string, HTMLImageElement>;

/** The colours of the theme that is worn. */
function colours(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

async function facesOf(board: Board): Promise<Faces> {
  const tiles = board.seats.flatMap((seat) => [
    ...seat.tiles,
    ...seat.pond.map((lies) => lies.tile),
    ...seat.melds.flatMap((meld) => [...meld.tiles, meld.added]),
    ...seat.nuki,
    ...seat.aside,
  ]);
  const names = new Set([...tiles, ...board.indicators].flatMap((tile) => (tile ? [pictureName(tile[0])] : [])));
  const loaded = [...names].map(async (name): Promise<[string, HTMLImageElement][]> => {
    const address = picture(name);
    if (!address) return [];
    const image = new Image(U * 2, U * 2 * LONG);
    image.src = address;
    await image.decode();
    return [[name, image]];
  });
  return new Map((await Promise.all(loaded)).flat());
}

export async function drawMoment(shown: Shown): Promise<Blob> {
  const { board, viewer, rules, names } = shown;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const paper = canvas.getContext("2d")!;
  const faces = await facesOf(board);
  const colour = colours();
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text: string, x: number, y: number, size: number, ink: string, weight = 600, width = WIDTH): void => {
    paper.font = `${weight} ${size}px ${font}`;
    paper.fillStyle = ink;
    paper.fillText(text, x, y, width);
  };

  const middle = { x: WIDTH / 2, y: HEAD + (HEIGHT - HEAD - FOOT) / 2 };
  const lamp = paper.createRadialGradient(middle.x, middle.y, 60, middle.x, middle.y, WIDTH * 0.6);
  lamp.addColorStop(0, colour("felt-hi"));
  lamp.addColorStop(0.55, colour("felt"));
  lamp.addColorStop(1, colour("felt-lo"));
  paper.fillStyle = lamp;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.fillStyle = colour("panel");
  paper.fillRect(0, 0, WIDTH, HEAD);
  paper.fillRect(0, HEIGHT - FOOT, WIDTH, FOOT);
  const about = rules.name[document.documentElement.lang === "ru" ? "ru" : "en"];
  write(`${about} · ${dealName(board.deal)}`, MARGIN, 40, 26, colour("ink"), 700, WIDTH - 2 * MARGIN);
  write(shown.caption, MARGIN, 76, 24, colour("muted"), 450, WIDTH - 2 * MARGIN);
  write(shown.address, MARGIN, HEIGHT - 15, 20, colour("muted"), 450, WIDTH - 2 * MARGIN);

  paper.translate(middle.x, middle.y);
  paper.textAlign = "center";
  drawDisplay(paper, board, rules, faces, colour, write);
  for (const seat of board.seats) {
    paper.save();
    paper.rotate((TURN[spotOf(seat.seat, viewer, board.seats.length)] * Math.PI) / 180);
    drawSeat(paper, seat, rules, seat.seat === viewer, faces, colour);
    paper.restore();
    drawName(paper, seat, board, viewer, names[seat.seat] ?? "", colour, write);
  }
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be made"))), "image/png"),
  );
}

type Write = (text: string, x: number, y: number, size: number, ink: string, weight?: number, width?: number) => void;
type Colour = (name: string) => string;

type Placed = { tile: Tile | null; x: number; y: number; size: number; turned?: boolean; pale?: boolean };

/** Tiles by their upper left corners. Thickness is seen below, wherever a tile has its head: it is drawn first, under all faces. */
function drawTiles(paper: Paper, tiles: readonly Placed[], faces: Faces, colour: Colour): void {
  for (const body of [true, false]) {
    for (const { tile, x, y, size, turned = false, pale = false } of tiles) {
      const [w, h] = [size * U - 1, size * U * LONG - 1];
      paper.save();
      paper.globalAlpha = pale ? 0.35 : 1;
      // A tile that lies across takes the place of one and a third.
      paper.translate(x * U, (turned ? y + size : y) * U);
      if (turned) paper.rotate(-Math.PI / 2);
      if (body) {
        paper.shadowColor = colour("back");
        paper.shadowOffsetY = THICK * size * U;
      }
      paper.fillStyle = tile ? "#fbf5e6" : colour("back");
      paper.strokeStyle = "rgb(0 0 0 / 0.25)";
      paper.beginPath();
      paper.roundRect(0, 0, w, h, w * 0.095);
      paper.fill();
      if (!body) paper.stroke();
      const image = !body && tile && faces.get(pictureName(tile[0]));
      if (image) paper.drawImage(image, w * 0.07, h * 0.07, w * 0.86, h * 0.86);
      paper.restore();
    }
  }
}

function drawSeat(paper: Paper, seat: SeatState, rules: Rules, own: boolean, faces: Faces, colour: Colour): void {
  const pond = placed(lying(seat.pond, true), 6, 9).map((lies): Placed => {
    const { tile, x, y, turned, ghost } = { ...lies, tile: lies.tile.tile };
    return { tile, x: x - 3, y: y + POND, size: 1, turned, pale: ghost };
  });
  drawTiles(paper, pond, faces, colour);
  const melds = seat.melds.map((meld) => laid(meld, own, rules.features.kan_hidden, false, rules.features.kan_up));
  const aside = [...seat.nuki, ...seat.aside];
  const wide =
    seat.tiles.length +
    (seat.drawn ? APART : 0) +
    melds.reduce((sum, meld) => sum + meld.width + APART, 0) +
    (aside.length ? aside.length * SET_ASIDE + APART : 0);
  const size = Math.min(1, LINE / wide);
  const line: Placed[] = [];
  let x = (-wide * size) / 2;
  const last = seat.tiles.length - 1;
  seat.tiles.forEach((tile, i) => {
    if (seat.drawn && i === last) x += APART * size;
    line.push({ tile, x, y: HAND, size });
    x += size;
  });
  // The first meld lies outermost.
  for (const meld of melds.toReversed()) {
    x += APART * size;
    for (const { tile, turned, ...place } of meld.tiles)
      line.push({ tile, x: x + place.x * size, y: HAND + place.y * size, size, turned });
    x += meld.width * size;
  }
  if (aside.length) x += APART * size;
  for (const tile of aside) {
    line.push({ tile, x, y: HAND, size: SET_ASIDE * size });
    x += SET_ASIDE * size;
  }
  drawTiles(paper, line, faces, colour);
}

/** Names stand upright, whoever sits there. */
function drawName(
  paper: Paper,
  seat: SeatState,
  board: Board,
  viewer: number,
  name: string,
  colour: Colour,
  write: Write,
): void {
  const spot = spotOf(seat.seat, viewer, board.seats.length);
  const [x, y] = { me: [0, NAME], across: [0, 0.35 - NAME], left: [-15, -0.5], right: [15, -0.5] }[spot] as [
    number,
    number,
  ];
  const beside = spot === "left" || spot === "right";
  const said = `${seatLetter(seat)} ${name}`;
  const points = figure(seat.points);
  const ink = colour("ink");
  const declared = seat.riichi ? ` · ${t("word-riichi")}` : "";
  if (beside) {
    write(said, x * U, y * U, 26, ink, 650, 5.6 * U);
    write(points + declared, x * U, (y + 0.9) * U, 26, ink, 450, 5.6 * U);
  } else write(`${said}   ${points}${declared}`, x * U, y * U, 26, ink, 650, 16 * U);
  paper.textAlign = "center";
}

function drawDisplay(paper: Paper, board: Board, rules: Rules, faces: Faces, colour: Colour, write: Write): void {
  const half = DISPLAY * U;
  paper.fillStyle = colour("screen");
  paper.strokeStyle = colour("rim-line");
  paper.lineWidth = 3;
  paper.beginPath();
  paper.roundRect(-half, -half, 2 * half, 2 * half, 18);
  paper.fill();
  paper.stroke();
  write(dealName(board.deal), 0, -half / 2, 32, colour("screen-ink"), 650, 5 * U);
  const small = 0.9;
  drawTiles(
    paper,
    board.indicators.map((tile, i) => ({ tile, x: (i - board.indicators.length / 2) * small, y: -0.85, size: small })),
    faces,
    colour,
  );
  if (rules.features.sticks)
    write(
      `${t("honba", { count: board.deal.honba })} · ${t("sticks", { count: board.sticks })}`,
      0,
      half * 0.46,
      22,
      colour("led-dim"),
      450,
      5.2 * U,
    );
  write(t("tiles-left", { count: board.left }), 0, half * 0.74, 22, colour("led"), 550, 5.2 * U);
}
