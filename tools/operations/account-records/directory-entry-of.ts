import { GATES, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { z } from 'zod';
import type { StoredDocument } from '../rest/firestore-client.ts';

const entrySchema = z.object({ gate: z.enum(GATES), uid: z.string().min(1) });

/** The entry in a document of `accountDirectory`; `null` if there is no document, `undefined` if it is damaged. */
export function directoryEntryOf(document: StoredDocument | null): DirectoryEntry | null | undefined {
  return document === null ? null : entrySchema.safeParse(document.fields).data;
}
