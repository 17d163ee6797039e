import {
  BILL,
  billPath,
  linePath,
  farePath,
  numberPath,
  line,
  issued,
  numberOf,
  FIRST,
  SECOND,
  day,
  draft,
  PAYER,
  settlementPath,
  UNTIL,
} from './bills.ts';
import { SERVER_TIME, type Data } from './datum.ts';
import { withChanges, type Changes } from './documents.ts';
import { commits, remove, set, update, type Person, type Write } from './request.ts';
import { sam } from './rides/ride-people.ts';

export interface Step {
  readonly ride?: string;
  readonly bill?: string;
  /** Changes of the draft after the step. */
  readonly after?: Changes;
  readonly line?: Changes;
  /** The bill that the fare names after the step. */
  readonly fare?: Data['bill'];
  readonly by?: NonNullable<Person>;
  /** Writes to leave out, by their paths. */
  readonly without?: readonly string[];
  readonly more?: readonly Write[];
}

const EMPTY_AFTER_ADDED = { count: 1, total: 1070, totals: { '70': 1070 }, rev: 1 };

/** By default, puts the first ride into the empty draft. */
export function adds(step: Step = {}) {
  const { ride = FIRST, bill = BILL, after = {}, by = sam, without = [], more = [] } = step;
  const fields = { ...EMPTY_AFTER_ADDED, last: ride, by: by.sub, at: SERVER_TIME, ...after };
  const writes = [
    update(billPath(bill), withChanges(fields, {})),
    set(linePath(ride, bill), line(step.line)),
    update(farePath(ride), { bill: step.fare === undefined ? bill : step.fare }),
  ];
  return commits(by, ...writes.filter(({ path }) => !without.includes(path)), ...more);
}

/** By default, takes the second ride out of the filled draft. */
export function takesOut(step: Step = {}) {
  const { ride = SECOND, bill = BILL, after = {}, by = sam, without = [], more = [] } = step;
  const fields = {
    count: 1,
    total: 1070,
    totals: { '70': 1070 },
    rev: 3,
    last: ride,
    by: by.sub,
    at: SERVER_TIME,
    ...after,
  };
  const writes = [
    update(billPath(bill), withChanges(fields, {})),
    remove(linePath(ride, bill)),
    update(farePath(ride), { bill: step.fare === undefined ? null : step.fare }),
  ];
  return commits(by, ...writes.filter(({ path }) => !without.includes(path)), ...more);
}

interface Issue {
  readonly bill?: string;
  readonly n?: number;
  readonly after?: Changes;
  readonly issued?: Changes;
  readonly number?: Changes;
  readonly path?: string;
  readonly by?: NonNullable<Person>;
  readonly without?: readonly string[];
  readonly more?: readonly Write[];
}

/** By default, issues the filled draft under the first number of the year. */
export function issues(issue: Issue = {}) {
  const { bill = BILL, n = 1, by = sam, without = [], more = [] } = issue;
  const path = issue.path ?? numberPath(n);
  const number = path.slice('billNumbers/'.length);
  const fields = {
    issued: issued({ number, by: by.sub, ...issue.issued }),
    last: null,
    rev: 3,
    by: by.sub,
    at: SERVER_TIME,
    ...issue.after,
  };
  const writes = [
    update(billPath(bill), withChanges(fields, {})),
    set(path, withChanges(numberOf(bill, n, { number }), issue.number ?? {})),
  ];
  return commits(by, ...writes.filter((write) => !without.includes(write.path)), ...more);
}

/** By default, stores that an issued bill was paid today. */
export const pays = (changes: Changes = {}, by: Person = sam, id = BILL) =>
  commits(
    by,
    set(
      settlementPath(id),
      withChanges(
        {
          paidOn: day(0),
          by: (by ?? sam).sub,
          at: SERVER_TIME,
          was: [],
          payer: PAYER,
          until: UNTIL,
          deleteAt: draft()['deleteAt'] ?? null,
        },
        changes,
      ),
    ),
  );
