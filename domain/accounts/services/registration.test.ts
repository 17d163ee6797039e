import { describe, expect, it, vi } from 'vitest';
import { nameKeysOf } from '../model/name-keys.ts';
import { aMemoryStage, PASSWORD, recordStates, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import { createRegister } from './registration.ts';

const FORM = {
  name: ' Robin Rider ',
  email: ' Robin@Example.com ',
  password: PASSWORD,
  role: 'driver',
  language: 'en',
};
const ADDRESS = 'robin@example.com';

function start() {
  const stage = aMemoryStage();
  const product = stage.openProduct();
  const uid = () => stage.world.identities.find(ADDRESS)?.uid ?? 'no identity';
  /** What a registration left behind: the identity, the profile, the directory entry. */
  const left = () => {
    const { profile, entry } = stage.stored({ uid: uid(), email: ADDRESS });
    return [stage.world.identities.find(ADDRESS) !== null, profile !== null, entry !== null];
  };
  return { ...stage, ...product, uid, left };
}

const NOTHING = [false, false, false];
const IDENTITY_ONLY = [true, false, false];
const EVERYTHING = [true, true, true];

describe('registering', () => {
  it('a registration creates a pending account and returns its address', async () => {
    const { register, stored, uid, clock } = start();
    expect(await register(FORM)).toEqual({ ok: true, value: { email: ADDRESS } });
    expect(stored({ uid: uid(), email: ADDRESS })).toEqual({
      profile: {
        uid: uid(),
        email: ADDRESS,
        role: 'driver',
        name: 'Robin Rider',
        ...nameKeysOf('Robin Rider'),
        status: 'pending',
        createdAt: clock.now().toISOString(),
        registeredAt: clock.now(),
        reviewCount: 0,
        provenAt: null,
      },
      entry: { gate: 'pending', uid: uid() },
    });
  });

  it('registering signs nobody in, and leaves an existing session alone', async () => {
    const { register, session, enter, addAccount } = start();
    await sessionIn(session, 'signed-out');
    const admin = addAccount({ role: 'admin' });
    await enter(admin);
    const states = recordStates(session);
    expect(await register(FORM)).toMatchObject({ ok: true });
    expect(states).toEqual([`signed-in ${admin.uid}`]);
  });

  it('a registration that fails ends its private session', async () => {
    const { tab, clock, world, applicant } = start();
    world.documents.commit({ 'accountDirectory/taken@example.com': { gate: 'rejected', uid: 'u-before' } });
    const privateSessions: PrivateSession[] = [];
    const signUp: IdentityPort['signUp'] = async (email, password) => {
      const created = await tab.identity.signUp(email, password);
      if (created.ok) privateSessions.push(created.value);
      return created;
    };
    await createRegister({ signUp }, clock, applicant)({ ...FORM, email: 'taken@example.com' });
    const [privateSession] = privateSessions;
    expect(await privateSession?.users.read(privateSession.user.uid)).toMatchObject({
      error: { code: 'permission-denied' },
    });
    expect(applicant.current()).toBeNull();
  });

  it('a registration leaves the applicant waiting in its tab, with the mail to prove the address sent', async () => {
    const { register, applicant, world, clock } = start();
    await register(FORM);
    await vi.waitFor(() => expect(applicant.current()?.mailedAt).toEqual(clock.now()));
    expect(applicant.current()).toMatchObject({ email: ADDRESS, isProven: false, mailError: null });
    expect(world.identities.latestCode('proof', ADDRESS)).not.toBeNull();
  });

  it('a registration succeeds although its mail cannot be sent, which the applicant is told', async () => {
    const { tab, clock, applicant } = start();
    const signUp: IdentityPort['signUp'] = async (email, password) => {
      const created = await tab.identity.signUp(email, password);
      const sendProof = async () => ({ ok: false, error: { code: 'network' } }) as const;
      return created.ok ? { ok: true, value: { ...created.value, sendProof } } : created;
    };
    expect(await createRegister({ signUp }, clock, applicant)(FORM)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(applicant.current()?.mailError).toEqual({ code: 'network' }));
    expect(applicant.current()?.mailedAt).toBeNull();
  });

  it('a new account is pending for the email check and for the sign-in', async () => {
    const { register, emailCheck, signIn } = start();
    await register(FORM);
    const pending = { ok: false, error: { code: 'pending', email: ADDRESS } };
    expect(await emailCheck.check(ADDRESS)).toEqual(pending);
    expect(await signIn({ email: ADDRESS, password: PASSWORD, area: null })).toEqual(pending);
  });

  it('a registration takes one identity request, one write and the mail', async () => {
    const { register, network } = start();
    await register(FORM);
    expect(network.requests.map(({ name }) => name).filter((name) => name !== 'identity.restore')).toEqual([
      'identity.signUp',
      'users.create',
      'identity.sendProof',
    ]);
  });

  it.each([
    [{ role: '' }, 'role-required'],
    [{ role: 'admin' }, 'admin-registration'],
    [{ role: 'system_admin' }, 'admin-registration'],
    [{ role: 'auditor' }, 'role-not-registrable'],
    [{ role: 'Passenger' }, 'role-not-registrable'],
    [{ name: '  ' }, 'name-required'],
    [{ name: 'x'.repeat(101) }, 'name-too-long'],
    [{ email: ' ' }, 'email-required'],
    [{ email: 'robin' }, 'email-malformed'],
    [{ email: 'jürgen@example.com' }, 'address-unusable'],
    [{ password: '' }, 'password-required'],
  ])('a registration with %o is refused without a request: %s', async (given, code) => {
    const { register, network } = start();
    expect(await register({ ...FORM, ...given })).toMatchObject({ ok: false, error: { code } });
    expect(network.requests).toEqual([]);
  });

  it('a weak password is refused by the provider and leaves nothing', async () => {
    const { register, left } = start();
    expect(await register({ ...FORM, password: '12345' })).toEqual({
      ok: false,
      error: { code: 'weak-password', unmet: ['min-length'] },
    });
    expect(left()).toEqual(NOTHING);
  });

  it('an address in use is refused, and its account stays as it was', async () => {
    const { register, addAccount, stored } = start();
    const owner = addAccount({ email: ADDRESS });
    const before = stored(owner);
    expect(await register(FORM)).toMatchObject({ ok: false, error: { code: 'email-already-in-use' } });
    expect(stored(owner)).toEqual(before);
  });
});

describe('a registration that meets a failure', () => {
  it('a lost first request leaves nothing and may be sent again', async () => {
    const { register, network, left } = start();
    network.loseNextRequest('identity');
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'network' } });
    expect(left()).toEqual(NOTHING);
    expect(await register(FORM)).toMatchObject({ ok: true });
  });

  it('a lost first answer leaves an identity that repair completes', async () => {
    const { register, network, left, accountRepair } = start();
    network.loseNextAnswer('identity');
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'network' } });
    expect(left()).toEqual(IDENTITY_ONLY);
    expect(await register(FORM)).toMatchObject({ error: { code: 'email-already-in-use' } });
    const opened = await accountRepair.open(ADDRESS, PASSWORD);
    expect(opened.ok && (await opened.value.repair(FORM))).toMatchObject({ ok: true });
    expect(left()).toEqual(EVERYTHING);
  });

  it('a lost batch is sent once more', async () => {
    const { register, network, left } = start();
    network.loseNextRequest('documents');
    expect(await register(FORM)).toMatchObject({ ok: true });
    expect(left()).toEqual(EVERYTHING);
  });

  it('a batch whose answer was lost is found by reading, and not sent again', async () => {
    const { register, network, left, requestsOf } = start();
    network.loseNextAnswer('documents');
    expect(await register(FORM)).toMatchObject({ ok: true });
    expect(left()).toEqual(EVERYTHING);
    expect(requestsOf('users.create')).toBe(1);
  });

  it('a batch lost twice keeps the identity and points to repair', async () => {
    const { register, network, left } = start();
    network.loseNextRequest('documents');
    network.loseNextRequest('documents');
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual(IDENTITY_ONLY);
  });

  it('a failed read after the batch keeps the identity and points to repair', async () => {
    const { register, network, left, accountRepair } = start();
    network.loseNextAnswer('documents');
    network.refuseNext('reading', { code: 'network' });
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual(EVERYTHING);
    expect(await accountRepair.open(ADDRESS, PASSWORD)).toMatchObject({
      value: { outlook: { state: 'healthy' } },
    });
  });

  it.each(['another’s profile', 'a rejected gate'])(
    'an address with %s is reported as on record and leaves no identity',
    async (what) => {
      const { register, world, left } = start();
      const uid = 'u-before';
      const gate = what === 'a rejected gate' ? 'rejected' : 'open';
      world.documents.commit({
        [`accountDirectory/${ADDRESS}`]: { gate, uid },
        ...(gate === 'open' && {
          [`users/${uid}`]: { uid, email: ADDRESS, role: 'driver', status: 'approved' },
        }),
      });
      expect(await register(FORM)).toEqual({ ok: false, error: { code: 'address-on-record' } });
      expect(left()).toEqual([false, false, true]);
      expect(world.documents.read(`accountDirectory/${ADDRESS}`)).toEqual({ gate, uid });
    },
  );

  it('a denied batch whose identity cannot be deleted points to repair', async () => {
    const { world, tab, left, clock, applicant } = start();
    world.documents.commit({ [`accountDirectory/${ADDRESS}`]: { gate: 'rejected', uid: 'u-before' } });
    const register = createRegister(
      {
        async signUp(email, password) {
          const created = await tab.identity.signUp(email, password);
          if (!created.ok) return created;
          const deleteIdentity = async () => ({ ok: false, error: { code: 'network' } }) as const;
          return { ok: true, value: { ...created.value, deleteIdentity } };
        },
      },
      clock,
      applicant,
    );
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual([true, false, true]);
  });

  it('a batch denied once and lost once keeps the identity', async () => {
    const { register, network, left } = start();
    network.refuseNext('documents', { code: 'permission-denied' });
    network.loseNextRequest('documents');
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual(IDENTITY_ONLY);
  });

  it('submitting twice at once creates one account', async () => {
    const { register, left } = start();
    const answers = await Promise.all([register(FORM), register(FORM)]);
    expect(answers.map((answer) => (answer.ok ? 'created' : answer.error.code)).toSorted()).toEqual([
      'created',
      'email-already-in-use',
    ]);
    expect(left()).toEqual(EVERYTHING);
  });
});
