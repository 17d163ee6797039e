import { expect, test, vi } from 'vitest';
import { aMemoryStage, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import type { Role } from '../../shared/people/role.ts';

/** A person who was signed in on a device, and whose page opens again there. */
async function opened(role: Role) {
  const stage = aMemoryStage();
  const person = stage.addAccount({ role });
  const first = stage.openProduct();
  await first.enter(person);
  first.tab.close();
  return { ...stage, person, browser: first.browser, open: () => stage.openProduct(first.browser) };
}

test('a driver whose page opens without a network has the cached session, until the server refuses them', async () => {
  const { browser, person, open, alter } = await opened('driver');
  browser.network.goOffline();
  const { session } = open();
  expect(await sessionIn(session, 'signed-in')).toMatchObject({ user: { uid: person.uid, role: 'driver' } });
  browser.network.goOnline();
  alter(person.uid, { status: 'rejected', rejectionReason: 'Fraud' });
  await session.refresh();
  expect(session.current()).toMatchObject({ state: 'signed-out', reason: { code: 'access-revoked' } });
});

test.each(['passenger', 'admin'] as const)(
  'a %s without a ride has no cached profile, so their session is unreachable without a network',
  async (role) => {
    const { browser, open } = await opened(role);
    browser.network.goOffline();
    expect(await sessionIn(open().session, 'unreachable')).toMatchObject({ error: { code: 'network' } });
  },
);

test('an answer to the watch makes the session read a cached profile again', async () => {
  const { browser, open } = await opened('driver');
  browser.network.goOffline();
  const { session, watchOwnProfile, lookNow } = open();
  const stop = watchOwnProfile();
  expect(await sessionIn(session, 'signed-in')).toMatchObject({ isCached: true });
  browser.network.goOnline();
  lookNow();
  await vi.waitFor(() => expect(session.current()).toMatchObject({ isCached: false }));
  stop();
});

test('a driver who has signed out leaves no cached data to the next driver on the same phone', async () => {
  const { browser, open, addAccount, openProduct } = await opened('driver');
  const { session } = open();
  await sessionIn(session, 'signed-in');
  await session.signOut();
  const next = openProduct(browser);
  const other = addAccount({ role: 'driver' });
  await next.enter(other);
  next.tab.close();
  browser.network.goOffline();
  expect(await sessionIn(open().session, 'signed-in')).toMatchObject({ user: { uid: other.uid } });
});
