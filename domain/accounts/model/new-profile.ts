import type { EmailAddress } from './email-address.ts';
import { nameKeyOf } from './name.ts';
import type { RegistrableRole } from './role.ts';

/** A profile as registration writes it; the adapter adds `registeredAt`, the server's time. */
export interface NewProfile {
  readonly uid: string;
  readonly email: EmailAddress;
  readonly role: RegistrableRole;
  readonly name: string;
  readonly nameKey: string;
  readonly status: 'pending';
  readonly createdAt: string;
  readonly reviewCount: 0;
}

/** The profile of a new, pending account; `now` becomes `createdAt`. The name must have passed `parseName`. */
export function newProfile(
  person: { uid: string; email: EmailAddress; role: RegistrableRole; name: string },
  now: Date,
): NewProfile {
  return {
    ...person,
    nameKey: nameKeyOf(person.name),
    status: 'pending',
    createdAt: now.toISOString(),
    reviewCount: 0,
  };
}
