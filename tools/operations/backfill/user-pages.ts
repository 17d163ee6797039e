import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { FirestoreClient, StoredDocument } from '../rest/firestore-client.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';

/** Visits all profiles in order of document id, with one page in memory at a time. */
export async function forEachUserPage(
  firestore: FirestoreClient,
  select: readonly string[] | null,
  visit: (page: readonly StoredDocument[]) => Promise<CommandResult<void>>,
): Promise<CommandResult<void>> {
  let after: string | undefined;
  for (;;) {
    const page = await firestore.query({
      parent: '',
      collection: 'users',
      ...(select && { select }),
      ...(after !== undefined && { after }),
      limit: IDENTITY_PAGE_SIZE,
    });
    if (!page.ok) return page;
    const visited = await visit(page.value);
    if (!visited.ok) return visited;
    after = page.value.at(-1)?.id;
    if (page.value.length < IDENTITY_PAGE_SIZE || after === undefined) return succeed();
  }
}
