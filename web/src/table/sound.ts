/** Sounds without files. Nothing is made before the player asks for sound by a press. */
import { keep, settings } from "../page/settings.svelte";

let context: AudioContext | null = null;

/** Called from the press on the speaker, which is the gesture that browsers want. */
export function allowSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Sound that was switched on at an earlier visit begins with the first touch: browsers want a gesture. */
export function soundAtFirstTouch(): () => void {
  const begin = (): void => {
    if (settings.sound) allowSound();
    stop();
  };
  const stop = (): void => {
    removeEventListener("pointerdown", begin);
    removeEventListener("keydown", begin);
  };
  addEventListener("pointerdown", begin);
  addEventListener("keydown", begin);
  return stop;
}

type Made = { loud: number; after?: number; pan?: number };

/** Where a sound goes: louder or softer, and to a side of the table. */
function out({ loud, after = 0, pan = 0 }: Made): { at: number; gain: GainNode } | null {
  if (!context || !settings.sound) return null;
  const gain = context.createGain();
  const panner = context.createStereoPanner();
  panner.pan.value = pan;
  gain.gain.value = loud * settings.volume;
  gain.connect(panner).connect(context.destination);
  return { at: context.currentTime + after, gain };
}

function tone(type: OscillatorType, from: number, to: number, seconds: number, made: Made): void {
  const way = out(made);
  if (!way || !context) return;
  const { at, gain } = way;
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(made.loud * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** Noise that dies away, through a filter: a tick, a clack, the slide of a stick. */
function noise(seconds: number, pitch: number, type: BiquadFilterType, made: Made): void {
  const way = out(made);
  if (!way || !context) return;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.buffer = buffer;
  source.connect(filter).connect(way.gain);
  source.start(way.at);
}

/** How far to a side the player sits: -1 left, 1 right; and a seat's own pitch. */
export type From = { pan: number; pitch: number };
const HERE: From = { pan: 0, pitch: 1 };

export const sound = {
  draw: ({ pan, pitch }: From = HERE): void => noise(0.006, 3000 * pitch, "bandpass", { loud: 0.35, pan }),
  discard: ({ pan, pitch }: From = HERE): void => {
    noise(0.008, 900, "highpass", { loud: 0.5, pan });
    tone("triangle", 500 * pitch, 300 * pitch, 0.09, { loud: 0.3, pan });
  },
  /** Knocks on wood. */
  call: ({ pan, pitch }: From = HERE): void =>
    [0, 0.11, 0.2].forEach((after) => {
      noise(0.01, 400, "lowpass", { loud: 0.6, after, pan });
      tone("sine", 180 * pitch, 150 * pitch, 0.05, { loud: 0.5, after, pan });
    }),
  /** A stick slides over the cloth, then a low bell. */
  riichi: ({ pan }: From = HERE): void => {
    noise(0.32, 1400, "bandpass", { loud: 0.16, pan });
    tone("sine", 220, 216, 0.4, { loud: 0.4, after: 0.3 });
    tone("sine", 553, 550, 0.25, { loud: 0.08, after: 0.3 });
  },
  /** A rising fifth; dearer hands have a third voice; the dearest a gong, after a silence. */
  win: (loudness: 1 | 2 | 3): void => {
    const after = loudness === 3 ? 0.3 : 0;
    [392, 587].forEach((pitch, i) => tone("triangle", pitch, pitch, 0.5, { loud: 0.25, after: after + i * 0.14 }));
    if (loudness > 1) tone("triangle", 784, 784, 0.7, { loud: 0.22, after: after + 0.28 });
    if (loudness === 3) {
      tone("sine", 65, 61, 2.5, { loud: 0.7, after });
      tone("triangle", 131, 126, 1.6, { loud: 0.2, after });
      noise(0.5, 500, "lowpass", { loud: 0.25, after });
    }
  },
  /** Tiles go back into the table. */
  dealEnd: (): void => {
    for (let i = 0; i < 24; i++)
      noise(0.006, 2200 + Math.random() * 1400, "bandpass", { loud: 0.22, after: i * 0.022, pan: Math.random() - 0.5 });
  },
  turn: (): void => tone("sine", 880, 870, 0.12, { loud: 0.12 }),
  tick: (): void => tone("square", 1200, 1200, 0.02, { loud: 0.08 }),
};

/** Sound on or off, and keep it so. */
export function toggleSound(): void {
  settings.sound = !settings.sound;
  if (settings.sound) allowSound();
  keep();
}
