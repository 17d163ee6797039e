import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';

export type Page = readonly StoredDocument[];

/** Visits all documents of a collection at the root in order of document id, with one page in memory at a time. */
export async function forEachPage(
  { backend }: Run,
  { collection, limit }: { readonly collection: string; readonly limit: number },
  visit: (page: Page) => Promise<CommandResult<void>> | CommandResult<void>,
): Promise<CommandResult<void>> {
  let after: string | undefined;
  do {
    const from = after === undefined ? {} : { after };
    const page = await backend.firestore.query({ parent: '', collection, limit, ...from });
    if (!page.ok) return page;
    const visited = await visit(page.value);
    if (!visited.ok) return visited;
    after = page.value.at(-1)?.id;
  } while (after !== undefined);
  return succeed();
}
