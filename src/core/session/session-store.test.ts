import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { fail } from '#domain/shared/result.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { createProductAccess } from '../product/product-access.ts';
import { ChunkNotLoaded } from '../product/load-chunk.ts';
import { createSessionStore } from './session-store.ts';

async function signedInWorld() {
  const world = openWorld();
  const { uid, email } = world.stage.addAccount();
  const access = accessTo(world);
  await access.session.known();
  const product = access.loaded();
  if (product === null) throw new Error('The product has not arrived.');
  await product.accounts.signIn({ email, password: PASSWORD, area: null });
  return { ...world, access, product, uid };
}

describe('the session before the product has arrived', () => {
  test('the session is loading at first, and known as soon as the product knows the session', async () => {
    const access = accessTo(openWorld());
    expect(access.session.current()).toEqual({ state: 'loading' });
    expect(await access.session.known()).toEqual({ state: 'signed-out', reason: null });
  });

  test('the session is unknown while the product does not load, and known after the next attempt', async () => {
    const world = openWorld();
    const { load } = world;
    world.load = () => Promise.reject(new Error('lost'));
    const access = accessTo(world);
    await expect(access.session.known()).rejects.toThrow(ChunkNotLoaded);
    world.load = load;
    expect((await access.session.known()).state).toBe('signed-out');
  });

  test('without configuration the session is signed out, and the reason is given once, however often the product is loaded', async () => {
    const { session, load } = createProductAccess(async () => fail({ code: 'auth-not-initialized' }));
    const reason = { code: 'auth-not-initialized' };
    expect(await session.known()).toEqual({ state: 'signed-out', reason });
    expect(session.takeReason()).toEqual(reason);
    await load();
    expect(session.takeReason()).toBeNull();
  });

  test('the session loads the product once for several callers', async () => {
    const world = openWorld();
    const { load } = world;
    let loads = 0;
    world.load = () => {
      loads += 1;
      return load();
    };
    const access = accessTo(world);
    await Promise.all([access.load(), access.load(), access.session.known()]);
    expect(loads).toBe(1);
  });
});

describe('the reason why a session ended', () => {
  test('the reason why a session ended is returned once', async () => {
    const { access, product, stage, uid } = await signedInWorld();
    stage.alter(uid, { status: 'rejected', rejectionReason: 'Gone.' });
    await product.accounts.session.refresh();
    expect(access.session.takeReason()).toEqual({ code: 'access-revoked', reason: 'Gone.' });
    expect(access.session.takeReason()).toBeNull();
  });

  test('the reason is an expired session if this device had a session and none was found', async () => {
    const session = createSessionStore(accessTo(openWorld()).load, true);
    session.follow((await openWorld().load()).accounts.session);
    await session.known();
    expect(session.takeReason()).toEqual({ code: 'session-expired', providerCode: '' });
    expect(session.takeReason()).toBeNull();
  });

  test('no reason is given if no session was expected', async () => {
    const { session } = accessTo(openWorld());
    await session.known();
    expect(session.takeReason()).toBeNull();
  });

  test('no reason is given after a sign-out', async () => {
    const { access, product } = await signedInWorld();
    expect(access.session.current().state).toBe('signed-in');
    await product.accounts.session.signOut();
    expect(access.session.current().state).toBe('signed-out');
    expect(access.session.takeReason()).toBeNull();
  });
});
