import { readEntries } from '../values/proto-message.ts';
import type { Fields, FirestoreValue } from '../values/value.ts';

/** The deepest nesting accepted: deeper than in any real token, and too shallow to overflow the call stack. */
const MAX_NESTING = 50;

/** A whole JSON number that fits in 64 bits is an int, any other a double (protocol 2.3). */
function decodeNumber(value: number): FirestoreValue {
  const isInteger = Number.isInteger(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value);
  return isInteger ? { type: 'integer', value: BigInt(value) } : { type: 'double', value };
}

function decodeClaim(json: unknown, depth: number): FirestoreValue | undefined {
  if (json === null) return { type: 'null' };
  if (typeof json === 'boolean') return { type: 'boolean', value: json };
  if (typeof json === 'string') return { type: 'string', value: json };
  if (typeof json === 'number') return decodeNumber(json);
  if (depth > MAX_NESTING) return undefined;
  if (!Array.isArray(json)) {
    const fields = decodeClaims(json, depth + 1);
    return fields && { type: 'map', fields };
  }
  const values = json.map((item: unknown) => decodeClaim(item, depth + 1));
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? { type: 'array', values: known } : undefined;
}

/** A token's claims as rules see them; undefined if they are no JSON object or nested too deeply. */
export function decodeClaims(json: unknown, depth = 0): Fields | undefined {
  const entries = readEntries(json);
  if (!entries.ok) return undefined;
  const fields = new Map<string, FirestoreValue>();
  for (const [name, content] of entries.value) {
    const value = decodeClaim(content, depth);
    if (value === undefined) return undefined;
    fields.set(name, value);
  }
  return fields;
}
