import { invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';

/** A JSON object, read as a protocol buffer message. It has no member for null. */
export type Message = ReadonlyMap<string, unknown>;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** The members of a JSON object, in order. Arrays and other values are refused. */
export function readEntries(json: unknown): Outcome<[string, unknown][]> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return invalidPayload();
  return succeed(Object.entries(json));
}

/** A message with no members other than `names`; null means absent (protocol 2.5). */
export function readMessage(json: unknown, names: readonly string[]): Outcome<Message> {
  const entries = readEntries(json ?? {});
  if (!entries.ok) return entries;
  const members = new Map<string, unknown>();
  for (const [name, value] of entries.value) {
    if (!names.includes(name)) return invalidPayload();
    if (value !== null) members.set(name, value);
  }
  return succeed(members);
}

/** A list; an absent one is empty. */
export function readList(json: unknown): Outcome<readonly unknown[]> {
  if (json === undefined || json === null) return succeed([]);
  return Array.isArray(json) ? succeed(json as unknown[]) : invalidPayload();
}

/** A string of whole characters; an absent one is empty. Half a surrogate pair has no UTF-8 form. */
export function readString(json: unknown): Outcome<string> {
  if (json === undefined) return succeed('');
  return typeof json === 'string' && !LONE_SURROGATE.test(json) ? succeed(json) : invalidPayload();
}

/** A boolean; an absent one is false. */
export function readBoolean(json: unknown): Outcome<boolean> {
  if (json === undefined) return succeed(false);
  return typeof json === 'boolean' ? succeed(json) : invalidPayload();
}

/** A 64-bit integer from a decimal string or a whole JSON number. */
export function readInt64(json: unknown): Outcome<bigint> {
  const whole =
    typeof json === 'string' ? /^-?\d{1,19}$/.test(json) : typeof json === 'number' && Number.isInteger(json);
  if (!whole) return invalidPayload();
  const value = BigInt(json as string | number);
  return BigInt.asIntN(64, value) === value ? succeed(value) : invalidPayload();
}

/** A 32-bit integer as a number. */
export function readInt32(json: unknown): Outcome<number> {
  const wide = readInt64(json);
  if (!wide.ok) return wide;
  return BigInt.asIntN(32, wide.value) === wide.value ? succeed(Number(wide.value)) : invalidPayload();
}
