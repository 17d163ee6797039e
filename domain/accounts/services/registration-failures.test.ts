import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { ADDRESS, EVERYTHING, FORM, IDENTITY_ONLY, NOTHING, start } from './registration.builder.ts';
import { createRegister } from './registration.ts';

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
