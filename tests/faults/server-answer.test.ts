import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FirebaseAdapters } from '#adapters/firebase/firebase-adapters.ts';
import { createFirebaseIdentity } from '#adapters/firebase/identity/firebase-identity.ts';
import { openConnection } from '#adapters/firebase/firebase-connection.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { SERVER_FAULTS, type ServerFault } from './fault.ts';
import { PERSON, startFaultyServer, type Misbehaviour } from './faulty-server.ts';
import { SERVER_ANSWERS, type Server } from './server-answer.ts';

/** One method of a port, and which of its requests the fault hits. */
interface PortCall {
  readonly port: string;
  readonly server: Server;
  /** The last part of the request's path. */
  readonly verb: string;
  /** Whether a person is signed in before the call. If the fault concerns the token, the token expires soon. */
  readonly signedIn?: true;
  call(adapters: FirebaseAdapters): Promise<AccountResult<unknown>>;
}

const { uid, password } = PERSON;
const email = valueOf(parseEmail(PERSON.email));
const profile = newProfile({ uid, email, role: 'driver', name: 'Robin' }, new Date());
const queue = { status: 'pending', role: null, search: '', cursor: null } as const;

/**
 * Every method of the identity port and of a proven identity that sends a request. Only `passwordPolicy` is left out.
 * All repositories use one document store, so one of its methods represents each kind of request.
 */
const PORT_CALLS: readonly PortCall[] = [
  { port: 'users.read', server: 'database', verb: 'batchGet', call: ({ users }) => users.read(uid) },
  {
    port: 'records.commit',
    server: 'database',
    verb: 'commit',
    call: ({ records }) => records.commit(creationBatch(profile)),
  },
  {
    port: 'reviews.page',
    server: 'database',
    verb: 'runQuery',
    call: async ({ openReviews }) => (await openReviews()).page(queue),
  },
  {
    port: 'reviews.count',
    server: 'database',
    verb: 'runAggregationQuery',
    call: async ({ openReviews }) => (await openReviews()).count('pending'),
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

const refusal = (status: number, message: string, code = message): Misbehaviour => ({
  status,
  text: JSON.stringify({ error: { code: status, message, status: code } }),
});

/** The answers that each server really sends. An HTML page comes from networks with a sign-in, such as a hotel's. */
const MISBEHAVIOURS: Readonly<Record<Server, Readonly<Record<ServerFault, Misbehaviour>>>> = {
  database: {
    'server-error': refusal(500, 'Internal error.', 'INTERNAL'),
    'too-many': refusal(429, 'Quota exceeded.', 'RESOURCE_EXHAUSTED'),
    timeout: 'silence',
    malformed: { status: 200, text: '<html>' },
    denied: refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED'),
  },
  provider: {
    'server-error': refusal(500, 'INTERNAL_ERROR'),
    'too-many': refusal(429, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'),
    timeout: 'silence',
    malformed: { status: 200, text: '<html>' },
    denied: refusal(400, 'OPERATION_NOT_ALLOWED'),
  },
  token: {
    'server-error': refusal(500, 'INTERNAL_ERROR'),
    'too-many': refusal(429, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'),
    timeout: 'silence',
    malformed: { status: 200, text: '<html>' },
    denied: refusal(400, 'TOKEN_EXPIRED'),
  },
};

const providerCode: unknown = expect.stringMatching(/./);

/** The answer of the matrix, with any code of the provider. */
function answerOf(asked: Server, fault: ServerFault) {
  const error = SERVER_ANSWERS[asked][fault];
  return { ok: false, error: 'providerCode' in error ? { ...error, providerCode } : error };
}

let server: Awaited<ReturnType<typeof startFaultyServer>>;
let adapters: FirebaseAdapters;
beforeEach(async () => {
  server = await startFaultyServer();
  adapters = await server.openAdapters();
});
afterEach(async () => {
  vi.useRealTimers();
  await adapters.close();
  await server.close();
});

async function enter() {
  const privateSession = valueOf(await adapters.identity.signIn(PERSON.email, PERSON.password));
  valueOf(await privateSession.enter());
}

/** Makes the call while its request fails in this way. If no server answers, the clock moves on by half a minute. */
async function askWith({ verb, server: asked, signedIn, call }: PortCall, how: Misbehaviour) {
  if (asked === 'token') server.shortenTokens();
  if (signedIn) await enter();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const met = server.misbehave(verb, how);
  const asking = call(adapters);
  await met;
  if (how === 'silence') await vi.advanceTimersByTimeAsync(30_000);
  return asking;
}

describe.each(PORT_CALLS)('$port of the Firebase adapter', (portCall) => {
  test.each(SERVER_FAULTS)('the Firebase adapter answers %s as the matrix says', async (fault) => {
    const how = MISBEHAVIOURS[portCall.server][fault];
    expect(await askWith(portCall, how)).toEqual(answerOf(portCall.server, fault));
  });

  test('the Firebase adapter reports a broken connection as the network', async () => {
    expect(await askWith(portCall, 'hang-up')).toEqual({ ok: false, error: { code: 'network' } });
  });
});

describe('identity.passwordPolicy of the Firebase adapter', () => {
  test.each(SERVER_FAULTS)('a password policy that meets %s answers as the matrix says', async (fault) => {
    const session = openConnection(server.configuration, `policy-${fault}`, [], null);
    const identity = createFirebaseIdentity({
      auth: session.auth,
      openPrivateConnection: () => session,
      opened: () => {},
      isEmulated: false,
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const how = MISBEHAVIOURS.provider[fault];
    const met = server.misbehave('passwordPolicy', how);
    const asking = identity.passwordPolicy();
    await met;
    if (how === 'silence') await vi.advanceTimersByTimeAsync(30_000);
    expect(await asking).toEqual(answerOf('provider', fault));
    await session.close();
  });
});

describe('a restored session of the Firebase adapter', () => {
  const holderWith = async (how: Misbehaviour) => {
    await enter();
    await adapters.close();
    const met = server.misbehave('lookup', how);
    adapters = await server.openAdapters();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const holder = new Promise<string | null>((resolve) => {
      adapters.identity.onSessionChange((user) => resolve(user?.uid ?? null));
    });
    await met;
    if (how === 'silence') await vi.advanceTimersByTimeAsync(30_000);
    return holder;
  };

  test.each(['timeout', 'malformed'] as const)('a restored session survives %s', async (fault) => {
    expect(await holderWith(MISBEHAVIOURS.provider[fault])).toBe(PERSON.uid);
  });

  test('a restored session survives a broken connection', async () => {
    expect(await holderWith('hang-up')).toBe(PERSON.uid);
  });

  test.each(['server-error', 'too-many', 'denied'] as const)(
    'the SDK ends a restored session at %s',
    async (fault) => {
      expect(await holderWith(MISBEHAVIOURS.provider[fault])).toBeNull();
    },
  );
});
