import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeIdentity, PASSWORD, uniqueEmail } from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor, signInPrivately, watchSession } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { SOME_CODE } from './some-code.builder.ts';

const NEXT_PASSWORD = 'battery staple 2';

/** Resetting a forgotten password, and changing a known one. */
export function describeIdentityPasswords(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const openTab = async () => (await world().openBrowser()).openTab();
  const personWithCode = async () => {
    const [person, tab] = [await arrangeIdentity(world()), await openTab()];
    valueOf(await tab.identity.sendPasswordReset(person.email));
    const code = (await world().identities.latestCode('reset', person.email)) ?? 'no code was sent';
    return { person, code, identity: tab.identity, tab };
  };

  describe('a forgotten password', () => {
    it('a known address gets a reset mail, and the answer for an unknown address is the same', async () => {
      const [person, stranger] = [await arrangeIdentity(world()), uniqueEmail()];
      const { identity } = await openTab();
      expect(await identity.sendPasswordReset(person.email)).toEqual(
        await identity.sendPasswordReset(stranger),
      );
      expect(await world().identities.latestCode('reset', person.email)).not.toBeNull();
      expect(await world().identities.latestCode('reset', stranger)).toBeNull();
    });

    it('a reset link can show its address several times', async () => {
      const { person, code, identity } = await personWithCode();
      expect(valueOf(await identity.verifyResetCode(code))).toBe(person.email);
      expect(valueOf(await identity.verifyResetCode(code))).toBe(person.email);
    });

    it('a reset link sets a new password, and the old one stops working', async () => {
      const { person, code, identity, tab } = await personWithCode();
      valueOf(await identity.confirmPasswordReset(code, NEXT_PASSWORD));
      expect(errorOf(await identity.signIn(person.email, PASSWORD)).code).toBe('invalid-credentials');
      expect((await signInPrivately(tab, { ...person, password: NEXT_PASSWORD })).user.uid).toBe(person.uid);
    });

    it('a reset link works once', async () => {
      const { code, identity } = await personWithCode();
      valueOf(await identity.confirmPasswordReset(code, NEXT_PASSWORD));
      const spent = { code: 'link-invalid', providerCode: SOME_CODE };
      expect(errorOf(await identity.verifyResetCode(code))).toEqual(spent);
      expect(errorOf(await identity.confirmPasswordReset(code, 'a third password'))).toEqual(spent);
    });

    it('a made-up link is refused', async () => {
      const { identity } = await openTab();
      const refusal = { code: 'link-invalid', providerCode: SOME_CODE };
      expect(errorOf(await identity.verifyResetCode('made-up'))).toEqual(refusal);
      expect(errorOf(await identity.confirmPasswordReset('made-up', NEXT_PASSWORD))).toEqual(refusal);
    });

    it('a weak password does not use up the link', async () => {
      const { person, code, identity } = await personWithCode();
      expect(errorOf(await identity.confirmPasswordReset(code, 'a2345'))).toEqual({
        code: 'weak-password',
        unmet: ['min-length'],
      });
      expect(valueOf(await identity.verifyResetCode(code))).toBe(person.email);
      valueOf(await identity.confirmPasswordReset(code, NEXT_PASSWORD));
    });

    it('a reset does not sign in', async () => {
      const { person, code, identity, tab } = await personWithCode();
      const watch = watchSession(identity);
      await watch.until(null);
      valueOf(await identity.confirmPasswordReset(code, NEXT_PASSWORD));
      await signInPrivately(tab, { ...person, password: NEXT_PASSWORD });
      expect(watch.heard).toEqual([null]);
    });
  });

  describe('the time of a sign-in', () => {
    it('a session and the private session before it have the same time of sign-in, to the second', async () => {
      const [person, tab] = [await arrangeIdentity(world()), await openTab()];
      const privateSession = await signInPrivately(tab, person);
      const begun = valueOf(await privateSession.signedInAt());
      expect(begun.getMilliseconds()).toBe(0);
      valueOf(await privateSession.enter());
      expect(valueOf(await tab.identity.signedInAt())).toEqual(begun);
    });

    it('proving the password again renews the time of the session’s sign-in', async () => {
      const person = await arrangeIdentity(world());
      const { tab } = await openTabAs(world(), person);
      const begun = valueOf(await tab.identity.signedInAt());
      const proven = valueOf(await tab.identity.proveAgain(PASSWORD));
      expect(proven.getTime()).toBeGreaterThanOrEqual(begun.getTime());
      expect(valueOf(await tab.identity.signedInAt())).toEqual(proven);
    });

    it('a wrong password proves nothing', async () => {
      const { tab } = await openTabAs(world(), await arrangeIdentity(world()));
      const begun = valueOf(await tab.identity.signedInAt());
      expect(errorOf(await tab.identity.proveAgain('wrong password')).code).toBe('invalid-credentials');
      expect(valueOf(await tab.identity.signedInAt())).toEqual(begun);
    });

    it('there is no session time and no proof of a password while signed out', async () => {
      const { identity } = await openTab();
      expect(errorOf(await identity.signedInAt()).code).toBe('session-expired');
      expect(errorOf(await identity.proveAgain(PASSWORD)).code).toBe('session-expired');
    });
  });

  describe('one’s own password', () => {
    it('the password changes once the current one is proven, and the session stays', async () => {
      const person = await arrangeIdentity(world());
      const { tab } = await openTabAs(world(), person);
      const watch = watchSession(tab.identity);
      await watch.until(person.uid);
      valueOf(await tab.identity.changePassword(PASSWORD, NEXT_PASSWORD));
      expect(errorOf(await tab.identity.signIn(person.email, PASSWORD)).code).toBe('invalid-credentials');
      await signInPrivately(tab, { ...person, password: NEXT_PASSWORD });
      expect(watch.heard.at(-1)).toBe(person.uid);
    });

    it('a wrong current password changes nothing', async () => {
      const person = await arrangeIdentity(world());
      const { tab } = await openTabAs(world(), person);
      const refused = errorOf(await tab.identity.changePassword('wrong password', NEXT_PASSWORD));
      expect(refused.code).toBe('invalid-credentials');
      expect((await signInPrivately(tab, person)).user.uid).toBe(person.uid);
    });

    it('a new password that is too short changes nothing', async () => {
      const person = await arrangeIdentity(world());
      const { tab } = await openTabAs(world(), person);
      expect(errorOf(await tab.identity.changePassword(PASSWORD, 'a2345'))).toEqual({
        code: 'weak-password',
        unmet: ['min-length'],
      });
      expect((await signInPrivately(tab, person)).user.uid).toBe(person.uid);
    });

    it('a password cannot be changed while signed out', async () => {
      const { identity } = await openTab();
      expect(errorOf(await identity.changePassword(PASSWORD, NEXT_PASSWORD)).code).toBe('session-expired');
    });
  });
}
