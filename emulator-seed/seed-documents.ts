import type { SeedAccount } from './seed-accounts.ts';

/** A value as Firestore's REST protocol writes it. */
type Value =
  | { readonly stringValue: string }
  | { readonly integerValue: string }
  | { readonly timestampValue: string };
type Fields = Readonly<Record<string, Value>>;

/** A document that must exist or (`null`) must not. */
export interface SeedDocument {
  readonly path: string;
  readonly fields: Fields | null;
}

const text = (stringValue: string): Value => ({ stringValue });
const textOf = (field: string, value: string | undefined): Fields =>
  value === undefined ? {} : { [field]: text(value) };

function profileOf(account: SeedAccount): Fields | null {
  if (account.profile === 'missing') return null;
  const complete = account.profile !== 'incomplete';
  return {
    uid: text(account.uid),
    email: text(account.email),
    name: text(account.name),
    nameKey: text(account.name.toLowerCase()),
    createdAt: text(account.createdAt),
    registeredAt: { timestampValue: account.createdAt },
    reviewCount: { integerValue: '0' },
    ...(complete && textOf('role', account.role)),
    ...(complete && textOf('status', account.status)),
    ...textOf('rejectionReason', account.rejectionReason),
  };
}

/** The gate that the domain computes for this role and status; the seed's test compares the two. */
export function seedGateOf({ role, status, profile }: SeedAccount): 'open' | 'pending' | 'rejected' {
  if (profile !== undefined || status === undefined) return 'open';
  if (status === 'rejected') return 'rejected';
  return status === 'pending' && role !== 'admin' && role !== 'system_admin' ? 'pending' : 'open';
}

/** The documents of one account. */
export function documentsOf(account: SeedAccount): readonly [profile: SeedDocument, entry: SeedDocument] {
  const entry = { gate: text(seedGateOf(account)), uid: text(account.uid) };
  return [
    { path: `users/${account.uid}`, fields: profileOf(account) },
    {
      path: `accountDirectory/${account.email}`,
      fields: account.directory === 'missing' ? null : entry,
    },
  ];
}
