import { adds, takesOut } from '../../scenario/bill-steps.ts';
import {
  BILL,
  billed,
  billPath,
  creditDraftWith,
  CREDIT,
  creditDrafted,
  credited,
  drafted,
  farePath,
  FIRST,
  FROM,
  line,
  linePath,
  PAYER,
  SECOND,
  THIRD,
  UNTIL,
} from '../../scenario/bills.ts';
import type { Changes } from '../../scenario/documents.ts';
import { commits, set, update, type Case } from '../../scenario/request.ts';
import { at, DAY } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, sam } from '../../scenario/rides/ride-people.ts';

const idWith = (from: string, until: string, currency = 'EUR', nth = '1', payer = PAYER) =>
  [payer, from, until, currency, nth].join('-');
const corrects = (changes: Changes = {}, id = CREDIT, by = sam) =>
  commits(by, set(billPath(id), creditDraftWith({ by: by.sub, ...changes })));
const emptyCredit = { ...billed, [billPath(CREDIT)]: creditDraftWith() };
const credits = { bill: CREDIT, ride: FIRST };
const OTHER = idWith(FROM, UNTIL, 'EUR', '2');
/** Credit notes, which take the lines of an issued bill one by one. */
export const CREDIT_NOTE_CASES: readonly Case[] = [
  {
    title: 'a system_admin begins a credit note of an issued bill',
    seed: billed,
    permitted: corrects(),
    refused: {
      'an admin': corrects({}, CREDIT, ada),
      'of no bill': corrects({ corrects: null }),
      'of a bill that is not in the id': corrects({ corrects: OTHER }),
      'another id': corrects({}, `${BILL}-d1`),
      'the hundredth': corrects({}, `${BILL}-c100`),
      'for another payer': corrects({ payer: 'OTHER' }),
      'in another currency': corrects({ currency: 'CHF' }),
      'from another day': corrects({ from: UNTIL }),
      'until another day': corrects({ until: FROM }),
      'of another kind': corrects({ kind: 'note' }),
      'as a bill': corrects({ kind: 'bill' }),
      'kept too briefly': corrects({ deleteAt: at(10 * 366 * DAY) }),
    },
  },
  {
    title: 'a draft gets another ride, and no credit note',
    seed: drafted,
    permitted: adds({
      ride: THIRD,
      after: { count: 3, total: 3330, totals: { '70': 2140, '190': 1190 }, rev: 3 },
    }),
    refused: { 'a credit note of it': corrects() },
  },
  {
    title: 'a credit note takes a line of its bill, and the line is kept as long as the note',
    seed: { ...emptyCredit, [billPath(CREDIT)]: creditDraftWith({ deleteAt: at(4200 * DAY) }) },
    permitted: adds({ ...credits, line: { deleteAt: at(4200 * DAY) } }),
    refused: { 'which is kept as long as the bill': adds(credits) },
  },
  {
    title: 'a credit note takes a line of its bill',
    seed: emptyCredit,
    permitted: adds(credits),
    refused: {
      'an admin': adds({ ...credits, by: ada }),
      'with another amount': adds({
        ...credits,
        line: { amount: 1 },
        after: { total: 1, totals: { '70': 1 } },
      }),
      'an amount that is a float': adds({ ...credits, line: { amount: 1070.5 } }),
      'with another day': adds({ ...credits, line: { day: FROM } }),
      'with a passenger': adds({ ...credits, line: { passenger: 'Rob' } }),
      'kept longer': adds({ ...credits, line: { deleteAt: at(4500 * DAY) } }),
      'a ride that is not on the bill': adds({ ...credits, ride: THIRD }),
      'set free at once': adds({ ...credits, fare: null }),
      'as the bill keeps it': adds({ ...credits, fare: BILL }),
    },
  },
  {
    title: 'the draft of a credit note gives a line back, without setting the ride free',
    seed: creditDrafted,
    permitted: takesOut({
      ...credits,
      after: { count: 0, total: 0, totals: {}, rev: 2 },
      fare: BILL,
    }),
    refused: {
      'and sets the ride free': takesOut({
        ...credits,
        after: { count: 0, total: 0, totals: {}, rev: 2 },
      }),
      'it sets the ride free, without the line': commits(sam, update(farePath(FIRST), { bill: null })),
      'another credit note takes the same line': commits(
        sam,
        set(billPath(`${BILL}-c2`), creditDraftWith()),
        set(linePath(FIRST, `${BILL}-c2`), line()),
        update(farePath(FIRST), { bill: `${BILL}-c2` }),
      ),
    },
  },
  {
    title: 'an issued credit note sets its ride free',
    seed: credited,
    permitted: commits(sam, update(farePath(FIRST), { bill: null })),
    refused: {
      'an admin': commits(ada, update(farePath(FIRST), { bill: null })),
      'a driver': commits(dora, update(farePath(FIRST), { bill: null })),
      'for another bill': commits(sam, update(farePath(FIRST), { bill: OTHER })),
      'back to its bill': commits(sam, update(farePath(FIRST), { bill: BILL })),
      'with another change': commits(sam, update(farePath(FIRST), { bill: null, day: FROM })),
      'a ride of the bill': commits(sam, update(farePath(SECOND), { bill: null })),
      'a ride that is free': commits(sam, update(farePath(THIRD), { bill: null, rev: 2 })),
      'a credit note of it': commits(
        sam,
        set(billPath(`${CREDIT}-c1`), creditDraftWith({ corrects: CREDIT, by: sam.sub })),
      ),
      'and takes the line out': takesOut({ ...credits, after: { count: 0, total: 0, totals: {}, rev: 3 } }),
    },
  },
];
