import { SERVER_TIME } from '../../shared/record-write.ts';
import type { Application } from './application.ts';
import type { EmailAddress } from './email-address.ts';
import { nameKeysOf, type NameKeys } from '../../shared/people/name-keys.ts';
import type { RegistrableRole, Role } from '../../shared/people/role.ts';

interface Person<R extends Role> {
  readonly uid: string;
  readonly email: EmailAddress;
  readonly role: R;
  readonly name: string;
  readonly application?: Application;
}

export interface NewProfile<R extends Role = RegistrableRole>
  extends Omit<Person<R>, 'application'>, NameKeys, Application {
  readonly status: 'pending';
  readonly createdAt: string;
  readonly registeredAt: typeof SERVER_TIME;
  readonly reviewCount: 0;
  /** No proof yet. The field is stored as `null`, because no query finds a missing field. */
  readonly provenAt: null;
}

/** Returns the profile of a new, pending account. `name` must have passed `parseName`. */
export function newProfile<R extends Role>(
  { uid, email, role, name, application }: Person<R>,
  now: Date,
): NewProfile<R> {
  return {
    uid,
    email,
    role,
    name,
    ...nameKeysOf(name),
    status: 'pending',
    createdAt: now.toISOString(),
    registeredAt: SERVER_TIME,
    reviewCount: 0,
    provenAt: null,
    ...application,
  };
}
