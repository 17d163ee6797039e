import { fail, succeed, type Result } from '../../shared/result.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { nameBatch } from '../model/bills/bill-batch.ts';
import type { Bill } from '../model/bills/bill.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { BillError } from './bill-error.ts';

/**
 * Stores the passengers' names in the lines of a draft that is about to be issued (D138). A line stays nameless if no
 * name is stored or the rules refuse it. After any other failure the next call names the lines that are left. A draft
 * that was issued meanwhile is no failure. A changed draft fails with `bill-changed` before any name is stored.
 */
export async function nameLines(
  { bills, records }: Pick<BookNeeds, 'bills' | 'records'>,
  { id, rev }: Bill,
): Promise<Result<void, BillError>> {
  const [found, lines] = await Promise.all([bills.byId(id), bills.lines(id)]);
  if (!found.ok) return found;
  if (!lines.ok) return lines;
  if (found.value !== null && found.value.issued !== null) return succeed();
  if (found.value?.rev !== rev) return fail({ code: 'bill-changed' });
  const nameless = lines.value.filter(({ passenger }) => passenger === '');
  let ended: Result<void, BillError> = succeed();
  await runFewAtOnce(nameless, CONCURRENT_REQUESTS, async (line) => {
    if (!ended.ok) return;
    const name = await bills.passenger(line.id);
    if (!name.ok) ended = name;
    if (!name.ok || name.value === '') return;
    const named = await records.commit(nameBatch(id, line.id, name.value));
    if (!named.ok && named.error.code !== 'permission-denied') ended = named;
  });
  return ended;
}
