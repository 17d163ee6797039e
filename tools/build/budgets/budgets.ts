import type { Measured } from './measure-build.ts';

/** Upper limits in gzip kilobytes (1000 bytes). The first one whose pattern matches a name counts. */
interface Budget {
  readonly of: RegExp;
  readonly js?: number;
  readonly css?: number;
}

/**
 * Slightly above the current sizes, so that growth is noticed when it happens. The targets behind them: 95 KB of JS
 * before a form works, 200 KB for a complete sign-in (not reached, see docs/performance.md), 25 KB for a route.
 */
export const BUDGETS: readonly Budget[] = [
  { of: /^sign-in.*\.html$/, js: 83.7, css: 7 },
  { of: /^index\.html$/, js: 82.8, css: 7 },
  { of: /^pending-approval\.html$/, js: 88.4, css: 7.5 },
  { of: /\.html$/, js: 91.6, css: 7.4 },
  // The emulators' ports are in it, and other ones compress to some twenty bytes more.
  { of: /^complete sign-in$/, js: 206, css: 19.2 },
  { of: /^assets\/product-/, js: 77 },
  { of: /^assets\/document-listeners-/, js: 85 },
  // Rides: what all of their pages share, and what those of one role have besides (issue 16).
  { of: /^assets\/rides-/, js: 15.6 },
  // What is said of a ride that is not due, and of what binds a driver to the shift (rides R35).
  { of: /^assets\/driver-/, js: 14.4 },
  // The passenger's: these two together.
  { of: /^assets\/passenger-/, js: 10.3 },
  { of: /^assets\/trip-/, js: 4.5 },
  // The board of rides (issue 17).
  { of: /^assets\/board-/, js: 22 },
  { of: /^assets\/router-.*\.js$/, js: 31.8 },
  { of: /\.css$/, css: 12.5 },
  { of: /\.js$/, js: 25 },
];

const BYTES_PER_KILOBYTE = 1000;

/** One sentence for each exceeded limit: what grew, and by how much. */
export function exceededBudgets(measured: readonly Measured[], budgets = BUDGETS): readonly string[] {
  return measured.flatMap((one) => {
    const budget = budgets.find(({ of }) => of.test(one.name));
    return (['js', 'css'] as const).flatMap((kind) => {
      const limit = budget?.[kind];
      const size = one[kind] / BYTES_PER_KILOBYTE;
      if (limit === undefined || size <= limit) return [];
      const over = (size - limit).toFixed(1);
      return [
        `${one.name}: ${size.toFixed(1)} KB of ${kind.toUpperCase()}, ${over} KB over its ${limit} KB.`,
      ];
    });
  });
}
