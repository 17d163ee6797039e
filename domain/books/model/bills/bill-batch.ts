import { SERVER_TIME, type Batch, type RecordWrite } from '../../../shared/record-write.ts';
import { plusDays, type Day } from '../../../shared/time/wall-time.ts';
import type { BookSettings } from '../basics/book-settings.ts';
import type { Currency } from '../basics/money.ts';
import { farePath } from '../fares/fare.ts';
import { keptUntil } from '../fares/kept-until.ts';
import type { Payer } from '../payers/payer.ts';
import { MOST_FORMER_PAYMENTS } from './bill-limits.ts';
import { billNumber } from './bill-number.ts';
import {
  billLinePath,
  billNumberPath,
  billPath,
  settlementPath,
  type Bill,
  type BillLine,
  type IssuedPart,
  type Settlement,
} from './bill.ts';

/** The first and the last day of the rides of a bill. */
export interface BillPeriod {
  readonly from: Day;
  readonly until: Day;
}

/** The payer, the days and the currency of a bill. */
export interface BillOf extends BillPeriod {
  readonly payer: string;
  readonly currency: Currency;
}

/** The most bills of one payer, period and currency, and the most credit notes of one bill. */
export const MOST_OF_ONE = 99;

/** The id of a bill. `nth` counts from 1. A second bill has rides that the first lacks. */
export const billId = ({ payer, from, until, currency }: BillOf, nth: number): string =>
  [payer, from, until, currency, nth].join('-');

export const creditId = (bill: string, nth: number): string => `${bill}-c${nth}`;

interface NewDraft {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
  readonly years: number;
}

/** The batch that stores an empty draft. It is the draft of a credit note if `corrects` is the id of a bill. */
export function draftBatch(of: BillOf & Pick<Bill, 'corrects'>, { id, by, now, years }: NewDraft): Batch {
  const fields = {
    kind: of.corrects === null ? 'bill' : 'credit',
    corrects: of.corrects,
    payer: of.payer,
    currency: of.currency,
    from: of.from,
    until: of.until,
    count: 0,
    total: 0,
    totals: {},
    last: null,
    issued: null,
    rev: 0,
    by,
    at: SERVER_TIME,
    // One more year, because the bill may be issued in the next year.
    deleteAt: keptUntil(now, years + 1),
  };
  return [{ kind: 'set', path: billPath(id), fields }];
}

export const removedDraftBatch = (id: string): Batch => [{ kind: 'remove', path: billPath(id), fields: {} }];

/** The draft after a line was added (`1`) or removed (`-1`). A tax rate with a sum of zero is left out. */
function withSum(draft: Bill, { id, amount, vat }: BillLine, sign: 1 | -1): Bill {
  const sum = (draft.totals.get(vat) ?? 0) + sign * amount;
  const totals = new Map([...draft.totals, [vat, sum]]);
  if (sum === 0) totals.delete(vat);
  return {
    ...draft,
    count: draft.count + sign,
    total: draft.total + sign * amount,
    totals,
    last: id,
    rev: draft.rev + 1,
  };
}

/** A step of a draft: the batch that adds or removes a line, and the draft `after` it. */
export interface BillStep {
  readonly batch: Batch;
  readonly after: Bill;
}

function billStep(draft: Bill, line: BillLine, by: string, sign: 1 | -1): BillStep {
  const after = withSum(draft, line, sign);
  const { count, total, totals, last, rev } = after;
  const { id: ride, ...fields } = line;
  const path = billLinePath(draft.id, ride);
  const ofLine: RecordWrite =
    sign === 1
      ? { kind: 'set', path, fields: { ...fields, deleteAt: draft.deleteAt } }
      : { kind: 'remove', path, fields: {} };
  return {
    after,
    batch: [
      {
        kind: 'update',
        path: billPath(draft.id),
        fields: { count, total, totals: Object.fromEntries(totals), last, rev, by, at: SERVER_TIME },
      },
      ofLine,
      { kind: 'update', path: farePath(ride), fields: { bill: sign === 1 ? draft.id : draft.corrects } },
    ],
  };
}

/** The step that adds a ride to a draft. For a credit note, `line` is the line of the corrected bill. */
export const addStep = (draft: Bill, line: BillLine, by: string): BillStep => billStep(draft, line, by, 1);

export const removeStep = (draft: Bill, line: BillLine, by: string): BillStep =>
  billStep(draft, line, by, -1);

/** The batch that stores the passenger's name in a line. */
export const nameBatch = (bill: string, ride: string, passenger: string): Batch => [
  { kind: 'update', path: billLinePath(bill, ride), fields: { passenger } },
];

/** The batch that sets free a ride of an issued credit note, to be corrected and billed again. */
export const freeBatch = (ride: string): Batch => [
  { kind: 'update', path: farePath(ride), fields: { bill: null } },
];

/** The parties and days of an issued bill. A credit note is due on the day of its issue. */
export function issuedPart(
  { kind }: Pick<Bill, 'kind'>,
  payer: Pick<Payer, 'id' | 'name' | 'address' | 'email' | 'vatId' | 'terms'>,
  firm: BookSettings,
  day: Day,
): Omit<IssuedPart, 'number' | 'by' | 'at'> {
  return {
    day,
    due: kind === 'bill' ? plusDays(day, payer.terms) : day,
    payer: {
      name: payer.name,
      number: payer.id,
      address: payer.address,
      email: payer.email,
      vatId: payer.vatId,
    },
    firm: {
      name: firm.name,
      address: firm.address,
      email: firm.email,
      vatId: firm.vatId,
      taxNumber: firm.taxNumber,
      iban: firm.iban,
      bic: firm.bic,
    },
  };
}

/** The batch that issues a draft with the `n`th number of the year in which it is issued. */
export function issueBatch(draft: Bill, part: ReturnType<typeof issuedPart>, n: number, by: string): Batch {
  const number = billNumber(part.day.slice(0, 'yyyy'.length), n);
  const issued = { ...part, number, by, at: SERVER_TIME };
  return [
    {
      kind: 'update',
      path: billPath(draft.id),
      fields: { issued, last: null, rev: draft.rev + 1, by, at: SERVER_TIME },
    },
    { kind: 'set', path: billNumberPath(number), fields: { bill: draft.id, number, n, at: SERVER_TIME } },
  ];
}

/** The batch that stores when an issued bill was paid. `paidOn` is `''` if the former entry was a mistake. */
export function settlementBatch(bill: Bill, former: Settlement | null, paidOn: Day | '', by: string): Batch {
  const was =
    former === null
      ? []
      : [{ paidOn: former.paidOn, by: former.by, at: former.at }, ...former.was].slice(
          0,
          MOST_FORMER_PAYMENTS,
        );
  const { payer, until, deleteAt } = bill;
  const fields = { paidOn, by, at: SERVER_TIME, was, payer, until, deleteAt };
  return [{ kind: 'set', path: settlementPath(bill.id), fields }];
}
