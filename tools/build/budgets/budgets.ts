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
  // A few dozen bytes more or less are the names of the files that the page fetches once its form works.
  { of: /^sign-in.*\.html$/, js: 83.6, css: 6.6 },
  { of: /^index\.html$/, js: 82.8, css: 6.7 },
  // Another registration that begins with what the first one said is 0.4 KB, and 0.1 KB of the router's, after the sign-in form.
  // A reviewer's question, which the applicant answers here, is 1.7 KB.
  { of: /^pending-approval\.html$/, js: 90.7, css: 7.4 },
  // Numbers as address books and telephone systems write them are 0.5 KB of an application.
  { of: /\.html$/, js: 92, css: 7.1 },
  // The emulators' ports are in it, and other ones compress to some twenty bytes more.
  // One style sheet for all pages behind sign-in: what a face for work needs (issue 27), such as dense rows, which have two
  // layouts, and a driver's ride, which has two, is 1 KB of it and of the last budget but one. What fetches the keys that lead
  // administrators from page to page, and a button in a toast, are 0.2 KB; the customers' pages and a chosen file 0.2 KB;
  // rows of 25 px whose buttons lie over their end 0.3 KB; opening the page of a notice, and ending the alarm with its session,
  // 0.4 KB; a driver's profile that stays on the device, and is judged there without a network, 0.5 KB.
  // Not to wait for a silent server with it is 0.2 KB. A build that can tell closed phones has 0.2 KB more than one that cannot,
  // and some thirty bytes more or less with each key. Asking once more with a new token, and a sign-out that does not wait for a
  // silent provider, are 0.2 KB, here and of the next.
  // Of rides the same 4.1 KB as below, and that a page which the browser translates goes on working.
  // More ways to write a number, which applicants type and registering stores, are 0.5 KB.
  { of: /^complete sign-in$/, js: 212.2, css: 21.7 },
  // `npm start` makes new push keys each time, and its build has up to 0.2 KB more than one without.
  { of: /^assets\/product-/, js: 78.5 },
  { of: /^assets\/document-listeners-/, js: 85 },
  // What pages of rides share. More than before the routes decided it (15.6), for 10 to 30 KB less of each page of theirs; with
  // the words for a change of time, for what may be wrong with a firm's files, for a running clock, and what asks to be told
  // while the page is closed.
  // A driver's kept rides, read as stored ones, are 0.4 KB; that a phone makes itself known again once older sessions have
  // ended, and is asked again in another role, 0.1 KB; landmarks with coordinates, and places saved before a booking, 0.4 KB;
  // the names of the colours that cars have 0.2 KB.
  // Waiting for a silent server no longer than a moment, and what a passenger's page shares of kept rides, are 0.6 KB.
  // That a colleague has a car, and what to do when a time cannot be corrected any more, are 0.3 KB.
  // Noticing a device's clock that was put back is 0.2 KB.
  // The districts of a firm, numbers as people write them, what dispatch enters for a driver, steps that were corrected, and
  // hours on duty with their corrections, on the driver’s page and at the desk, are 4.5 KB.
  // Postcodes of more countries, names of places however they are written, and numbers from address books are 1.2 KB.
  // A step that is taken back, in the table of steps, its refusals and what the log says of it, is 0.8 KB.
  // A call to the firm at each limit that it can lift, cars that follow their driver, and towns in more ways to write them are
  // 1.9 KB.
  { of: /^assets\/rides-/, js: 34 },
  // What one role's pages share, or the largest of them.
  { of: /^assets\/passenger-/, js: 11 },
  // A ride at arm's length is 0.6 KB; its clock, the minutes on its buttons and what is folded away are 0.8 KB, and the answer to
  // a new time.
  { of: /^assets\/driver-/, js: 19 },
  // Quiet buttons, plates and one meaning for each colour are 0.3 KB; a firm's customers and files 1 KB; typed days of the past
  // and files that can be stopped 0.5 KB; rows, search and the panel. What needs attention, which a ride's page says as the board
  // does, and that a given ride was lost, are 0.6 KB.
  // Several people at one number, records that change only when it is said, and imports that can be undone are 3.4 KB.
  // Reopening a ride is 0.1 KB.
  // What needs attention, and who calls, no longer lie in what all pages of rides share: 1 KB.
  // Accounts found by the first and last digits of their number, applicants among them, are 0.6 KB.
  { of: /^assets\/admin-/, js: 26.1 },
  // With the frame's words, such as those for a new version.
  // A week of a driver's hours in the address is 1.1 KB, for the days of the calendar.
  { of: /^assets\/router-.*\.js$/, js: 33.3 },
  // The worker with its list, which nothing waits for.
  { of: /^sw\.js$/, js: 8 },
  // Where the text is twice as large on a phone, the driver's button and notices stay in place no more. Buttons of a row that
  // take their room from its longest text alone are 0.2 KB.
  { of: /\.css$/, css: 14.9 },
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
