import type { Clock } from '../../shared/clock.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { fail, succeed } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { Application } from '../model/application.ts';
import { parseEmail } from '../model/email-address.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { parseName } from '../../shared/people/name.ts';
import { newProfile, type NewProfile } from '../model/new-profile.ts';
import { creationBatch } from '../model/profile-batch.ts';
import { isAdministrator, isRegistrableRole, type RegistrableRole } from '../../shared/people/role.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { OwnRecords, PrivateRecords } from '../ports/private-records.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import type { Applicant } from './applicant.ts';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
  /** The language of the mail that proves the address, such as `en`. */
  readonly language: string;
  /** As `parseApplication` returns it. */
  readonly application?: Application;
}

/**
 * Creates a pending account and returns its address. Fails as `parseName`, `parseEmail` or `IdentityPort.signUp` does,
 * or with `role-required`, `password-required`, `admin-registration`, `role-not-registrable`, `address-on-record` or
 * `registration-unfinished`.
 */
export type Register = (registration: Registration) => Promise<AccountResult<{ readonly email: string }>>;

function parseRole(role: string): AccountResult<RegistrableRole> {
  if (role === '') return fail({ code: 'role-required' });
  if (isAdministrator(role)) return fail({ code: 'admin-registration' });
  return isRegistrableRole(role) ? succeed(role) : fail({ code: 'role-not-registrable' });
}

/**
 * Stores the profile (D12) in up to `MOST_ATTEMPTS` attempts, and reads it back after a failure. `denied` means that
 * nothing is stored and the last attempt was denied. Then the identity may be deleted.
 */
async function writeProfile(
  { users, records }: OwnRecords,
  profile: NewProfile,
): Promise<'written' | 'denied' | 'unknown'> {
  let denied = false;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const created = await settle(records, creationBatch(profile), {
      read: () => users.read(profile.uid),
      verdict: (found, { code }) =>
        found.state === 'missing'
          ? fail({ code: 'left-nothing', isDenied: code === 'permission-denied' } as const)
          : succeed(),
    });
    if (created.ok) return 'written';
    if (created.error.code !== 'left-nothing') return 'unknown';
    denied = created.error.isDenied;
  }
  return denied ? 'denied' : 'unknown';
}

async function withdraw(privateSession: PrivateSession): Promise<AccountResult<never>> {
  const deleted = await privateSession.deleteIdentity();
  return fail({ code: deleted.ok ? 'address-on-record' : 'registration-unfinished' });
}

/**
 * Registers in two steps (D12), with a private session that the tab holds while the applicant waits. The registration
 * does not wait for the mail that proves the address. The waiting page shows whether the mail was sent.
 */
export function createRegister({
  identity,
  privateRecords,
  clock,
  applicant,
}: {
  identity: Pick<IdentityPort, 'signUp'>;
  privateRecords: PrivateRecords;
  clock: Clock;
  applicant: Pick<Applicant, 'hold' | 'sendMail'>;
}): Register {
  return async (registration) => {
    const role = parseRole(registration.role);
    if (!role.ok) return role;
    const name = parseName(registration.name);
    if (!name.ok) return name;
    const email = parseEmail(registration.email);
    if (!email.ok) return email;
    if (registration.password === '') return fail({ code: 'password-required' });

    const created = await identity.signUp(email.value, registration.password);
    if (!created.ok) return created;
    const privateSession = created.value;
    const { uid } = privateSession.user;
    const { application = {} } = registration;
    const person = { uid, email: email.value, role: role.value, name: name.value, application };
    const outcome = await writeProfile(privateRecords(privateSession), newProfile(person, clock.now()));
    if (outcome === 'written') {
      await applicant.hold(privateSession, person, false);
      void applicant.sendMail(registration.language);
      return succeed({ email: email.value });
    }
    const result =
      outcome === 'denied'
        ? await withdraw(privateSession)
        : fail({ code: 'registration-unfinished' } as const);
    await privateSession.end();
    return result;
  };
}
