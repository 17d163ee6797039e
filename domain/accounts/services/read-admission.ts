import { admit, type AdmittedUser } from '../admission/admission-policy.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import type { LoginArea } from '../model/login-area.ts';
import type { UserRepository } from '../ports/user-repository.ts';

/** A proven identity, or the identity of a session. */
interface Asking {
  readonly uid: string;
  readonly area: LoginArea | null;
  /** When the session began. It is called only if the account is admitted and `signedInSince` is set. */
  readonly signedInAt: () => Promise<AccountResult<Date>>;
}

/** Reads the profile once and judges it. Fails as `admit`, the read or `signedInAt` does. */
export async function readAdmission(
  users: Pick<UserRepository, 'read'>,
  { uid, area, signedInAt }: Asking,
): Promise<AccountResult<AdmittedUser>> {
  const read = await users.read(uid);
  if (!read.ok) return read;
  const admission = admit(read.value, area);
  if (!admission.ok || admission.value.signedInSince === null) return admission;
  const begun = await signedInAt();
  return begun.ok ? admit(read.value, area, begun.value) : begun;
}
