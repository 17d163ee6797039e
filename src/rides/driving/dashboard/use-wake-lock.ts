import { useEffect } from 'react';

/** Keeps the screen on while `wanted`, if the browser can; on a low battery it may still go dark. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let asking = false;
    let over = false;
    const ask = async () => {
      if (asking || document.visibilityState !== 'visible' || lock?.released === false) return;
      asking = true;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // Refused for now; the next press or return to the page asks again.
      }
      asking = false;
    };
    const again = () => void ask();
    again();
    // The browser releases the lock whenever the page is hidden, and some browsers want a press before they grant it.
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
