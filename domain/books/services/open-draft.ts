import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import { draftBatch, MOST_OF_ONE, type BillOf } from '../model/bills/bill-batch.ts';
import type { Bill } from '../model/bills/bill.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { BillError } from './bill-error.ts';

/**
 * Goes through the ids of `idOf`, from 1. Skips issued bills, and returns the first draft, or a new draft at the first
 * free id. Two people who begin at once get the same draft, because both use the same id. Fails with `no-firm`, or with
 * `bill-full` if no id is left.
 */
export async function openDraft(
  { bills, fares, records, clock }: Pick<BookNeeds, 'bills' | 'fares' | 'records' | 'clock'>,
  of: BillOf & Pick<Bill, 'corrects'>,
  idOf: (nth: number) => string,
  by: string,
): Promise<Result<Bill, BillError>> {
  const settings = await fares.settings();
  if (!settings.ok) return settings;
  if (settings.value === null) return fail({ code: 'no-firm' });
  const { years } = settings.value;
  for (let nth = 1; nth <= MOST_OF_ONE; nth += 1) {
    const id = idOf(nth);
    const known = await bills.byId(id);
    if (!known.ok) return known;
    if (known.value === null) {
      const made = await settle(records, draftBatch(of, { id, by, now: clock.now(), years }), {
        read: () => bills.byId(id),
        verdict: (found) => (found === null ? null : succeed()),
      });
      if (!made.ok) return made;
      const stored = await bills.byId(id);
      if (!stored.ok) return stored;
      if (stored.value?.issued === null) return succeed(stored.value);
    } else if (known.value.issued === null) return succeed(known.value);
  }
  return fail({ code: 'bill-full' });
}
