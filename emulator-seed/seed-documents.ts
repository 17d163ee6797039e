import { gateOf } from '#domain/accounts/model/gate.ts';
import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import type { ProfileValues } from '#domain/accounts/model/profile-fields.ts';
import { entryPath, profilePath } from '#domain/accounts/model/record-paths.ts';
import type { SeedAccount } from './seed-accounts.ts';

/** A document's fields as Firestore's REST protocol writes them. */
type Fields = Readonly<Record<string, object>>;

/** A document that must exist or (`null`) must not. */
export interface SeedDocument {
  readonly path: string;
  readonly fields: Fields | null;
}

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

/** Texts, whole numbers, times, lists and maps of such. */
export function fieldsOf(values: object): Fields {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, valueOf(value)]));
}

function profileOf({ uid, email, name, role, status, ...account }: SeedAccount): ProfileValues {
  const { createdAt, rejectionReason } = account;
  const isWhole = account.profile !== 'incomplete';
  return {
    uid,
    email,
    name,
    ...nameKeysOf(name),
    createdAt,
    registeredAt: new Date(createdAt),
    reviewCount: 0,
    provenAt: account.address === 'unproven' ? null : new Date(createdAt),
    ...(isWhole && role !== undefined && { role }),
    ...(isWhole && status !== undefined && { status }),
    ...(rejectionReason !== undefined && { rejectionReason }),
  };
}

/** The documents of one account. A damaged profile has the gate of an account that may try to sign in. */
export function documentsOf(account: SeedAccount): readonly [profile: SeedDocument, entry: SeedDocument] {
  const { uid, email, role = '', status } = account;
  const gate = account.profile !== undefined || status === undefined ? 'open' : gateOf(role, status);
  return [
    { path: profilePath(uid), fields: account.profile === 'missing' ? null : fieldsOf(profileOf(account)) },
    { path: entryPath(email), fields: account.directory === 'missing' ? null : fieldsOf({ gate, uid }) },
  ];
}
