import { recordsOf } from '#adapters/memory/memory-seed.ts';
import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import type { SeedAccount } from './seed-accounts.ts';

/** A document's fields in the form of Firestore's REST API. */
type Fields = Readonly<Record<string, object>>;

function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  throw new Error(`The seed stores no ${typeof value}.`);
}

/** Encodes texts, whole numbers, booleans, times, `null`, and lists and maps of these. */
export function fieldsOf(values: object): Fields {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, valueOf(value)]));
}

/** The profile and the directory entry of an account, by path; `null` for a document that must not exist. */
export function valuesByPath(account: SeedAccount): Readonly<Record<string, object | null>> {
  return { [profilePath(account.uid)]: null, [entryPath(account.email)]: null, ...recordsOf(account) };
}

/** The same documents, each with `fields` in the form of the REST API or `null`. */
export const documentsOf = (account: SeedAccount) =>
  Object.entries(valuesByPath(account)).map(([path, values]) => ({
    path,
    fields: values && fieldsOf(values),
  }));
