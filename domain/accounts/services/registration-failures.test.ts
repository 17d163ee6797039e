import { describe, expect, it } from 'vitest';
import type { IdentityPort } from '../ports/identity-port.ts';
import { ADDRESS, FORM, IDENTITY_ONLY, start } from './registration.builder.ts';
import { createRegister } from './registration.ts';

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

  it('a denied batch whose identity cannot be deleted points to repair', async () => {
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

  it('a batch denied once and lost once keeps the identity', async () => {
    const { register, network, left } = start();
    network.refuseNext('documents', { code: 'permission-denied' });
    network.loseNextRequest('documents');
    expect(await register(FORM)).toEqual({ ok: false, error: { code: 'registration-unfinished' } });
    expect(left()).toEqual(IDENTITY_ONLY);
  });
});
