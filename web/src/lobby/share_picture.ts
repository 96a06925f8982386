/** A result as a picture to send: what was played, how it ended, who stands where, and the address of the replay. */
export type Shared = {
  rules: string;
  title: string;
  lines: string[];
  rows: [name: string, points: string][];
  address: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const INK = "#f3f1e7";
const MUTED = "#b7c7be";
const GOLD = "#f0c64b";

/** As much of a text as fits, with an ellipsis. */
function fitted(paper: CanvasRenderingContext2D, text: string, width: number): string {
  if (paper.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && paper.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

export function drawResult({ rules, title, lines, rows, address }: Shared): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext("2d")!;
  const font = getComputedStyle(document.body).fontFamily;
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    weight: number,
    color: string,
    width = 620,
  ): void => {
    paper.font = `${weight} ${size}px ${font}`;
    paper.fillStyle = color;
    paper.fillText(fitted(paper, text, width), x, y);
  };
  const lamp = paper.createRadialGradient(WIDTH * 0.35, 0, 60, WIDTH * 0.35, 0, WIDTH);
  lamp.addColorStop(0, "#1f6a53");
  lamp.addColorStop(1, "#0b2a22");
  paper.fillStyle = lamp;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.strokeStyle = GOLD;
  paper.lineWidth = 3;
  paper.strokeRect(28, 28, WIDTH - 56, HEIGHT - 56);
  write("Jantaku", MARGIN, 108, 30, 700, GOLD);
  write(rules, MARGIN, 150, 26, 400, MUTED, WIDTH - 2 * MARGIN);
  write(title, MARGIN, 228, 54, 700, INK, WIDTH - 2 * MARGIN);
  lines.slice(0, 4).forEach((line, i) => write(line, MARGIN, 290 + 42 * i, 28, 400, INK, 560));
  rows.slice(0, 8).forEach(([name, points], i) => {
    const y = 300 + (rows.length > 4 ? 33 : 58) * i;
    const size = rows.length > 4 ? 26 : 36;
    write(name, 680, y, size, 600, i === 0 ? GOLD : INK, 270);
    paper.textAlign = "right";
    write(points, WIDTH - MARGIN, y, size, 700, i === 0 ? GOLD : INK, 220);
    paper.textAlign = "left";
  });
  write(address, MARGIN, HEIGHT - 66, 24, 400, MUTED, WIDTH - 2 * MARGIN);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be made"))), "image/png"),
  );
}

/** By the system, where it can; else the picture is saved and, where that may be, the address copied. Says which it was. */
export async function share(drawn: Blob, text: string, address: string): Promise<"sent" | "saved" | "kept"> {
  const picture = new File([drawn], "jantaku.png", { type: "image/png" });
  const told = { files: [picture], text, url: address };
  if (navigator.canShare?.(told)) {
    await navigator.share(told);
    return "sent";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  return copied ? "saved" : "kept";
}
