import { z } from 'zod';

/** Milliseconds since the navigation began; `shift` is the layout shift score. */
export const Timings = z.object({
  paint: z.number(),
  form: z.number(),
  answer: z.number(),
  blocking: z.number(),
  shift: z.number(),
});
export type Timings = Readonly<z.infer<typeof Timings>>;

declare global {
  interface Window {
    probe?: { timings: Timings | null };
  }
}

/**
 * Runs inside the page from its first moment; it must stay self-contained. "Answers a key" is the first key press with
 * Caps Lock on whose handler ran and whose note is on the screen; a press is tried every few milliseconds from the
 * moment the field exists. Blocking is what tasks took beyond 50 ms until then.
 */
export function probePage(): void {
  const found = { paint: 0, form: 0, blocking: 0, shift: 0 };
  const tasks: { start: number; duration: number }[] = [];
  const probe: { timings: Timings | null } = { timings: null };
  window.probe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') found.paint = entry.startTime;
  });
  observe('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') found.shift += entry.value;
  });
  const field = () => document.querySelector<HTMLInputElement>('#password');
  const watchForm = () => {
    if ((field()?.getClientRects().length ?? 0) === 0) return void requestAnimationFrame(watchForm);
    requestAnimationFrame((time) => {
      found.form = time;
    });
    return undefined;
  };
  requestAnimationFrame(watchForm);
  const press = () => {
    const note = document.querySelector('#password-note')?.textContent ?? '';
    if (note.includes('Caps Lock')) {
      requestAnimationFrame((answer) => {
        clearInterval(timer);
        // A moment for the observers' last entries.
        setTimeout(() => {
          const before = tasks.filter(({ start }) => start < answer);
          const blocking = before.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
          probe.timings = { ...found, answer, blocking };
        }, 500);
      });
      return;
    }
    const init = { key: 'a', bubbles: true, cancelable: true, modifierCapsLock: true };
    field()?.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  const timer = setInterval(press, 8);
}
