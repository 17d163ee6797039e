import type { FirmList } from '#domain/rides/model/firm/firm-list.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { FoundDocument, StoredFields } from './document-store.ts';

/**
 * Decodes a store's answer. Fails as the answer does, and with `unexpected` if `decode` returns `undefined`. Most such
 * documents cannot come from a page, because the rules check their shape.
 */
export async function decoded<Stored, T>(
  answer: Promise<Result<Stored>>,
  decode: (stored: Stored) => T | undefined,
): Promise<Result<T>> {
  const read = await answer;
  if (!read.ok) return read;
  const value = decode(read.value);
  return value === undefined ? fail({ code: 'unexpected', message: 'malformed document' }) : succeed(value);
}

export const firmList = <T>(
  found: readonly FoundDocument[],
  read: (id: string, fields: StoredFields) => T | null | undefined,
): FirmList<T> => ({
  known: found.flatMap(({ id, fields }) => read(id, fields) ?? []),
  stored: found.length,
});
