import { z } from 'zod';

/**
 * `paint`, `form` and `key` are milliseconds since the navigation began. `wait` and `blocking` are durations in
 * milliseconds, `lost` counts keys, and `shift` is the layout shift score.
 */
export const Timings = z.object({
  paint: z.number(),
  form: z.number(),
  key: z.number(),
  wait: z.number(),
  lost: z.number(),
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
 * Runs inside the page from its first moment, so it may use nothing from outside this function. Focuses the address
 * field in the first frame after the field is shown; `form` is the time of that frame. Then measures `keys` keys. `key`
 * is when the first key was on the screen. `wait` is the longest time from a press to the next frame; less than 16 ms
 * count as 16. `blocking` adds up the time beyond 50 ms of each task before the last key.
 */
export function probePage(keys: number): void {
  const found = { paint: 0, form: 0, key: 0, wait: 16, shift: 0 };
  const tasks: { start: number; duration: number }[] = [];
  const probe: { timings: Timings | null } = { timings: null };
  window.probe = probe;
  let pressed = 0;
  const observe = (
    init: PerformanceObserverInit & { durationThreshold?: number },
    each: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ buffered: true, ...init });
  observe({ type: 'paint' }, (entry) => {
    if (entry.name === 'first-contentful-paint') found.paint = entry.startTime;
  });
  observe({ type: 'longtask' }, ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  observe({ type: 'layout-shift' }, (entry) => {
    if ('value' in entry && typeof entry.value === 'number') found.shift += entry.value;
  });
  observe({ type: 'event', durationThreshold: 16 }, ({ name, startTime, duration }) => {
    if (name !== 'keydown' || startTime < found.form) return;
    found.wait = Math.max(found.wait, duration);
  });
  const field = () => document.querySelector<HTMLInputElement>('#email');
  const watchForm = () => {
    const shown = field();
    if (shown === null || shown.getClientRects().length === 0) return void requestAnimationFrame(watchForm);
    requestAnimationFrame((time) => {
      found.form = time;
      shown.focus();
    });
    return undefined;
  };
  requestAnimationFrame(watchForm);
  const isTyped = ({ target }: Event) => target instanceof Element && target.id === 'email';
  const finish = () => {
    const end = performance.now();
    // Waits until the observers have their last entries.
    setTimeout(() => {
      const before = tasks.filter(({ start }) => start < end);
      const blocking = before.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      const lost = pressed - (field()?.value.length ?? 0);
      probe.timings = { ...found, lost, blocking };
    }, 500);
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isTyped(event)) return;
      pressed += 1;
      if (pressed === keys) finish();
      if (pressed > 1) return;
      requestAnimationFrame(() => setTimeout(() => (found.key = performance.now())));
    },
    { capture: true },
  );
}
