/** While a match runs on a phone the screen stays on. Returns what ends it. */
export function stayAwake(): () => void {
  if (!matchMedia("(pointer: coarse)").matches || !("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || over) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
