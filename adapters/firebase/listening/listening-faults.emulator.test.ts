import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arrangeApplicant,
  arrangeWatch,
  lists,
  QUEUE,
} from '#adapters/contracts/accounts/queue-watch.builder.ts';
import { watching } from '#adapters/contracts/stage/watching.builder.ts';
import { makeFirebaseWorld, type FirebaseBrowser, type FirebaseWorld } from '../testing/firebase-world.ts';

/** The longest time until the feed is silent. Milliseconds. */
const SILENT_WITHIN_MS = 10_000;

describe('a listening feed', { timeout: 60_000 }, () => {
  let world: FirebaseWorld;
  beforeAll(async () => {
    world = await makeFirebaseWorld({ listens: true });
  });
  afterAll(() => world.close());

  it('is silent within ten seconds if the server is gone, and listens again when it is back', async () => {
    const { feed, network } = await arrangeWatch<FirebaseBrowser>(world);
    const watch = watching(feed, QUEUE);
    const known = await watch.until(({ via }) => via === 'listening');
    network.goOffline();
    network.cut();
    const goneAt = Date.now();
    const silent = await watch.until(({ via }) => via === 'silent');
    expect(Date.now() - goneAt).toBeLessThan(SILENT_WITHIN_MS);
    expect(silent.seen).toEqual(known.seen);
    expect(silent.confirmedAt?.getTime()).toBeLessThanOrEqual(goneAt);

    const { uid } = await arrangeApplicant(world);
    // The poll and the listener both retry: the first to reach the server reports the change.
    const [reported, listened] = [watch.until(lists(uid)), watch.until(({ via }) => via === 'listening')];
    network.goOnline();
    expect((await reported).error).toBeNull();
    expect(lists(uid)(await listened)).toBe(true);
  });

  it('loses its listener when its permission is lost, and reports the denial before a look', async () => {
    const { feed, admin } = await arrangeWatch<FirebaseBrowser>(world);
    const watch = watching(feed, QUEUE);
    await watch.until(({ via }) => via === 'listening');
    const denied = watch.until(({ error }) => error !== null);
    await world.documents.write({ [`users/${admin.uid}`]: { ...admin.profile, status: 'rejected' } });
    // The rules are evaluated again when a listened document changes.
    await arrangeApplicant(world);
    expect((await denied).error).toEqual({ code: 'permission-denied' });
  });

  it('reports a change without another query', async () => {
    const { feed, network } = await arrangeWatch<FirebaseBrowser>(world);
    const watch = watching(feed, QUEUE);
    await watch.until(({ via }) => via === 'listening');
    network.takeRequests();
    const { uid } = await arrangeApplicant(world);
    await watch.until(lists(uid));
    expect(network.takeRequests()).not.toContain('runQuery');
  });
});
