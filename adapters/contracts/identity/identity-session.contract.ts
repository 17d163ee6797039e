import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, arrangeIdentity, PASSWORD, uniqueEmail } from '../stage/arranged-account.builder.ts';
import { enterAs, openTabAs, stageFor, signInPrivately, watchSession } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

/** The session of a device, and its announcements. */
export function describeIdentitySession(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);

  describe('the session', () => {
    it('the session changes when a private session enters, not when a private session is opened or ended [S7.8]', async () => {
      const [refused, admitted] = [await arrangeIdentity(world()), await arrangeIdentity(world())];
      const tab = await (await world().openBrowser()).openTab();
      const watch = watchSession(tab.identity);
      await watch.until(null);
      await (await signInPrivately(tab, refused)).end();
      await valueOf(await tab.identity.signUp(uniqueEmail(), PASSWORD)).end();
      await enterAs(tab, admitted);
      await watch.until(admitted.uid);
      expect(watch.heard).toEqual([null, admitted.uid]);
    });

    it('a session is announced with the uid and the address of the person [S3.9]', async () => {
      const person = await arrangeIdentity(world());
      const { tab } = await openTabAs(world(), person);
      const announced = await new Promise((resolve) => {
        tab.identity.onSessionChange((user) => user !== null && resolve(user));
      });
      expect(announced).toMatchObject({ uid: person.uid, email: person.email });
    });

    it('another person’s private session and the deletion of a new identity do not change the session', async () => {
      const [holder, other] = [await arrangeAccount(world()), await arrangeAccount(world())];
      const { tab } = await openTabAs(world(), holder);
      const watch = watchSession(tab.identity);
      await watch.until(holder.uid);
      const privateSession = await signInPrivately(tab, other);
      const created = valueOf(await tab.identity.signUp(uniqueEmail(), PASSWORD));
      valueOf(await created.deleteIdentity());
      expect(valueOf(await tab.users.readStored(holder.uid))?.uid).toBe(holder.uid);
      expect(errorOf(await tab.users.read(other.uid)).code).toBe('permission-denied');
      await privateSession.end();
      expect(watch.heard.filter((uid) => uid !== null)).toEqual([holder.uid]);
    });

    it('signing out ends the session and its rights [S7.7]', async () => {
      const person = await arrangeAccount(world());
      const { tab } = await openTabAs(world(), person);
      const watch = watchSession(tab.identity);
      await watch.until(person.uid);
      expect(valueOf(await tab.users.readStored(person.uid))?.uid).toBe(person.uid);
      valueOf(await tab.identity.signOut());
      await watch.until(null);
      expect(errorOf(await tab.users.read(person.uid)).code).toBe('permission-denied');
    });

    it('signing out needs no network', async () => {
      const person = await arrangeIdentity(world());
      const { browser, tab } = await openTabAs(world(), person);
      const watch = watchSession(tab.identity);
      await watch.until(person.uid);
      browser.network.goOffline();
      valueOf(await tab.identity.signOut());
      await watch.until(null);
      expect(watch.heard.at(-1)).toBeNull();
    });

    it('an unsubscribed listener gets no more announcements [S7.8]', async () => {
      const person = await arrangeIdentity(world());
      const { tab } = await openTabAs(world(), person);
      const [leaver, stayer] = [watchSession(tab.identity), watchSession(tab.identity)];
      await Promise.all([leaver.until(person.uid), stayer.until(person.uid)]);
      leaver.stop();
      valueOf(await tab.identity.signOut());
      await stayer.until(null);
      expect(leaver.heard).not.toContain(null);
    });
  });

  describe('the tabs of one browser', () => {
    it('all tabs get the announcements of entering and of signing out [S7.8]', async () => {
      const person = await arrangeIdentity(world());
      const browser = await world().openBrowser();
      const [here, there] = [await browser.openTab(), await browser.openTab()];
      const watch = watchSession(there.identity);
      await watch.until(null);
      await enterAs(here, person);
      await watch.until(person.uid);
      valueOf(await here.identity.signOut());
      await watch.until(null);
      expect(watch.heard).toEqual([null, person.uid, null]);
    });

    it('all tabs get the announcement of another person', async () => {
      const [first, second] = [await arrangeAccount(world()), await arrangeAccount(world())];
      const { browser, tab } = await openTabAs(world(), first);
      const watch = watchSession(tab.identity);
      await watch.until(first.uid);
      await enterAs(await browser.openTab(), second);
      await watch.until(second.uid);
      expect(valueOf(await tab.users.readStored(second.uid))?.uid).toBe(second.uid);
    });

    it('another browser does not get the session', async () => {
      const person = await arrangeIdentity(world());
      await openTabAs(world(), person);
      const elsewhere = await (await world().openBrowser()).openTab();
      const watch = watchSession(elsewhere.identity);
      await watch.until(null);
      expect(watch.heard).toEqual([null]);
    });
  });

  describe('a restart of the browser', () => {
    it('a restart keeps the session and announces it first [S4.13]', async () => {
      const person = await arrangeAccount(world());
      const { browser, tab } = await openTabAs(world(), person);
      await tab.close();
      const reopened = await browser.openTab();
      const watch = watchSession(reopened.identity);
      await watch.until(person.uid);
      expect(watch.heard).toEqual([person.uid]);
      expect(valueOf(await reopened.users.readStored(person.uid))?.email).toBe(person.email);
    });

    it('a restart keeps the session while the provider cannot be reached', async () => {
      const person = await arrangeIdentity(world());
      const { browser, tab } = await openTabAs(world(), person);
      await tab.close();
      browser.network.goOffline();
      const watch = watchSession((await browser.openTab()).identity);
      await watch.until(person.uid);
      expect(watch.heard).toEqual([person.uid]);
    });

    it('a restart finds no session after signing out, and no private session', async () => {
      const person = await arrangeIdentity(world());
      const { browser, tab } = await openTabAs(world(), person);
      valueOf(await tab.identity.signOut());
      await signInPrivately(tab, person);
      await tab.close();
      const watch = watchSession((await browser.openTab()).identity);
      await watch.until(null);
      expect(watch.heard).toEqual([null]);
    });

    it('a restart ends the session of an identity that has been disabled', async () => {
      const person = await arrangeIdentity(world());
      const { browser, tab } = await openTabAs(world(), person);
      await world().identities.disable(person.uid);
      await tab.close();
      const watch = watchSession((await browser.openTab()).identity);
      await watch.until(null);
      expect(watch.heard).toEqual([null]);
    });
  });
}
