import { fail, succeed, type Result } from '#domain/shared/result.ts';

/**
 * What was read, in the product's terms. The rules guarantee the shape of most documents; one that `parse` does not
 * understand was damaged some other way.
 */
export function parsed<Stored, T>(read: Result<Stored>, parse: (stored: Stored) => T | undefined): Result<T> {
  if (!read.ok) return read;
  const value = parse(read.value);
  return value === undefined ? fail({ code: 'unexpected', message: 'malformed document' }) : succeed(value);
}
