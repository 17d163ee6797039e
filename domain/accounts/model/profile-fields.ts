import type { FormerName } from './user.ts';

/**
 * What a stored field may hold. A `count` is a whole number; a `timestamp` is the server's time; a `moment` is one that may
 * be still to come; a `mark` is true; `names` are a map, numbered from 0, and a line that nobody can read is `null`.
 */
interface Kinds {
  readonly text: string;
  readonly timestamp: Date;
  readonly count: number;
  readonly moment: Date | null;
  readonly mark: true;
  readonly names: readonly (FormerName | null)[];
}
type FieldKind = keyof Kinds;

/** The stored fields of `users/{uid}` with their kinds (design 3). Whatever reads or writes a profile follows this table. */
export const PROFILE_FIELDS = {
  uid: 'text',
  email: 'text',
  role: 'text',
  name: 'text',
  nameKey: 'text',
  nameKey2: 'text',
  nameKey3: 'text',
  nameKey4: 'text',
  nameKeyLast: 'text',
  formerNames: 'names',
  status: 'text',
  createdAt: 'text',
  registeredAt: 'timestamp',
  provenAt: 'moment',
  reviewCount: 'count',
  phone: 'text',
  licence: 'text',
  message: 'text',
  rejectionReason: 'text',
  dismissed: 'mark',
  reviewedBy: 'text',
  reviewedByName: 'text',
  reviewedAt: 'timestamp',
  signedInSince: 'timestamp',
} as const satisfies Readonly<Record<string, FieldKind>>;

export type ProfileField = keyof typeof PROFILE_FIELDS;

/** A profile's values, each of its field's kind. */
export type ProfileValues = { readonly [Field in ProfileField]?: Kinds[(typeof PROFILE_FIELDS)[Field]] };

/** How a store's own value of each kind is read; undefined for a value of any other kind. */
export type KindReaders<Value> = {
  readonly [Kind in FieldKind]: (value: Value) => Kinds[Kind] | undefined;
};

/** The field that orders the queue. Profiles without it are not listed there. */
export const QUEUE_ORDER = 'registeredAt' satisfies ProfileField;
