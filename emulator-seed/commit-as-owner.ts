import { postAsOwner } from './post-as-owner.ts';
import { fieldsOf } from './seed-documents.ts';

export interface FirestoreTarget {
  /** `host:port` of Firestore. */
  readonly firestoreHost: string;
  readonly projectId: string;
}

/** Writes whole documents by path in one commit, past the rules; `null` deletes. Throws if the commit is refused. */
export async function commitAsOwner(
  { firestoreHost, projectId }: FirestoreTarget,
  documents: Readonly<Record<string, object | null>>,
): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, values]) => {
    const name = `${root}/${path}`;
    return values === null ? { delete: name } : { update: { name, fields: fieldsOf(values) } };
  });
  await postAsOwner(`http://${firestoreHost}/v1/${root}:commit`, { writes });
}
