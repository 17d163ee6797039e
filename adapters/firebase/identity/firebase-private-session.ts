import { deleteUser, reload, updateCurrentUser, type Auth, type User } from 'firebase/auth';
import type { PrivateSession } from '#domain/accounts/ports/private-session.ts';
import { attempt } from '../attempt.ts';
import { toIdentityFailure } from './identity-failure.ts';
import { mailProof } from './mail-proof.ts';
import type { IdentityConnection } from './open-auth.ts';
import { signInTimeOf } from './sign-in-time.ts';

/** An identity on its own connection. `enter` passes it to the session's `auth` without a request. */
export function createFirebasePrivateSession(
  connection: IdentityConnection,
  person: User,
  session: Auth,
): PrivateSession {
  return {
    user: { uid: person.uid, email: person.email },
    isProven: () => person.emailVerified,
    reload: () =>
      attempt(async () => {
        await reload(person);
        // The present token says what was true when it was issued. A new token says that the address is proven.
        await person.getIdToken(person.emailVerified);
      }, toIdentityFailure),
    sendProof: (language) => mailProof(connection.auth, person, language),
    signedInAt: () => signInTimeOf(person),
    async enter() {
      const entered = await attempt(() => updateCurrentUser(session, person), toIdentityFailure);
      if (entered.ok) await connection.close();
      return entered;
    },
    async deleteIdentity() {
      const deleted = await attempt(() => deleteUser(person), toIdentityFailure);
      if (deleted.ok) await connection.close();
      return deleted;
    },
    end: () => connection.close(),
  };
}
