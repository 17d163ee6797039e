import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { ReleaseRequest } from './choose-account.ts';

/** Has the operator type the address of an administrator who is about to be removed, unless a script has said so already. */
export async function confirmAdministrator(
  { email, mayBeAdministrator }: ReleaseRequest,
  { isDryRun, ask }: Run,
): Promise<CommandResult<void>> {
  if (isDryRun || mayBeAdministrator) return succeed();
  const answer = await ask('Type the address to remove this administrator: ');
  if (answer === null) {
    return stop('failed', 'Nobody can be asked here: add --remove-administrator if that is what you want.');
  }
  const typed = parseEmail(answer);
  if (typed.ok && typed.value === email) return succeed();
  return stop('failed', 'That is not the address: nothing is removed.');
}
