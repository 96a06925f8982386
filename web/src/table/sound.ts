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

function tone(type: OscillatorType, from: number, to: number, seconds: number, loud: number, after = 0): void {
  if (!context || !settings.sound) return;
  const at = context.currentTime + after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(loud * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function knock(after = 0): void {
  if (!context || !settings.sound) return;
  const length = Math.ceil(context.sampleRate * 0.008);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = context.createBufferSource();
  const gain = context.createGain();
  gain.gain.value = 0.5 * settings.volume;
  source.buffer = buffer;
  source.connect(gain).connect(context.destination);
  source.start(context.currentTime + after);
  tone("triangle", 500, 300, 0.09, 0.3, after);
}

export const sound = {
  discard: (): void => knock(),
  call: (): void => [0, 0.09].forEach(knock),
  riichi: (): void => tone("sine", 196, 190, 0.4, 0.4),
  win: (limit: boolean): void => {
    [392, 494, 587].forEach((pitch, i) => tone("triangle", pitch, pitch, 0.5, 0.25, i * 0.12));
    if (limit) tone("sine", 98, 92, 1.4, 0.5, 0.4);
  },
  turn: (): void => tone("sine", 880, 870, 0.12, 0.12),
  tick: (): void => tone("square", 1200, 1200, 0.02, 0.08),
};

/** Sound on or off, and keep it so. */
export function toggleSound(): void {
  settings.sound = !settings.sound;
  if (settings.sound) allowSound();
  keep();
}
