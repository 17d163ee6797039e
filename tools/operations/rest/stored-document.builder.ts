import type { StoredDocument } from './firestore-client.ts';
import { textValue } from './firestore-value.ts';

/** When the documents of tests were stored. */
export const STORED_AT = '2026-01-02T03:04:05Z';

/** A document of texts, as it was read. */
export function storedDocument(path: string, texts: Readonly<Record<string, string>>): StoredDocument {
  const fields = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, textValue(text)]));
  return { path, id: path.split('/').at(-1) ?? '', fields, updateTime: STORED_AT };
}
