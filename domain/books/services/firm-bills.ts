import { asSystemAdmin } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import { isDay } from '../../shared/time/day.ts';
import { dayAt, type Day } from '../../shared/time/wall-time.ts';
import {
  creditId,
  freeBatch,
  issueBatch,
  issuedPart,
  removedDraftBatch,
  settlementBatch,
} from '../model/bills/bill-batch.ts';
import type { Bill, BillLine } from '../model/bills/bill.ts';
import type { FoundBills } from '../ports/bill-repository.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { BillError } from './bill-error.ts';
import { fillDraft } from './fill-draft.ts';
import { nameLines } from './name-lines.ts';
import { openDraft } from './open-draft.ts';

/** How many times an issue tries again. The usual cause is that other people have issued bills meanwhile. */
const MOST_COLLEAGUES = 60;

export interface BillEntry {
  readonly bill: Bill;
  /** The day on which it was paid; `null` while it is open. */
  readonly paidOn: Day | null;
}

export interface BillEntries {
  /** By the last day of the period, the latest first. */
  readonly entries: readonly BillEntry[];
  /** How many damaged bills were left out. */
  readonly damaged: number;
}

/** A bill or credit note with the whole content of its paper. */
export interface BillPaper extends BillEntry {
  /** By the day and the time of the ride. */
  readonly lines: readonly BillLine[];
  /** The bill that a credit note corrects; `null` for a bill. */
  readonly corrects: Bill | null;
}

/** Bills and credit notes, for system administrators. Fails as `asSystemAdmin` or any request does. */
export interface FirmBills {
  /** Today in the service's zone, for any approved person. Fails with `no-time-zone` before rides are set up. */
  today(): Promise<Result<Day, BillError>>;
  /** Up to `MOST_BILLS` bills, drafts and credit notes whose period ends in the month, `2026-11`. */
  ofMonth(month: string): Promise<Result<BillEntries, BillError>>;
  /** Up to `MOST_BILLS` bills, drafts and credit notes of a payer. */
  ofPayer(payer: string): Promise<Result<BillEntries, BillError>>;
  /** `null` if no bill has this id. */
  paper(id: string): Promise<Result<BillPaper | null, BillError>>;
  /** Removes a line from a draft, and returns the changed draft. Fails as `fillDraft` does. */
  takeOut(draft: Bill, line: BillLine): Promise<Result<Bill, BillError>>;
  /** Removes a draft, line by line. Fails as `fillDraft` does; another call then continues. */
  drop(draft: Bill): Promise<Result<void, BillError>>;
  /**
   * Issues a draft with the next number, or with a later one if others were faster. After a lost answer the bill is
   * read back. A bill first gets the passengers' names if the payer demands them (D138). Fails with `no-firm` or
   * `no-time-zone`. Fails with `bill-changed` if the draft has changed or its payer is gone.
   */
  issue(draft: Bill): Promise<Result<Bill, BillError>>;
  /**
   * Opens the draft of a credit note and adds these rides of a bill. Rides on another credit note are left out. Fails
   * with `nothing-to-credit` if no ride is left, or as `openDraft` or `fillDraft` does. Another call then continues.
   */
  credit(bill: Bill, lines: readonly BillLine[]): Promise<Result<Bill, BillError>>;
  /** Sets the rides of an issued credit note free, to be corrected and billed again. Returns their count. */
  setFree(credit: Bill): Promise<Result<number, BillError>>;
  /** Stores when an issued bill was paid; `''` clears the day. Fails with `day-unusable` or `no-time-zone`. */
  setPaid(bill: Bill, paidOn: string): Promise<Result<void, BillError>>;
}

const inOrder = (lines: readonly BillLine[]) =>
  lines.toSorted((one, other) => {
    const [before, after] = [one, other].map(({ day, clock, id }) => `${day} ${clock} ${id}`);
    return (before ?? '') < (after ?? '') ? -1 : 1;
  });

function entriesOf({ known, settlements, stored }: FoundBills): BillEntries {
  const paid = new Map(settlements.map(({ id, paidOn }) => [id, paidOn]));
  const entries = known.map((bill) => ({ bill, paidOn: paid.get(bill.id) || null }));
  return { entries, damaged: stored - known.length };
}

export function createFirmBills(needs: BookNeeds): FirmBills {
  const { bills, fares, payers, records, tariffs, clock, session } = needs;

  const today = async (): Promise<Result<Day, BillError>> => {
    const zone = await tariffs.timeZone();
    if (!zone.ok) return zone;
    return zone.value === null ? fail({ code: 'no-time-zone' }) : succeed(dayAt(clock.now(), zone.value));
  };
  const acting = <T>(act: (by: string) => Promise<Result<T, BillError>>) =>
    asSystemAdmin(session, ({ uid }) => act(uid));
  const listed = async (answer: Promise<Result<FoundBills>>): Promise<Result<BillEntries, BillError>> => {
    const found = await answer;
    return found.ok ? succeed(entriesOf(found.value)) : found;
  };

  const paper = async (id: string): Promise<Result<BillPaper | null, BillError>> => {
    const [bill, lines, settlement] = await Promise.all([
      bills.byId(id),
      bills.lines(id),
      bills.settlement(id),
    ]);
    if (!bill.ok) return bill;
    if (!lines.ok) return lines;
    if (!settlement.ok) return settlement;
    if (bill.value === null) return succeed(null);
    const corrects = bill.value.corrects === null ? succeed(null) : await bills.byId(bill.value.corrects);
    if (!corrects.ok) return corrects;
    return succeed({
      bill: bill.value,
      lines: inOrder(lines.value),
      corrects: corrects.value,
      paidOn: settlement.value?.paidOn || null,
    });
  };

  /** Tries the next number. Tries again if others were faster or the answer was `unavailable`. */
  const issueAs = async (
    draft: Bill,
    part: ReturnType<typeof issuedPart>,
    by: string,
    last: number,
    colleagues = 0,
  ): Promise<Result<Bill, BillError>> => {
    const year = part.day.slice(0, 'yyyy'.length);
    const number = last + 1;
    const sent = await settle<
      { readonly found: Bill | null; readonly now: number },
      void,
      BillError | { readonly code: 'again'; readonly now: number }
    >(records, issueBatch(draft, part, number, by), {
      read: async () => {
        const [found, now] = await Promise.all([bills.byId(draft.id), bills.lastNumber(year)]);
        if (!found.ok) return found;
        return now.ok ? succeed({ found: found.value, now: now.value }) : now;
      },
      verdict({ found, now }, failure) {
        if (found !== null && found.issued !== null) return succeed();
        if (found?.rev !== draft.rev) return fail({ code: 'bill-changed' });
        return now >= number || failure.code === 'unavailable' ? fail({ code: 'again', now }) : null;
      },
    });
    if (!sent.ok) {
      if (sent.error.code !== 'again') return fail(sent.error);
      return colleagues === MOST_COLLEAGUES
        ? fail({ code: 'unavailable' })
        : issueAs(draft, part, by, sent.error.now, colleagues + 1);
    }
    const issued = await bills.byId(draft.id);
    if (!issued.ok) return issued;
    return issued.value === null ? fail({ code: 'bill-changed' }) : succeed(issued.value);
  };

  return {
    today,
    ofMonth: (month) => acting(() => listed(bills.ofMonth(month))),
    ofPayer: (payer) => acting(() => listed(bills.ofPayer(payer))),
    paper: (id) => acting(() => paper(id)),
    takeOut: (draft, line) =>
      acting(async (by) => {
        const step = await fillDraft(needs, draft, line, 'out', by);
        return step.ok ? succeed(step.value.draft) : step;
      }),
    drop: (draft) =>
      acting(async (by) => {
        const lines = await bills.lines(draft.id);
        if (!lines.ok) return lines;
        let left = draft;
        for (const line of lines.value) {
          const step = await fillDraft(needs, left, line, 'out', by);
          if (!step.ok) return step;
          left = step.value.draft;
        }
        return settle(records, removedDraftBatch(draft.id), {
          read: () => bills.byId(draft.id),
          verdict: ifStored((found) => found === null),
        });
      }),
    issue: (draft) =>
      acting(async (by) => {
        const [day, payer, firm] = await Promise.all([today(), payers.byId(draft.payer), fares.settings()]);
        if (!day.ok) return day;
        if (!payer.ok) return payer;
        if (!firm.ok) return firm;
        if (firm.value === null) return fail({ code: 'no-firm' });
        if (payer.value === null) return fail({ code: 'bill-changed' });
        const isNamed = payer.value.names && draft.kind === 'bill';
        const named = isNamed ? await nameLines(needs, draft) : succeed();
        if (!named.ok) return named;
        const last = await bills.lastNumber(day.value.slice(0, 'yyyy'.length));
        if (!last.ok) return last;
        return issueAs(draft, issuedPart(draft, payer.value, firm.value, day.value), by, last.value);
      }),
    credit: (bill, lines) =>
      acting(async (by) => {
        const { id, payer, currency, from, until } = bill;
        const of = { payer, currency, from, until, corrects: id };
        const opened = await openDraft(needs, of, (nth) => creditId(id, nth), by);
        if (!opened.ok) return opened;
        let draft = opened.value;
        for (const line of lines) {
          const step = await fillDraft(needs, draft, line, 'in', by);
          if (!step.ok) return step;
          ({ draft } = step.value);
        }
        if (draft.count > 0) return succeed(draft);
        const dropped = await records.commit(removedDraftBatch(draft.id));
        return dropped.ok ? fail({ code: 'nothing-to-credit' }) : dropped;
      }),
    setFree: (credit) =>
      acting(async () => {
        const lines = await bills.lines(credit.id);
        if (!lines.ok) return lines;
        let freed = 0;
        let failure: BillError | null = null;
        await runFewAtOnce(lines.value, CONCURRENT_REQUESTS, async ({ id }) => {
          if (failure !== null) return;
          const fare = await fares.fare(id);
          if (!fare.ok) failure = fare.error;
          if (!fare.ok || fare.value?.bill !== credit.id) return;
          const sent = await settle(records, freeBatch(id), {
            read: () => fares.fare(id),
            verdict: ifStored((found) => found?.bill !== credit.id),
          });
          if (sent.ok) freed += 1;
          else failure = sent.error;
        });
        return failure === null ? succeed(freed) : fail(failure);
      }),
    setPaid: (bill, paidOn) =>
      acting(async (by) => {
        const [day, former] = await Promise.all([today(), bills.settlement(bill.id)]);
        if (!day.ok) return day;
        if (!former.ok) return former;
        if (paidOn !== '' && (!isDay(paidOn) || paidOn > day.value)) return fail({ code: 'day-unusable' });
        if ((former.value?.paidOn ?? '') === paidOn) return succeed();
        return settle(records, settlementBatch(bill, former.value, paidOn, by), {
          read: () => bills.settlement(bill.id),
          verdict: ifStored((found) => found?.paidOn === paidOn),
        });
      }),
  };
}
