import type { Measured } from './measure-build.ts';

/** Upper limits in gzip kilobytes (1000 bytes). The first one whose pattern matches a name counts. */
interface Budget {
  readonly of: RegExp;
  readonly js?: number;
  readonly css?: number;
}

/**
 * The budgets are slightly above the current sizes, so that growth is noticed at once. The targets are 95 KB of JS
 * before a form works, 205 KB for a complete sign-in, and 25 KB for a route.
 */
export const BUDGETS: readonly Budget[] = [
  // The page contains the names of files that it fetches later. They change its size by a few dozen bytes.
  { of: /^sign-in.*\.html$/, js: 83.6, css: 6.6 },
  { of: /^index\.html$/, js: 82.8, css: 6.7 },
  { of: /^pending-approval\.html$/, js: 91, css: 7.4 },
  { of: /\.html$/, js: 92.3, css: 7.1 },
  // All pages behind sign-in share one style sheet. With a push key the JS is 0.2 KB larger.
  { of: /^complete sign-in$/, js: 203, css: 22.9 },
  { of: /^assets\/product-/, js: 73.2 },
  { of: /^assets\/document-listeners-/, js: 85 },
  // The code that the pages of rides share. This file makes the file of each page 10 to 30 KB smaller.
  { of: /^assets\/rides-/, js: 33.3 },
  // The code that the pages of one role share, or the largest page of that role.
  { of: /^assets\/passenger-/, js: 8 },
  { of: /^assets\/driver-/, js: 16.2 },
  // The code that most pages of the desk share. Dialogs, and code for few pages, are files of their own.
  { of: /^assets\/admin-/, js: 15 },
  // The router, with the frame's texts, and the names of all files that routes load.
  { of: /^assets\/router-.*\.js$/, js: 33.1 },
  // The worker with its list of files. No page waits for it.
  { of: /^sw\.js$/, js: 8 },
  { of: /\.css$/, css: 16.3 },
  { of: /\.js$/, js: 15.2 },
];

const BYTES_PER_KILOBYTE = 1000;

/** One sentence for each exceeded limit: which part, and by how much. */
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
