import { describe, expect, it, vi } from 'vitest';
import { PASSWORD, recordStates, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import { nameKeysOf } from '../../shared/people/name-keys.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import { ADDRESS, FORM, start } from './registration.builder.ts';
import { createRegister } from './registration.ts';

describe('registering', () => {
  it('a registration creates a pending account and returns its address [S3.2, S3.3, S3.5, S3.7, S4.1]', async () => {
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

  it('registering does not sign in, and does not change an existing session', async () => {
    const { register, session, enter, addAccount } = start();
    await sessionIn(session, 'signed-out');
    const admin = addAccount({ role: 'admin' });
    await enter(admin);
    const states = recordStates(session);
    expect(await register(FORM)).toMatchObject({ ok: true });
    expect(states).toEqual([`signed-in ${admin.uid}`]);
  });

  it('a registration that fails ends its private session', async () => {
    const { tab, needs, world, applicant } = start();
    world.documents.commit({ 'accountDirectory/taken@example.com': { gate: 'rejected', uid: 'u-before' } });
    const privateSessions: PrivateSession[] = [];
    const signUp: IdentityPort['signUp'] = async (email, password) => {
      const created = await tab.identity.signUp(email, password);
      if (created.ok) privateSessions.push(created.value);
      return created;
    };
    await createRegister({ ...needs, identity: { signUp } })({ ...FORM, email: 'taken@example.com' });
    const reads = privateSessions.map((each) => needs.privateRecords(each).users.read(each.user.uid));
    expect(await Promise.all(reads)).toMatchObject([{ error: { code: 'permission-denied' } }]);
    expect(applicant.current()).toBeNull();
  });

  it('a registration leaves the applicant waiting in its tab, with the mail to prove the address sent', async () => {
    const { register, applicant, world, clock } = start();
    await register(FORM);
    await vi.waitFor(() => expect(applicant.current()?.mailedAt).toEqual(clock.now()));
    expect(applicant.current()).toMatchObject({ email: ADDRESS, isProven: false, mailError: null });
    expect(world.identities.latestCode('proof', ADDRESS)).not.toBeNull();
  });

  it('a registration succeeds although its mail cannot be sent, and the applicant has the error', async () => {
    const { tab, needs, applicant } = start();
    const signUp: IdentityPort['signUp'] = async (email, password) => {
      const created = await tab.identity.signUp(email, password);
      const sendProof = async () => ({ ok: false, error: { code: 'network' } }) as const;
      return created.ok ? { ok: true, value: Object.assign(created.value, { sendProof }) } : created;
    };
    expect(await createRegister({ ...needs, identity: { signUp } })(FORM)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(applicant.current()?.mailError).toEqual({ code: 'network' }));
    expect(applicant.current()?.mailedAt).toBeNull();
  });

  it('a new account is pending for the email check and for the sign-in [S1.3]', async () => {
    const { register, emailCheck, signIn } = start();
    await register(FORM);
    const pending = { ok: false, error: { code: 'pending', email: ADDRESS } };
    expect(await emailCheck.check(ADDRESS)).toEqual(pending);
    expect(await signIn({ email: ADDRESS, password: PASSWORD, area: null })).toEqual(pending);
  });

  it('a registration takes one identity request, one write and the mail [S7.2]', async () => {
    const { register, network } = start();
    await register(FORM);
    expect(network.requests.map(({ name }) => name).filter((name) => name !== 'identity.restore')).toEqual([
      'identity.signUp',
      'write users/* accountDirectory/*',
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
  ])('a registration with %o is refused without a request: %s [S5.6, S6.2]', async (given, code) => {
    const { register, network } = start();
    expect(await register({ ...FORM, ...given })).toMatchObject({ ok: false, error: { code } });
    expect(network.requests).toEqual([]);
  });
});

describe('a registration that meets a failure', () => {
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

  it('a registration is unfinished if its batch is denied and its identity cannot be deleted', async () => {
    const { world, tab, left, needs } = start();
    world.documents.commit({ [`accountDirectory/${ADDRESS}`]: { gate: 'rejected', uid: 'u-before' } });
    const signUp: IdentityPort['signUp'] = async (email, password) => {
      const created = await tab.identity.signUp(email, password);
      if (!created.ok) return created;
      const deleteIdentity = async () => ({ ok: false, error: { code: 'network' } }) as const;
      return { ok: true, value: Object.assign(created.value, { deleteIdentity }) };
    };
    const register = createRegister({ ...needs, identity: { signUp } });
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual([true, false, true]);
  });

  it('a registration keeps its identity after a denied and then a lost attempt', async () => {
    const { register, network, left } = start();
    network.refuseNext('documents', { code: 'permission-denied' });
    network.loseNextRequest('documents');
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual([true, false, false]);
  });
});
