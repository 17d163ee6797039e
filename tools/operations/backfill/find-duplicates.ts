import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { addressOf } from './completed-fields.ts';
import { forEachUserPage } from './user-pages.ts';

/**
 * The uids of each address that belongs to more than one profile. Old records spell an address in several ways, which
 * no query finds, so all addresses are read and held in memory: some 100 MB for a million.
 */
export async function findDuplicates(
  run: Run,
): Promise<CommandResult<ReadonlyMap<EmailAddress, readonly string[]>>> {
  const holders = new Map<EmailAddress, string[]>();
  const read = await forEachUserPage(run, (page) => {
    for (const { id, fields } of page) {
      const email = addressOf(fields);
      if (email !== null) holders.set(email, [...(holders.get(email) ?? []), id]);
    }
    return succeed();
  });
  return read.ok ? succeed(new Map([...holders].filter(([, uids]) => uids.length > 1))) : read;
}
