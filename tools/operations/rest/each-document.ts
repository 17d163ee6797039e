import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { FirestoreClient, StoredDocument } from './firestore-client.ts';

/** How many documents one request reads: a few megabytes, even of the largest documents. */
const PAGE_SIZE = 300;

/** Calls `see` for each document of all collections with this name, page by page, in the order of their paths. */
export async function eachDocument(
  firestore: FirestoreClient,
  collection: string,
  see: (document: StoredDocument) => void,
): Promise<CommandResult<void>> {
  let after: string | undefined;
  for (;;) {
    const page = await firestore.query({
      parent: '',
      collection,
      isEverywhere: true,
      ...(after !== undefined && { after }),
      limit: PAGE_SIZE,
    });
    if (!page.ok) return page;
    page.value.forEach(see);
    after = page.value.at(-1)?.path;
    if (after === undefined) return succeed();
  }
}
