import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { PERSON } from './faulty-server.ts';
import type { PortCall } from './port-call.ts';

const { password } = PERSON;
const email = valueOf(parseEmail(PERSON.email));

/** Every method of the identity port, and of a proven identity, that makes a request. */
export const IDENTITY_CALLS: readonly PortCall[] = [
  {
    port: 'identity.signIn',
    server: 'provider',
    verb: 'signInWithPassword',
    call: ({ identity }) => identity.signIn(email, password),
  },
  {
    port: 'identity.signUp',
    server: 'provider',
    verb: 'signUp',
    call: ({ identity }) => identity.signUp(email, password),
  },
  {
    port: 'identity.sendPasswordReset',
    server: 'provider',
    verb: 'sendOobCode',
    call: ({ identity }) => identity.sendPasswordReset(email),
  },
  {
    port: 'identity.proveAddress',
    server: 'provider',
    verb: 'resetPassword',
    call: ({ identity }) => identity.proveAddress('code'),
  },
  {
    port: 'identity.verifyResetCode',
    server: 'provider',
    verb: 'resetPassword',
    call: ({ identity }) => identity.verifyResetCode('code'),
  },
  {
    port: 'identity.confirmPasswordReset',
    server: 'provider',
    verb: 'resetPassword',
    call: ({ identity }) => identity.confirmPasswordReset('code', password),
  },
  {
    port: 'identity.changePassword',
    server: 'provider',
    verb: 'update',
    signedIn: true,
    call: ({ identity }) => identity.changePassword(password, 'another horse 2'),
  },
  {
    port: 'identity.proveAgain',
    server: 'provider',
    verb: 'signInWithPassword',
    signedIn: true,
    call: ({ identity }) => identity.proveAgain(password),
  },
  {
    port: 'identity.sendProof',
    server: 'provider',
    verb: 'sendOobCode',
    signedIn: true,
    call: ({ identity }) => identity.sendProof('en'),
  },
  {
    port: 'privateSession.sendProof',
    server: 'provider',
    verb: 'sendOobCode',
    async call({ identity }) {
      const proven = await identity.signIn(email, password);
      return proven.ok ? proven.value.sendProof('en') : proven;
    },
  },
];
