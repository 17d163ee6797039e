import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { mailSubject } from '#domain/accounts/model/mail-subject.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';

/** The most documents that one request reads and one commit removes. */
const PAGE_SIZE = 400;

/** Removes these mails, and returns how many there were. A dry run only counts them. */
async function remove(
  { backend, isDryRun }: Run,
  mails: readonly StoredDocument[],
): Promise<CommandResult<number>> {
  if (isDryRun || mails.length === 0) return succeed(mails.length);
  const removed = await backend.firestore.commit(
    mails.map(({ path }) => ({ kind: 'remove', path, fields: {} })),
  );
  return removed.ok ? succeed(mails.length) : removed;
}

/**
 * Removes the mails about an account, because they contain its address and the reasons of decisions. Their ids begin
 * with its uid. Their numbers cannot be computed if a damaged account has lost its `reviewCount` or its reviews.
 */
export async function removeMailsOf(run: Run, uid: string): Promise<CommandResult<number>> {
  const prefix = `${uid}_`;
  let after = prefix;
  let count = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
    const page = await run.backend.firestore.query({
      parent: '',
      collection: 'mail',
      after,
      limit: PAGE_SIZE,
    });
    if (!page.ok) return page;
    const theirs = page.value.filter(({ id }) => id.startsWith(prefix));
    // The id of a mail about another account, such as `ann_1`, may begin with `ann_`.
    const removed = await remove(
      run,
      theirs.filter(({ id }) => mailSubject(id)?.uid === uid),
    );
    if (!removed.ok) return removed;
    count += removed.value;
    after = theirs.at(-1)?.id ?? after;
    if (theirs.length < PAGE_SIZE) return succeed(count);
  }
}

/** Removes the mails to an address that no account holds any more, and returns how many there were. */
export async function removeMailsTo(run: Run, email: EmailAddress): Promise<CommandResult<number>> {
  const where = [{ field: 'to', anyOf: [email] }];
  let after: string | undefined;
  let count = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
    const page = await run.backend.firestore.query({
      parent: '',
      collection: 'mail',
      where,
      limit: PAGE_SIZE,
      ...(after !== undefined && { after }),
    });
    if (!page.ok) return page;
    const removed = await remove(run, page.value);
    if (!removed.ok) return removed;
    count += removed.value;
    after = page.value.at(-1)?.id;
    if (after === undefined || page.value.length < PAGE_SIZE) return succeed(count);
  }
}
