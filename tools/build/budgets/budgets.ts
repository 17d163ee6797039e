import type { Measured } from './measure-build.ts';

/** Upper limits in gzip kilobytes (1000 bytes). The first one whose pattern matches a name counts. */
interface Budget {
  readonly of: RegExp;
  readonly js?: number;
  readonly css?: number;
}

/**
 * Slightly above the current sizes, so that growth is noticed when it happens; the history has the reason for each. The
 * targets behind them: 95 KB of JS before a form works, 205 KB for a complete sign-in, 25 KB for a route.
 */
export const BUDGETS: readonly Budget[] = [
  // A few dozen bytes more or less are the names of the files that the page fetches once its form works.
  { of: /^sign-in.*\.html$/, js: 83.6, css: 6.6 },
  { of: /^index\.html$/, js: 82.8, css: 6.7 },
  { of: /^pending-approval\.html$/, js: 91, css: 7.4 },
  { of: /\.html$/, js: 92.3, css: 7.1 },
  // One style sheet for all pages behind sign-in. A push key adds 0.2 KB.
  { of: /^complete sign-in$/, js: 203, css: 22.9 },
  { of: /^assets\/product-/, js: 73.2 },
  { of: /^assets\/document-listeners-/, js: 85 },
  // The code that pages of rides share, which makes each of them 10 to 30 KB smaller.
  { of: /^assets\/rides-/, js: 33.3 },
  // The code that one role's pages share, or the largest of them.
  { of: /^assets\/passenger-/, js: 8 },
  { of: /^assets\/driver-/, js: 16.2 },
  // What most pages of the desk need. What few of them need, and dialogs, are files of their own.
  { of: /^assets\/admin-/, js: 15 },
  // With the frame's words, the router's unused links, and the names of all files that routes load.
  { of: /^assets\/router-.*\.js$/, js: 33.1 },
  // The worker with its list, which delays no page.
  { of: /^sw\.js$/, js: 8 },
  { of: /\.css$/, css: 16.3 },
  { of: /\.js$/, js: 15.2 },
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
