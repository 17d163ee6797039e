import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeIdentity, PASSWORD, uniqueEmail } from '../stage/arranged-account.builder.ts';
import { stageFor, signInPrivately } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { SOME_CODE } from './some-code.builder.ts';

/** Proving and creating identities. */
export function describeIdentityProof(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const openTab = async () => (await world().openBrowser()).openTab();

  describe('signing in', () => {
    it('a right password returns the uid and the address of the person [S3.9]', async () => {
      const person = await arrangeIdentity(world());
      const { user } = await signInPrivately(await openTab(), person);
      expect(user).toMatchObject({ uid: person.uid, email: person.email });
    });

    it('an address is accepted in any case and returned in the provider’s own form', async () => {
      const person = await arrangeIdentity(world());
      const privateSession = await signInPrivately(await openTab(), {
        ...person,
        email: person.email.toUpperCase(),
      });
      expect(privateSession.user.email).toBe(person.email);
    });

    it('a wrong password and an unknown address get the same refusal', async () => {
      const person = await arrangeIdentity(world());
      const { identity } = await openTab();
      const refusal = {
        code: 'invalid-credentials',
        providerCode: SOME_CODE,
      };
      expect(errorOf(await identity.signIn(person.email, 'wrong password'))).toEqual(refusal);
      expect(errorOf(await identity.signIn(uniqueEmail(), PASSWORD))).toEqual(refusal);
      expect(valueOf(await identity.signIn(person.email, PASSWORD)).user.uid).toBe(person.uid);
    });

    it('a disabled identity is refused even with the right password', async () => {
      const person = await arrangeIdentity(world());
      await world().identities.disable(person.uid);
      const { identity } = await openTab();
      expect(errorOf(await identity.signIn(person.email, PASSWORD))).toEqual({
        code: 'user-disabled',
        providerCode: SOME_CODE,
      });
    });

    it('a provider’s code that the catalogue does not list is returned [S5.11]', async () => {
      const { identity } = await openTab();
      expect(errorOf(await identity.signIn('nobody', PASSWORD))).toEqual({
        code: 'provider',
        reason: 'invalid-email',
        providerCode: SOME_CODE,
      });
    });

    it('without the provider a sign-in fails with "network", and works again afterwards [S8.19]', async () => {
      const person = await arrangeIdentity(world());
      const browser = await world().openBrowser();
      const { identity } = await browser.openTab();
      browser.network.goOffline();
      expect(errorOf(await identity.signIn(person.email, PASSWORD))).toEqual({ code: 'network' });
      browser.network.goOnline();
      expect(valueOf(await identity.signIn(person.email, PASSWORD)).user.uid).toBe(person.uid);
    });

    it('one tab can have several private sessions, each with the rights of its own identity until the session ends', async () => {
      const [first, second] = [await arrangeIdentity(world()), await arrangeIdentity(world())];
      const tab = await openTab();
      const [one, other] = [await signInPrivately(tab, first), await signInPrivately(tab, second)];
      const [users, otherUsers] = [tab.privateRecords(one).users, tab.privateRecords(other).users];
      expect(valueOf(await users.read(first.uid))).toEqual({ state: 'missing' });
      expect(valueOf(await otherUsers.read(second.uid))).toEqual({ state: 'missing' });
      expect(errorOf(await users.read(second.uid)).code).toBe('permission-denied');
      await one.end();
      expect((await users.read(first.uid)).ok).toBe(false);
      expect((await tab.privateRecords(one).users.read(first.uid)).ok).toBe(false);
      expect(valueOf(await otherUsers.read(second.uid))).toEqual({ state: 'missing' });
    });
  });

  describe('signing up', () => {
    it('signing up creates an identity that can sign in', async () => {
      const email = uniqueEmail();
      const { identity } = await openTab();
      const { user } = valueOf(await identity.signUp(email, PASSWORD));
      expect(user.email).toBe(email);
      expect(await world().identities.find(email)).toEqual({ uid: user.uid, disabled: false });
      expect(valueOf(await identity.signIn(email, PASSWORD)).user.uid).toBe(user.uid);
    });

    it('an address in use is refused in any case, and its owner is not affected', async () => {
      const person = await arrangeIdentity(world());
      const { identity } = await openTab();
      for (const email of [person.email, person.email.toUpperCase()]) {
        expect(errorOf(await identity.signUp(email, 'another password'))).toEqual({
          code: 'email-already-in-use',
          providerCode: SOME_CODE,
        });
      }
      expect(valueOf(await identity.signIn(person.email, PASSWORD)).user.uid).toBe(person.uid);
    });

    it('a password needs six characters [S5.8]', async () => {
      const email = uniqueEmail();
      const { identity } = await openTab();
      expect(errorOf(await identity.signUp(email, 'a2345'))).toEqual({
        code: 'weak-password',
        unmet: ['min-length'],
      });
      expect(await world().identities.find(email)).toBeNull();
      expect(valueOf(await identity.signUp(email, 'a23456')).user.email).toBe(email);
    });

    it('text that is no address is refused', async () => {
      const { identity } = await openTab();
      expect(errorOf(await identity.signUp('nobody', PASSWORD))).toEqual({
        code: 'provider',
        reason: 'invalid-email',
        providerCode: SOME_CODE,
      });
    });

    it('a new identity can be deleted, which frees its address', async () => {
      const email = uniqueEmail();
      const { identity } = await openTab();
      const privateSession = valueOf(await identity.signUp(email, PASSWORD));
      valueOf(await privateSession.deleteIdentity());
      expect(await world().identities.find(email)).toBeNull();
      expect(valueOf(await identity.signUp(email, PASSWORD)).user.uid).not.toBe(privateSession.user.uid);
    });

    it('an identity whose deletion did not arrive still exists', async () => {
      const email = uniqueEmail();
      const browser = await world().openBrowser();
      const { identity } = await browser.openTab();
      const privateSession = valueOf(await identity.signUp(email, PASSWORD));
      browser.network.loseNextRequest('identity');
      expect(errorOf(await privateSession.deleteIdentity())).toEqual({ code: 'network' });
      expect(await world().identities.find(email)).not.toBeNull();
      valueOf(await privateSession.deleteIdentity());
      expect(await world().identities.find(email)).toBeNull();
    });
  });
}
