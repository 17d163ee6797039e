import { encodeDocument } from '../values/encode-value.ts';
import { documentsRoot } from '../values/resource-name.ts';
import type { DatabaseName } from '../values/resource-name.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import type { StoredDocument } from '../values/value.ts';

type TargetChangeType = 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';

/** Where a stream stands. The token says no more than the time: a resumed target is sent again as a whole. */
function standing(time: bigint): object {
  const readTime = formatTimestamp(time);
  return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
}

export const targetChange = (targetChangeType: TargetChangeType, id: number, rest: object = {}): object => ({
  targetChange: { targetChangeType, targetIds: [id], ...rest },
});

/** RESET forgets what the client has of a target; CURRENT says that it has all of it. */
export const targetState = (type: 'CURRENT' | 'RESET', id: number, time: bigint): object =>
  targetChange(type, id, standing(time));

/** All that was sent up to here is one state: only now does the client show it. */
export const snapshotOf = (time: bigint): object => ({ targetChange: standing(time) });

/** A commit is told to many: each state of a document is encoded once. A state belongs to one database. */
const encoded = new WeakMap<StoredDocument, object>();

function encodeOnce(document: StoredDocument, within: DatabaseName): object {
  const known = encoded.get(document) ?? encodeDocument(document, within);
  encoded.set(document, known);
  return known;
}

export const documentChange = (document: StoredDocument, id: number, within: DatabaseName): object => ({
  documentChange: { document: encodeOnce(document, within), targetIds: [id] },
});

/** A document that does not exist, or with `exists` one that no longer belongs to the target. */
export function documentGone(
  { path, exists }: { readonly path: string; readonly exists: boolean },
  id: number,
  within: DatabaseName,
  time: bigint,
): object {
  const gone = {
    document: `${documentsRoot(within)}/${path}`,
    readTime: formatTimestamp(time),
    removedTargetIds: [id],
  };
  return exists ? { documentRemove: gone } : { documentDelete: gone };
}
