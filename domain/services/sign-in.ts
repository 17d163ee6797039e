import { normaliseEmail } from '../account/email-address.ts';
import { assessProfile } from '../account/profile-assessment.ts';
import { admit, type AdmittedUser } from '../admission/admission-policy.ts';
import type { LoginArea } from '../admission/login-area.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { IdentityVisit } from '../ports/identity-visit.ts';
import { fail, succeed, type Result } from '../result.ts';
import type { Session } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The area being signed in to; `null` for the general sign-in. */
  readonly area: LoginArea | null;
}

/** The admitted user. */
export type SignedIn = Pick<AdmittedUser, 'uid' | 'email' | 'name' | 'role' | 'status'>;

/** Signs in, or says why not. A refused person never holds the session. Reads the profile once. */
export type SignIn = (credentials: Credentials) => Promise<Result<SignedIn>>;

async function admitVisit(visit: IdentityVisit, area: LoginArea | null): Promise<Result<AdmittedUser>> {
  const { uid } = visit.user;
  const read = await visit.users.read(uid);
  return read.ok ? admit(assessProfile(uid, read.value), area) : read;
}

export function createSignIn(
  identity: Pick<IdentityPort, 'signIn'>,
  session: Pick<Session, 'enter'>,
): SignIn {
  return async ({ email, password, area }) => {
    const address = normaliseEmail(email);
    if (address === '' || password === '') return fail({ code: 'credentials-required' });
    const proven = await identity.signIn(address, password);
    if (!proven.ok) return proven;
    const visit = proven.value;
    const admitted = await admitVisit(visit, area);
    if (!admitted.ok) {
      await visit.end();
      return admitted;
    }
    const entered = await session.enter(visit, admitted.value);
    if (!entered.ok) {
      await visit.end();
      return entered;
    }
    const { uid, email: storedEmail, name, role, status } = admitted.value;
    return succeed({ uid, email: storedEmail, name, role, status });
  };
}
