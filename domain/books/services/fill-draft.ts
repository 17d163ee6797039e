import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import { addStep, removeStep } from '../model/bills/bill-batch.ts';
import { MOST_BILL_LINES } from '../model/bills/bill-limits.ts';
import type { Bill, BillLine } from '../model/bills/bill.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { BillError } from './bill-error.ts';

type FillNeeds = Pick<BookNeeds, 'bills' | 'fares' | 'records'>;

/** How many times the batch is computed again when another person fills the same draft. */
const MOST_TRIES = 20;

/** `did` is `passed` if the rules refuse the ride (D132). `draft` is the draft after the step. */
export interface FilledStep {
  readonly draft: Bill;
  readonly did: 'stored' | 'passed';
}

type StepError = BillError | { readonly code: 'draft-moved'; readonly draft: Bill };

/**
 * Adds one line to a draft (`in`) or removes one (`out`). After a lost answer the draft is read back. Fails with
 * `bill-full` if there is no room. Fails with `bill-changed` if the bill is no draft any more, or changes too often.
 */
export async function fillDraft(
  { bills, fares, records }: FillNeeds,
  draft: Bill,
  line: BillLine,
  way: 'in' | 'out',
  by: string,
  tries = MOST_TRIES,
): Promise<Result<FilledStep, BillError>> {
  if (way === 'in' && draft.count >= MOST_BILL_LINES) return fail({ code: 'bill-full' });
  const { batch, after } = (way === 'in' ? addStep : removeStep)(draft, line, by);
  const target = way === 'in' ? draft.id : draft.corrects;
  const stored = await settle<
    { readonly found: Bill | null; readonly fareOf: string | null | undefined },
    FilledStep,
    StepError
  >(records, batch, {
    read: async () => {
      const [found, fare] = await Promise.all([bills.byId(draft.id), fares.fare(line.id)]);
      if (!found.ok) return found;
      return fare.ok ? succeed({ found: found.value, fareOf: fare.value?.bill }) : fare;
    },
    verdict({ found, fareOf }, failure) {
      if (found === null || found.issued !== null) return fail({ code: 'bill-changed' });
      if (fareOf === target) return succeed({ draft: found, did: 'stored' });
      if (found.rev !== draft.rev) return fail({ code: 'draft-moved', draft: found });
      return failure.code === 'permission-denied' ? succeed({ draft: found, did: 'passed' }) : null;
    },
  });
  if (stored.ok) return succeed(stored.value ?? { draft: after, did: 'stored' });
  if (stored.error.code !== 'draft-moved') return fail(stored.error);
  return tries === 0
    ? fail({ code: 'bill-changed' })
    : fillDraft({ bills, fares, records }, stored.error.draft, line, way, by, tries - 1);
}
