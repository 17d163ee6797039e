import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import type { DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { entryPath } from '#domain/accounts/model/record-paths.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { textValue } from '../rest/firestore-value.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

/** Writes an address's entry, provided that it has not changed since it was read. */
export function entryWrite(
  email: EmailAddress,
  { gate, uid }: DirectoryEntry,
  before: StoredDocument | null,
): DocumentWrite {
  return {
    kind: 'write',
    path: entryPath(email),
    fields: { gate: textValue(gate), uid: textValue(uid) },
    condition: before === null ? { exists: false } : { updateTime: before.updateTime },
  };
}
