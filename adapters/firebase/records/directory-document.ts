import type { DocumentData } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { GATES, type DirectoryEntry } from '#domain/accounts/model/gate.ts';

const DirectoryDocument = z.object({ gate: z.enum(GATES), uid: z.string() });

/** Reads `accountDirectory/{address}`. The rules guarantee its shape, so any other shape is a defect and throws. */
export function parseEntry(data: DocumentData): DirectoryEntry {
  return DirectoryDocument.parse(data);
}
