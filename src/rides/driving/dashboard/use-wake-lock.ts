import { useEffect } from 'react';

/** Keeps the screen on while `wanted`, if the browser can. It may refuse, for example on a low battery. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let requesting = false;
    let over = false;
    const request = async () => {
      if (requesting || document.visibilityState !== 'visible' || lock?.released === false) return;
      requesting = true;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // The browser has refused; the next press or return to the page requests the lock again.
      }
      requesting = false;
    };
    const again = () => void request();
    again();
    // The browser releases the lock whenever the page is hidden, and some browsers grant it only after a press.
    document.addEventListener('visibilitychange', again);
    document.addEventListener('pointerdown', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('pointerdown', again);
      void lock?.release().catch(() => {});
    };
  }, [wanted]);
}
