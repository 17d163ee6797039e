import type { StoredDocument } from './firestore-client.ts';
import type { Fields } from './firestore-value.ts';

export const STORED_AT = '2026-01-02T03:04:05Z';

export function storedDocument(path: string, fields: Fields): StoredDocument {
  return { path, id: path.split('/').at(-1) ?? '', fields, updateTime: STORED_AT };
}
