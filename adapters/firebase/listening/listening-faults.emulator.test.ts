import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arrangeApplicant,
  arrangeWatch,
  lists,
  QUEUE,
} from '#adapters/contracts/accounts/queue-watch.builder.ts';
import { watching } from '#adapters/contracts/stage/watching.builder.ts';
import { makeFirebaseWorld, type FirebaseBrowser, type FirebaseWorld } from '../testing/firebase-world.ts';

/** Within this time the feed has to say that it is blind. Milliseconds. */
const SILENT_WITHIN_MS = 10_000;

describe('what listens', { timeout: 60_000 }, () => {
  let world: FirebaseWorld;
  beforeAll(async () => {
    world = await makeFirebaseWorld({ listens: true });
  });
  afterAll(() => world.close());

  it('says within ten seconds that the server is gone, and listens again when it is back', async () => {
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
    // The poll and what listens both try again: whichever finds the server first tells what has come.
    const [told, listened] = [watch.until(lists(uid)), watch.until(({ via }) => via === 'listening')];
    network.goOnline();
    expect((await told).error).toBeNull();
    expect(lists(uid)(await listened)).toBe(true);
  });

  it('is dropped when its permission is lost, and the denial is told before anybody looks', async () => {
    const { feed, admin } = await arrangeWatch<FirebaseBrowser>(world);
    const watch = watching(feed, QUEUE);
    await watch.until(({ via }) => via === 'listening');
    const denied = watch.until(({ error }) => error !== null);
    await world.documents.write({ [`users/${admin.uid}`]: { ...admin.profile, status: 'rejected' } });
    // The rules are asked again when what is listened to changes.
    await arrangeApplicant(world);
    expect((await denied).error).toEqual({ code: 'permission-denied' });
  });

  it('tells what has come without another query', async () => {
    const { feed, network } = await arrangeWatch<FirebaseBrowser>(world);
    const watch = watching(feed, QUEUE);
    await watch.until(({ via }) => via === 'listening');
    network.takeRequests();
    const { uid } = await arrangeApplicant(world);
    await watch.until(lists(uid));
    expect(network.takeRequests()).not.toContain('runQuery');
  });
});
