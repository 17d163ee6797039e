import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

export const CHANGED = 'it was changed while this command ran: run it again';

/** Stores guarded writes, in a dry run none; `false` if somebody else's change came first. */
export async function commitUnlessChanged(
  { backend, isDryRun }: Run,
  writes: readonly DocumentWrite[],
): Promise<CommandResult<boolean>> {
  if (isDryRun || writes.length === 0) return succeed(true);
  const written = await backend.firestore.commit(writes);
  if (written.ok) return succeed(true);
  return written.error.kind === 'conflict' ? succeed(false) : written;
}
