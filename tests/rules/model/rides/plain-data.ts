import type { Data, Plain } from '../../scenario/datum.ts';

function plain(value: unknown): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string' || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object') return plainData(value);
  throw new TypeError(`no document holds ${String(value)}`);
}

/** A document of the domain as a request holds it. */
export const plainData = (document: object): Data =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, plain(value)]));
