import { normaliseEmail } from '../model/email-address.ts';
import { assessProfile } from '../model/profile-assessment.ts';
import { admit, type AdmittedUser } from '../admission/admission-policy.ts';
import type { LoginArea } from '../admission/login-area.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { Session } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The area being signed in to; `null` for the general sign-in. */
  readonly area: LoginArea | null;
}

/** The admitted user. */
export type SignedIn = Pick<AdmittedUser, 'uid' | 'email' | 'name' | 'role' | 'status'>;

/**
 * Signs in, or returns why not: `credentials-required`, a failure of `IdentityPort.signIn`, or a refusal by `admit`. A
 * refused person never holds the session. Reads the profile once.
 */
export type SignIn = (credentials: Credentials) => Promise<Result<SignedIn>>;

async function admitPrivately(
  privateSession: PrivateSession,
  area: LoginArea | null,
): Promise<Result<AdmittedUser>> {
  const { uid } = privateSession.user;
  const read = await privateSession.users.read(uid);
  return read.ok ? admit(assessProfile(uid, read.value), area) : read;
}

/** Signs in through a private session, which enters only once its profile is admitted (design D13). */
export function createSignIn(
  identity: Pick<IdentityPort, 'signIn'>,
  session: Pick<Session, 'enter'>,
): SignIn {
  return async ({ email, password, area }) => {
    const address = normaliseEmail(email);
    if (address === '' || password === '') return fail({ code: 'credentials-required' });
    const proven = await identity.signIn(address, password);
    if (!proven.ok) return proven;
    const privateSession = proven.value;
    const admitted = await admitPrivately(privateSession, area);
    if (!admitted.ok) {
      await privateSession.end();
      return admitted;
    }
    const entered = await session.enter(privateSession, admitted.value);
    if (!entered.ok) {
      await privateSession.end();
      return entered;
    }
    const { uid, email: storedEmail, name, role, status } = admitted.value;
    return succeed({ uid, email: storedEmail, name, role, status });
  };
}
