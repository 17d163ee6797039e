import type { RecordWrite } from '#domain/shared/record-write.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

/** A write that succeeds only if the document has not changed since it was read, or if there still is none. */
export function guardedWrite(write: RecordWrite, before: StoredDocument | null): DocumentWrite {
  return { ...write, condition: before === null ? { exists: false } : { updateTime: before.updateTime } };
}
