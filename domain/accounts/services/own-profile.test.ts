import { describe, expect, it } from 'vitest';
import { aMemoryStage, PASSWORD, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { createOwnProfile } from './own-profile.ts';

const NEXT = 'battery staple 2';

async function signedIn(given: Partial<SeedAccount> = {}) {
  const stage = aMemoryStage();
  const person = stage.addAccount(given);
  const product = stage.openProduct();
  valueOf(await product.enter(person));
  return { ...stage, ...product, person };
}

describe('one’s own name', () => {
  it('a new name is trimmed and shown at once, without a read', async () => {
    const { ownProfile, session, stored, person, requestsOf } = await signedIn();
    const reads = requestsOf('users.read');
    expect(valueOf(await ownProfile.rename('  New Name '))).toBe('New Name');
    expect(stored(person).profile).toMatchObject({ name: 'New Name', nameKey: 'new name' });
    expect(session.current()).toMatchObject({ user: { name: 'New Name' } });
    expect(requestsOf('users.read')).toBe(reads);
  });

  it.each([
    [' ', 'name-required'],
    ['x'.repeat(101), 'name-too-long'],
  ])('the name does not change to %j: %s', async (typed, code) => {
    const { ownProfile, session, person } = await signedIn();
    expect(errorOf(await ownProfile.rename(typed)).code).toBe(code);
    expect(session.current()).toMatchObject({ user: { name: person.name } });
  });

  it('a pending administrator cannot change their name', async () => {
    const { ownProfile, session, person } = await signedIn({ role: 'admin', status: 'pending' });
    expect(errorOf(await ownProfile.rename('New Name')).code).toBe('permission-denied');
    expect(session.current()).toMatchObject({ user: { name: person.name } });
  });

  it('the old name stays if the change could not be sent', async () => {
    const { ownProfile, session, network, person } = await signedIn();
    network.goOffline();
    expect(errorOf(await ownProfile.rename('New Name'))).toEqual({ code: 'network' });
    expect(session.current()).toMatchObject({ user: { name: person.name } });
  });

  it('a profile read during the change does not bring the old name back', async () => {
    const { tab, session, alter, person } = await signedIn();
    const users = {
      async rename(uid: string, name: string) {
        const renamed = await tab.users.rename(uid, name);
        alter(uid, { role: 'driver' });
        await session.refresh();
        return renamed;
      },
    };
    valueOf(await createOwnProfile(tab.identity, users, session).rename('New Name'));
    expect(session.current()).toMatchObject({ user: { uid: person.uid, name: 'New Name', role: 'driver' } });
  });

  it('nobody changes a name while signed out', async () => {
    const { ownProfile, session } = aMemoryStage().openProduct();
    await sessionIn(session, 'signed-out');
    expect(errorOf(await ownProfile.rename('New Name')).code).toBe('session-expired');
  });
});

describe('one’s own password', () => {
  it('the password changes with the current one, and the session stays', async () => {
    const { ownProfile, session, signIn, person } = await signedIn();
    valueOf(await ownProfile.changePassword(PASSWORD, NEXT));
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: person.uid } });
    expect(await signIn({ email: person.email, password: NEXT, area: null })).toMatchObject({ ok: true });
  });

  it('a new password ends the sessions of other browsers at their next start', async () => {
    const { ownProfile, openProduct, person } = await signedIn();
    const elsewhere = openProduct();
    valueOf(await elsewhere.enter(person));
    elsewhere.tab.close();
    valueOf(await ownProfile.changePassword(PASSWORD, NEXT));
    expect(await sessionIn(openProduct(elsewhere.browser).session, 'signed-out')).toMatchObject({
      reason: null,
    });
  });

  it.each([
    ['', NEXT, 'password-required'],
    [PASSWORD, '', 'password-required'],
    ['wrong', NEXT, 'invalid-credentials'],
    [PASSWORD, '12345', 'weak-password'],
  ])('the password does not change from %j to %j: %s', async (current, next, code) => {
    const { ownProfile, signIn, person } = await signedIn();
    expect(errorOf(await ownProfile.changePassword(current, next)).code).toBe(code);
    expect(await signIn({ email: person.email, password: PASSWORD, area: null })).toMatchObject({ ok: true });
  });
});
