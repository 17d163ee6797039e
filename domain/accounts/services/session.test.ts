import { describe, expect, it } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, recordStates, sessionIn } from '#adapters/memory/memory-stage.builder.ts';

/** A person signed in on a browser whose first tab was closed. */
async function stageWithSession(given: Partial<SeedAccount> = {}) {
  const stage = aMemoryStage();
  const person = stage.addAccount(given);
  const first = stage.openProduct();
  await first.enter(person);
  first.tab.close();
  return { ...stage, person, browser: first.browser };
}

describe('the session', () => {
  it('a session is restored straight from loading, with one read of the profile [S4.10]', async () => {
    const { browser, person, openProduct } = await stageWithSession();
    const readsBefore = browser.network.requestsOf('read users/*');
    const { session, requestsOf } = openProduct(browser);
    const states = recordStates(session);
    expect(await sessionIn(session, 'signed-in')).toMatchObject({
      user: { uid: person.uid, status: 'approved' },
    });
    expect(states).toEqual(['loading', 'loading', `signed-in ${person.uid}`]);
    expect(requestsOf('read users/*') - readsBefore).toBe(1);
  });

  it('signing out clears the session [S4.11, S7.7]', async () => {
    const { browser, openProduct } = await stageWithSession();
    const { session } = openProduct(browser);
    await sessionIn(session, 'signed-in');
    expect(await session.signOut()).toMatchObject({ ok: true });
    expect(session.current()).toEqual({ state: 'signed-out', reason: null });
    expect(await sessionIn(openProduct(browser).session, 'signed-out')).toMatchObject({ reason: null });
  });

  it('listeners are called until they unsubscribe', async () => {
    const { browser, openProduct } = await stageWithSession();
    const { session } = openProduct(browser);
    let calls = 0;
    const leave = session.subscribe(() => {
      calls += 1;
    });
    await sessionIn(session, 'signed-in');
    const before = calls;
    leave();
    await session.signOut();
    expect([before > 0, calls]).toEqual([true, before]);
  });
});

describe('a restore', () => {
  it.each([
    ['pending', { code: 'pending', email: 'person001@example.com' }],
    ['rejected', { code: 'access-revoked', reason: null }],
    [undefined, { code: 'profile-damaged' }],
  ])('restoring an account of status %s signs out with the reason [S4.6]', async (status, reason) => {
    const { browser, person, alter, openProduct } = await stageWithSession();
    alter(person.uid, { status });
    const { session } = openProduct(browser);
    expect(await sessionIn(session, 'signed-out')).toEqual({ state: 'signed-out', reason });
    expect(await sessionIn(openProduct(browser).session, 'signed-out')).toEqual({
      state: 'signed-out',
      reason: null,
    });
  });

  it('the session of a disabled identity is restored as signed out', async () => {
    const { browser, person, world, openProduct } = await stageWithSession();
    world.identities.disable(person.uid);
    expect(await sessionIn(openProduct(browser).session, 'signed-out')).toMatchObject({ reason: null });
  });

  it.each([
    { code: 'session-expired', providerCode: 'a-code' },
    { code: 'user-disabled', providerCode: 'a-code' },
  ] as const)('restoring with a refused token (%o) signs out with the reason', async (reason) => {
    const { browser, openProduct } = await stageWithSession();
    browser.network.refuseNext('reading', reason);
    const { session } = openProduct(browser);
    expect(await sessionIn(session, 'signed-out')).toEqual({ state: 'signed-out', reason });
  });

  it('an unreachable server does not end the session, which continues once the server answers', async () => {
    const { browser, person, openProduct } = await stageWithSession();
    browser.network.goOffline();
    const { session } = openProduct(browser);
    expect(await sessionIn(session, 'unreachable')).toMatchObject({
      identity: { uid: person.uid },
      error: { code: 'network' },
    });
    await session.refresh();
    expect(session.current()).toMatchObject({ state: 'unreachable', error: { code: 'network' } });
    browser.network.goOnline();
    await session.refresh();
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: person.uid } });
  });

  it('an unreachable session is resolved when the same person signs in again', async () => {
    const { browser, person, openProduct } = await stageWithSession();
    const { session, network, enter } = openProduct(browser);
    network.refuseNext('reading', { code: 'unavailable' });
    expect(await sessionIn(session, 'unreachable')).toMatchObject({ error: { code: 'unavailable' } });
    expect(await enter(person)).toMatchObject({ ok: true });
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: person.uid } });
  });
});

describe('a refresh', () => {
  it('a refresh without the network changes nothing', async () => {
    const { browser, openProduct } = await stageWithSession();
    const { session, network } = openProduct(browser);
    const before = await sessionIn(session, 'signed-in');
    network.goOffline();
    await session.refresh();
    expect(session.current()).toBe(before);
  });

  it('a refresh while signed out sends no request', async () => {
    const { session, requestsOf } = aMemoryStage().openProduct();
    await session.refresh();
    await sessionIn(session, 'signed-out');
    await session.refresh();
    expect(requestsOf('read users/*')).toBe(0);
  });
});
