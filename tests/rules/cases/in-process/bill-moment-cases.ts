import { issues } from '../../scenario/bill-steps.ts';
import { BILL, billPath, draft, drafted, FILLED, unbilled } from '../../scenario/bills.ts';
import { commits, set, type Case } from '../../scenario/request.ts';
import { at, DAY } from '../../scenario/rides/ride-documents.ts';
import { sam } from '../../scenario/rides/ride-people.ts';

const YEARS = 10 * 366 * DAY;
const keptUntil = (seconds: number) =>
  commits(sam, set(billPath(BILL), draft({ by: sam.sub, deleteAt: at(seconds) })));
const draftUntil = (seconds: number) => ({
  ...drafted,
  [billPath()]: draft({ ...FILLED, deleteAt: at(seconds) }),
});

/** Facts that hold for one second, too short for a request over the wire. */
export const BILL_MOMENT_CASES: readonly Case[] = [
  {
    title: 'a draft is kept a year longer than the books, so that it may be issued in that year',
    seed: unbilled,
    permitted: keptUntil(YEARS + 365 * DAY + 1),
    refused: { 'a second less': keptUntil(YEARS + 365 * DAY) },
  },
  {
    title: 'a draft is kept two years longer than the books at most',
    seed: unbilled,
    permitted: keptUntil(YEARS + 2 * 366 * DAY),
    refused: { 'a second more': keptUntil(YEARS + 2 * 366 * DAY + 1) },
  },
  {
    title: 'an issued bill is kept as long as the books',
    seed: draftUntil(YEARS + 1),
    permitted: issues(),
    refused: { 'by no one else': issues({ issued: { by: 'ada' } }) },
  },
  {
    title: 'a draft that is kept as long as the books to the second is still a draft',
    seed: draftUntil(YEARS),
    permitted: commits(sam, set(billPath(`${BILL.slice(0, -1)}2`), draft({ by: sam.sub }))),
    refused: { 'and is not issued': issues() },
  },
];
