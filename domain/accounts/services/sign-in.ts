import { fail } from '../../shared/result.ts';
import { admit, type AdmittedUser } from '../admission/admission-policy.ts';
import { normaliseEmail } from '../model/email-address.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import type { LoginArea } from '../model/login-area.ts';
import { recordProof, type Applicant } from './applicant.ts';
import type { WithSession } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The login area; `null` for the general sign-in. */
  readonly area: LoginArea | null;
}

/**
 * Signs in. Fails with `credentials-required`, or as one of its steps: `admit`, `IdentityPort.signIn`, the read of the
 * profile and `Session.enter`. A refused person never enters the session. A pending person only becomes the applicant
 * of this tab. If the provider has confirmed the address, a missing proof is recorded (D26).
 */
export type SignIn = (credentials: Credentials) => Promise<AccountResult<AdmittedUser>>;

/** Signs in with a private session, which becomes the device's session only after the admission (D13). */
export function createSignIn({
  identity,
  privateRecords,
  session,
  applicant,
}: WithSession & { readonly applicant: Applicant }): SignIn {
  return async ({ email, password, area }) => {
    const address = normaliseEmail(email);
    if (address === '' || password === '') return fail({ code: 'credentials-required' });
    const proven = await identity.signIn(address, password);
    if (!proven.ok) return proven;
    const privateSession = proven.value;
    const own = privateRecords(privateSession);
    const read = await own.users.read(privateSession.user.uid);
    if (!read.ok) {
      await privateSession.end();
      return read;
    }
    const isProven = await recordProof(privateSession, own, read.value);
    const admitted = admit(read.value, area);
    if (!admitted.ok) {
      await (admitted.error.code === 'pending' && read.value.state === 'sound'
        ? applicant.hold(privateSession, read.value.user, isProven)
        : privateSession.end());
      return admitted;
    }
    const entered = await session.enter(privateSession, admitted.value);
    if (!entered.ok) {
      await privateSession.end();
      return entered;
    }
    return admitted;
  };
}
