import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import type { FirebaseAdapters } from '#adapters/firebase/firebase-adapters.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { PERSON } from './faulty-server.ts';
import type { Server } from './server-answer.ts';

/** One method of a port, and which of its requests the fault hits. */
export interface PortCall {
  readonly port: string;
  readonly server: Server;
  /** The last part of the request's path. */
  readonly verb: string;
  /** A person is signed in beforehand, with a token that expires at once if the fault concerns the token. */
  readonly signedIn?: true;
  call(adapters: FirebaseAdapters): Promise<AccountResult<unknown>>;
}

const { uid, password } = PERSON;
const email = valueOf(parseEmail(PERSON.email));
const profile = newProfile({ uid, email, role: 'driver', name: 'Robin' }, new Date());
const queue = { status: 'pending', role: null, search: '', cursor: null } as const;

/**
 * Every method of the identity port, and of a proven identity, that makes a request. All repositories ask through one
 * document store, so one method stands for each kind of its requests.
 */
export const PORT_CALLS: readonly PortCall[] = [
  { port: 'users.read', server: 'database', verb: 'batchGet', call: ({ users }) => users.read(uid) },
  {
    port: 'records.commit',
    server: 'database',
    verb: 'commit',
    call: ({ records }) => records.commit(creationBatch(profile)),
  },
  { port: 'reviews.page', server: 'database', verb: 'runQuery', call: ({ reviews }) => reviews.page(queue) },
  {
    port: 'reviews.count',
    server: 'database',
    verb: 'runAggregationQuery',
    call: ({ reviews }) => reviews.count('pending'),
  },
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
  {
    port: 'securetoken, before any of them',
    server: 'token',
    verb: 'token',
    signedIn: true,
    call: ({ users }) => users.read(uid),
  },
];
