import { mailPath } from '#domain/accounts/model/account-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';

/** How many documents one commit removes. */
const PAGE_SIZE = 400;

/**
 * Removes the mails of decisions 1 to `count`, which hold the address and the reason. Each review is removed together with
 * its mail, but a damaged account may have lost a review but not the mail. A missing mail counts as removed.
 */
export async function removeMails(
  { backend }: Run,
  uid: string,
  count: number,
): Promise<CommandResult<void>> {
  for (let first = 1; first <= count; first += PAGE_SIZE) {
    const numbers = Array.from(
      { length: Math.min(PAGE_SIZE, count - first + 1) },
      (_, index) => first + index,
    );
    // oxlint-disable-next-line no-await-in-loop -- a run that breaks off leaves no gap
    const removed = await backend.firestore.commit(
      numbers.map((number) => ({ kind: 'remove', path: mailPath(uid, number), fields: {} })),
    );
    if (!removed.ok) return removed;
  }
  return succeed();
}
