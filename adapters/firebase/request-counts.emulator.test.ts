import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  arrangeAccount,
  arrangeAdmin,
  PASSWORD,
  uniqueEmail,
} from '#adapters/contracts/stage/arranged-account.builder.ts';
import { decisionOf, userSeenIn } from '#adapters/contracts/stage/reviewing.builder.ts';
import { signInPrivately } from '#adapters/contracts/stage/stage.builder.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { makeFirebaseWorld, type FirebaseWorld } from './testing/firebase-world.ts';

describe('the requests of the product', () => {
  let world: FirebaseWorld;
  beforeAll(async () => {
    world = await makeFirebaseWorld();
  });
  afterAll(() => world.close());

  const signedIn = async (person: { uid: string; email: string; password: string }) => {
    const browser = await world.openBrowser();
    const tab = await browser.openTab();
    const privateSession = await signInPrivately(tab, person);
    valueOf(await tab.privateRecords(privateSession).users.read(person.uid));
    valueOf(await privateSession.enter());
    return { browser, tab, asked: browser.network.takeRequests() };
  };

  test('a sign-in costs two requests of identity and one document [S1.5, S7.1, S7.3]', async () => {
    const { asked } = await signedIn(await arrangeAccount(world));
    expect(asked).toEqual(['signInWithPassword', 'lookup', 'batchGet']);
  });

  test('a restored session costs one request of identity and one document', async () => {
    const person = await arrangeAccount(world);
    const { browser, tab } = await signedIn(person);
    await tab.close();
    const reopened = await browser.openTab();
    const uid = await new Promise<string | undefined>((resolve) => {
      reopened.identity.onSessionChange((user) => resolve(user?.uid));
    });
    expect(valueOf(await reopened.users.readStored(uid ?? ''))?.uid).toBe(person.uid);
    expect(browser.network.takeRequests()).toEqual(['lookup', 'batchGet']);
  });

  test('a registration costs two requests of identity and one commit [S1.5, S7.1, S7.2]', async () => {
    const browser = await world.openBrowser();
    const { identity, privateRecords } = await browser.openTab();
    const email = uniqueEmail();
    const privateSession = valueOf(await identity.signUp(email, PASSWORD));
    const person = { uid: privateSession.user.uid, email, role: 'driver', name: 'Dana Driver' } as const;
    valueOf(
      await privateRecords(privateSession).records.commit(creationBatch(newProfile(person, new Date()))),
    );
    await privateSession.end();
    expect(browser.network.takeRequests()).toEqual(['signUp', 'lookup', 'commit']);
  });

  test('an email check costs one document', async () => {
    const person = await arrangeAccount(world);
    const browser = await world.openBrowser();
    const { users } = await browser.openTab();
    valueOf(await users.readEntry(person.email));
    expect(browser.network.takeRequests()).toEqual(['batchGet']);
  });

  test('a decision costs one commit, a page one query, a search six, a count one [S7.1]', async () => {
    const actor = await arrangeAdmin(world);
    const target = await arrangeAccount(world, { status: 'pending' });
    const { browser, tab } = await signedIn(actor);
    const before = await userSeenIn(tab, target.uid);
    browser.network.takeRequests();
    valueOf(await tab.records.commit(decisionOf(before, actor, { status: 'approved' })));
    expect(browser.network.takeRequests()).toEqual(['commit']);
    valueOf(await tab.reviews.page({ status: 'pending', role: null, search: '', cursor: null }));
    expect(browser.network.takeRequests()).toEqual(['runQuery']);
    valueOf(await tab.reviews.page({ status: 'pending', role: null, search: 'p', cursor: null }));
    expect(browser.network.takeRequests()).toEqual(Array.from({ length: 6 }, () => 'runQuery'));
    valueOf(await tab.reviews.count('pending'));
    expect(browser.network.takeRequests()).toEqual(['runAggregationQuery']);
  });
});
