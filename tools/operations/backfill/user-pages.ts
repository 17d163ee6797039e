import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';

export type UserPage = readonly StoredDocument[];

/** Visits all profiles in order of document id, with one page in memory at a time. */
export async function forEachUserPage(
  { backend }: Run,
  visit: (page: UserPage) => Promise<CommandResult<void>> | CommandResult<void>,
): Promise<CommandResult<void>> {
  let after: string | undefined;
  do {
    const from = after === undefined ? {} : { after };
    const users = { parent: '', collection: 'users', limit: IDENTITY_PAGE_SIZE };
    const page = await backend.firestore.query({ ...users, ...from });
    if (!page.ok) return page;
    const visited = await visit(page.value);
    if (!visited.ok) return visited;
    after = page.value.at(-1)?.id;
  } while (after !== undefined);
  return succeed();
}
