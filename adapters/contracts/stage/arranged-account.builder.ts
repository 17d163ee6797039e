import { parseEmail, type EmailAddress } from '#domain/accounts/model/email-address.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { RawDocument, WorldUnderTest } from './world-under-test.builder.ts';

export const PASSWORD = 'correct horse 1';

/** Lower-case letters and digits that no other test uses. */
export function uniqueMark(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

export function uniqueEmail(mark: string = uniqueMark()): EmailAddress {
  return valueOf(parseEmail(`p${mark}@example.com`));
}

export interface Arrangement {
  readonly email?: EmailAddress;
  readonly role?: string;
  readonly status?: AccountStatus;
  readonly name?: string;
  /** Fields to store in addition or instead; `undefined` leaves a field out. */
  readonly fields?: RawDocument;
}

export interface ArrangedAccount {
  readonly uid: string;
  readonly email: EmailAddress;
  readonly password: string;
  readonly name: string;
  /** `users/{uid}` as stored. */
  readonly profile: RawDocument;
}

/** The profile and the directory entry of an account; `documents` has both by path. */
export function documentsOf(uid: string, { email = uniqueEmail(), ...arrangement }: Arrangement) {
  const { role = 'passenger', status = 'approved', name = 'Robin Rider' } = arrangement;
  const fields: RawDocument = {
    uid,
    email,
    role,
    name,
    ...nameKeysOf(name),
    status,
    createdAt: '2025-03-01T08:00:00.000Z',
    registeredAt: new Date('2025-03-01T08:00:01.000Z'),
    reviewCount: 0,
    ...arrangement.fields,
  };
  const profile: RawDocument = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const entry: RawDocument = { gate: gateOf(role, status), uid };
  return {
    profile,
    entry,
    documents: { [`users/${uid}`]: profile, [`accountDirectory/${email}`]: entry },
  };
}

type RawWorld = Pick<WorldUnderTest, 'identities' | 'documents'>;

/** An account with identity, profile and directory entry; by default an approved passenger's. */
export async function arrangeAccount(
  world: RawWorld,
  arrangement: Arrangement = {},
): Promise<ArrangedAccount> {
  const { email = uniqueEmail(), name = 'Robin Rider' } = arrangement;
  const uid = await world.identities.create(email, PASSWORD);
  const { profile, documents } = documentsOf(uid, { ...arrangement, email, name });
  await world.documents.write(documents);
  return { uid, email, password: PASSWORD, name, profile };
}

export function namesOf({ uid, name }: ArrangedAccount): Pick<User, 'uid' | 'name' | 'formerNames'> {
  return { uid, name, formerNames: [] };
}

/** An identity without any documents. */
export async function arrangeIdentity(
  world: WorldUnderTest,
): Promise<{ uid: string; email: EmailAddress; password: string }> {
  const email = uniqueEmail();
  return { uid: await world.identities.create(email, PASSWORD), email, password: PASSWORD };
}

/** An approved administrator. */
export function arrangeAdmin(world: RawWorld, role = 'admin'): Promise<ArrangedAccount> {
  return arrangeAccount(world, { role, name: 'Alex Admin' });
}
