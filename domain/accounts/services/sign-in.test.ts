import { describe, expect, it } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, PASSWORD, recordStates, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import { createSignIn } from './sign-in.ts';

async function stageWith(given: Partial<SeedAccount>) {
  const stage = aMemoryStage();
  const person = stage.addAccount(given);
  const product = stage.openProduct();
  await sessionIn(product.session, 'signed-out');
  return { ...stage, ...product, person };
}

describe('signing in', () => {
  it('a sign-in returns the admitted user and becomes the session [S1.4, S7.4]', async () => {
    const { enter, person, session } = await stageWith({ role: 'driver' });
    expect(await enter(person)).toMatchObject({
      ok: true,
      value: { uid: person.uid, email: person.email, name: person.name, role: 'driver', status: 'approved' },
    });
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: person.uid } });
  });

  it('a sign-in goes straight from signed out to signed in and reads the profile once [S7.3]', async () => {
    const { enter, person, session, requestsOf } = await stageWith({});
    const states = recordStates(session);
    await enter(person);
    expect(states).toEqual(['signed-out', `signed-in ${person.uid}`]);
    expect(requestsOf('read users/*')).toBe(1);
  });

  it('the address is accepted in any case and with spaces around it', async () => {
    const { signIn, person } = await stageWith({});
    const typed = `  ${person.email.toUpperCase()} `;
    expect(await signIn({ email: typed, password: PASSWORD, area: null })).toMatchObject({ ok: true });
  });

  it('the password is taken as typed', async () => {
    const { signIn, person } = await stageWith({});
    const answer = await signIn({ email: person.email, password: ` ${PASSWORD}`, area: null });
    expect(answer).toMatchObject({ error: { code: 'invalid-credentials' } });
  });

  it.each([
    ['', PASSWORD],
    ['  ', PASSWORD],
    ['person001@example.com', ''],
    ['', ''],
  ])('a sign-in requires email and password (%j, %j) [S5.3]', async (email, password) => {
    const { signIn } = await stageWith({});
    expect(await signIn({ email, password, area: null })).toEqual({
      ok: false,
      error: { code: 'credentials-required' },
    });
  });
});

describe('a refused sign-in', () => {
  it.each([
    ['a pending person', { status: 'pending' }, { code: 'pending', email: 'person001@example.com' }],
    [
      'a rejected person with a reason',
      { status: 'rejected', rejectionReason: 'Blurred photo' },
      { code: 'rejected', reason: 'Blurred photo' },
    ],
    ['a rejected person without a reason', { status: 'rejected' }, { code: 'rejected', reason: null }],
    ['a person without a profile', { profile: 'missing' }, { code: 'profile-missing' }],
    [
      'a person without profile and entry',
      { profile: 'missing', directory: 'missing' },
      { code: 'profile-missing' },
    ],
    ['a person with an incomplete profile', { profile: 'incomplete' }, { code: 'profile-damaged' }],
    [
      'a person with a disabled identity',
      { identity: 'disabled' },
      { code: 'user-disabled', providerCode: 'memory/identity-disabled' },
    ],
  ])('%s is not signed in [S4.6, S4.7, S4.14, S8.3, S8.6, S8.8, S8.10]', async (_, given, error) => {
    const { enter, person, session } = await stageWith(given);
    const states = recordStates(session);
    expect(await enter(person)).toEqual({ ok: false, error });
    expect(states).toEqual(['signed-out']);
  });

  it('an unknown provider code is returned [S8.21]', async () => {
    const { signIn } = await stageWith({});
    expect(await signIn({ email: 'robin', password: PASSWORD, area: null })).toEqual({
      ok: false,
      error: { code: 'provider', reason: 'invalid-email', providerCode: 'memory/invalid-email' },
    });
  });

  it.each(['proof', 'reading'] as const)(
    'a lost request (%s) leaves nobody signed in [S4.14]',
    async (kind) => {
      const { enter, person, session, network } = await stageWith({});
      network.loseNextRequest(kind);
      expect(await enter(person)).toEqual({ ok: false, error: { code: 'network' } });
      expect(session.current()).toEqual({ state: 'signed-out', reason: null });
      expect(await enter(person)).toMatchObject({ ok: true });
    },
  );
});

function recordPrivateSessions({ identity, privateRecords }: AccountPorts) {
  const privateSessions: PrivateSession[] = [];
  return {
    /** The results of reading a profile now with each private session. */
    reads: (uid: string) => Promise.all(privateSessions.map((each) => privateRecords(each).users.read(uid))),
    async signIn(email: string, password: string) {
      const proven = await identity.signIn(email, password);
      if (proven.ok) privateSessions.push(proven.value);
      return proven;
    },
  };
}

describe('a private session that does not become the session', () => {
  const DENIED = { error: { code: 'permission-denied' } };

  it('a private session ends if it cannot enter, and the sign-in fails with the same error', async () => {
    const { tab, person, needs } = await stageWith({});
    const failure = { ok: false, error: { code: 'unexpected' } } as const;
    const { reads, ...identity } = recordPrivateSessions(tab);
    const signIn = createSignIn({
      ...needs,
      identity: { ...tab.identity, ...identity },
      session: { ...needs.session, enter: async () => failure },
    });
    expect(await signIn({ email: person.email, password: PASSWORD, area: null })).toEqual(failure);
    expect(await reads(person.uid)).toMatchObject([DENIED]);
  });

  it.each([
    ['rejected', null],
    ['approved', 'driver'],
    [undefined, null],
  ] as const)(
    'the private session of a refused person ends: status %s, area %s [S4.6, S4.7, S4.14, S8.6, S8.10, S8.12]',
    async (status, area) => {
      const { tab, person, needs, alter } = await stageWith({});
      alter(person.uid, { status });
      const { reads, ...identity } = recordPrivateSessions(tab);
      const signIn = createSignIn({ ...needs, identity: { ...tab.identity, ...identity } });
      expect(await signIn({ email: person.email, password: PASSWORD, area })).toMatchObject({ ok: false });
      expect(await reads(person.uid)).toMatchObject([DENIED]);
    },
  );
});

describe('a login area', () => {
  it.each([
    ['driver', 'driver', true],
    ['passenger', 'driver', false],
  ] as const)('a %s is admitted to the area %s: %s [S4.14, S5.7, S6.4, S8.12]', async (role, area, isIn) => {
    const { signIn, person, session } = await stageWith({ role });
    const answer = await signIn({ email: person.email, password: PASSWORD, area });
    const refusal = { ok: false, error: { code: 'role-mismatch', area } };
    expect(answer).toMatchObject(isIn ? { ok: true } : refusal);
    expect(session.current().state).toBe(isIn ? 'signed-in' : 'signed-out');
  });
});
