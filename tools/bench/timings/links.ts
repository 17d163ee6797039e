/** A link for Chromium's network emulation: latency in milliseconds per request, throughput in bytes a second. */
export interface Link {
  readonly name: string;
  readonly latency: number;
  readonly download: number;
}

const MEGABIT = 1_000_000 / 8;

/** A: DevTools' "Slow 4G". B: WebPageTest's "3GFast". */
export const LINKS: readonly Link[] = [
  { name: 'A', latency: 562, download: 1.44 * MEGABIT },
  { name: 'B', latency: 150, download: 1.6 * MEGABIT },
];
