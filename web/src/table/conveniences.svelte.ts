/** What answers without being pressed: conveniences that are on, and the lifted tile when time runs out. */
import { untrack } from "svelte";
import { both } from "../texts/speak.svelte";
import type { Handling } from "./handling.svelte";
import type { Session } from "./session.svelte";

const SEEN_MS = 350;
const BEFORE_MS = 300;

/** To be called where a component is made: it lives as long as that. */
export function answerByItself(session: Session, handling: Handling): void {
  // Conveniences answer by themselves, after a moment in which they can be seen; what stands down says so.
  $effect(() => {
    const window = session.window;
    if (!window || session.locked) return;
    const code = handling.auto();
    if (code === null) {
      const down = untrack(() => handling.standsDown());
      if (down) untrack(() => session.toast(both(`stands-down-${down}`)));
      if (window.kind === "turn") handling.chosen = null;
      return;
    }
    const timer = setTimeout(() => {
      if (session.window !== window || !session.answer(code, false)) return;
      handling.chosen = null;
    }, SEEN_MS);
    return () => clearTimeout(timer);
  });

  // The lifted tile is the one that goes when time runs out; it is sent a moment before.
  $effect(() => {
    const window = session.window;
    if (!window?.time || session.locked) return;
    const timer = setTimeout(
      () => {
        const code = handling.atTimeout();
        if (session.window === window && code !== null) session.answer(code, false);
      },
      Math.max(0, window.time.left_ms - (performance.now() - session.opened) - BEFORE_MS),
    );
    return () => clearTimeout(timer);
  });
}
