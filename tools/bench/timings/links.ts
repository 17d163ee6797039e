/** A link for Chromium's network emulation. `latency` is in milliseconds per request, `download` in bytes a second. */
export interface Link {
  readonly name: string;
  readonly latency: number;
  readonly download: number;
}

const MEGABIT = 1_000_000 / 8;

/** A is "Slow 4G" of DevTools, B is "3GFast" of WebPageTest. */
export const LINKS: readonly Link[] = [
  { name: 'A', latency: 562, download: 1.44 * MEGABIT },
  { name: 'B', latency: 150, download: 1.6 * MEGABIT },
];
