import { fail, succeed, type Result } from '#domain/shared/result.ts';

/**
 * What a store answers, in the product's terms. The rules guarantee the shape of most documents; one that `decode` does not
 * understand was damaged some other way.
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
