import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { DEFAULT_PASSWORD_POLICY } from '#domain/accounts/model/password-policy.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import type { PrivateSession } from '#domain/accounts/ports/private-session.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { attempt } from '../attempt.ts';
import { createFirebasePrivateSession } from './firebase-private-session.ts';
import { toIdentityFailure } from './identity-failure.ts';
import { mailProof } from './mail-proof.ts';
import type { IdentityConnection } from './open-auth.ts';
import { choosePassword, readPolicy } from './password-rules.ts';
import { signInTimeOf } from './sign-in-time.ts';

export interface FirebaseIdentityOptions<Connection extends IdentityConnection> {
  /** The connection of this device's session. */
  readonly auth: Auth;
  /** Opens a connection that stores nothing on the device. */
  readonly openPrivateConnection: () => Connection;
  /** Called with each private session and its connection. */
  readonly opened: (privateSession: PrivateSession, connection: Connection) => void;
  /** Whether the provider is the emulator. The emulator has the default policy, but no endpoint to read it from. */
  readonly isEmulated: boolean;
}

const NOBODY: AccountResult<never> = fail({ code: 'session-expired', providerCode: '' });

/** Removes the stored session at once. The SDK's sign-out may take half a minute; the page may be closed before. */
function forgetStored({ app: { name, options } }: Auth): void {
  try {
    localStorage.removeItem(`firebase:authUser:${options.apiKey}:${name}`);
  } catch {
    // The storage is blocked, so nothing was stored.
  }
}

export function createFirebaseIdentity<Connection extends IdentityConnection>({
  auth,
  openPrivateConnection,
  opened: report,
  isEmulated,
}: FirebaseIdentityOptions<Connection>): IdentityPort {
  const prove = async (
    ask: (auth: Auth) => Promise<AccountResult<UserCredential>>,
  ): Promise<AccountResult<PrivateSession>> => {
    const opened = await attempt(async () => openPrivateConnection(), toIdentityFailure);
    if (!opened.ok) return opened;
    const connection = opened.value;
    const proven = await ask(connection.auth);
    if (!proven.ok) {
      await connection.close();
      return proven;
    }
    const privateSession = createFirebasePrivateSession(connection, proven.value.user, auth);
    report(privateSession, connection);
    return succeed(privateSession);
  };

  /** The session's user, after a new check of the password. */
  const reauthenticate = async (password: string): Promise<AccountResult<User>> => {
    const { currentUser: user } = auth;
    const email = user?.email;
    if (!user || !email) return NOBODY;
    const credential = EmailAuthProvider.credential(email, password);
    const proven = await attempt(() => reauthenticateWithCredential(user, credential), toIdentityFailure);
    return proven.ok ? succeed(user) : proven;
  };

  return {
    onSessionChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user && { uid: user.uid, email: user.email })),
    signIn: (email, password) =>
      prove((own) => attempt(() => signInWithEmailAndPassword(own, email, password), toIdentityFailure)),
    signUp: (email, password) =>
      prove((own) =>
        choosePassword(own, password, () => createUserWithEmailAndPassword(own, email, password)),
      ),
    signedInAt: async () => (auth.currentUser === null ? NOBODY : signInTimeOf(auth.currentUser)),
    async proveAgain(password) {
      const proven = await reauthenticate(password);
      return proven.ok ? signInTimeOf(proven.value) : proven;
    },
    sendProof: async (language) =>
      auth.currentUser === null ? NOBODY : mailProof(auth, auth.currentUser, language),
    async signOut() {
      forgetStored(auth);
      return attempt(() => signOut(auth), toIdentityFailure);
    },
    async passwordPolicy() {
      const policy = await readPolicy(auth);
      const isUnknown = !policy.ok && policy.error.code === 'provider';
      return isUnknown && isEmulated ? succeed(DEFAULT_PASSWORD_POLICY) : policy;
    },
    async sendPasswordReset(email) {
      const sent = await attempt(() => sendPasswordResetEmail(auth, email), toIdentityFailure);
      // Without email enumeration protection the provider reveals that an address is unknown. The product does not.
      return !sent.ok && sent.error.code === 'invalid-credentials' ? succeed() : sent;
    },
    verifyResetCode: (code) => attempt(() => verifyPasswordResetCode(auth, code), toIdentityFailure),
    confirmPasswordReset: (code, password) =>
      choosePassword(auth, password, () => confirmPasswordReset(auth, code, password)),
    async proveAddress(code) {
      const checked = await attempt(() => checkActionCode(auth, code), toIdentityFailure);
      if (!checked.ok) return checked;
      const { operation, data } = checked.value;
      // A link of another kind, such as one to reset a password, must not be used up here.
      if (operation !== ActionCodeOperation.VERIFY_EMAIL)
        return fail({ code: 'link-invalid', providerCode: '' });
      const applied = await attempt(() => applyActionCode(auth, code), toIdentityFailure);
      return applied.ok ? succeed(data.email ?? '') : applied;
    },
    async changePassword(current, next) {
      const proven = await reauthenticate(current);
      return proven.ok ? choosePassword(auth, next, () => updatePassword(proven.value, next)) : proven;
    },
  };
}
