import { describe, expect, it } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, PASSWORD, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import type { RecordStore } from '../../shared/record-store.ts';
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
  it('a new name is trimmed and shown at once, and the former name is recorded', async () => {
    const { ownProfile, session, stored, person } = await signedIn();
    expect(valueOf(await ownProfile.rename('  New Name '))).toBe('New Name');
    expect(stored(person).profile).toMatchObject({
      name: 'New Name',
      nameKey: 'new name',
      formerNames: { 0: { name: person.name } },
    });
    expect(session.current()).toMatchObject({ user: { name: 'New Name' } });
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

  it('a name that another device has set meanwhile is recorded as a former name, too', async () => {
    const { ownProfile, openProduct, stored, person } = await signedIn();
    const other = openProduct();
    valueOf(await other.enter(person));
    valueOf(await other.ownProfile.rename('Other Name'));
    valueOf(await ownProfile.rename('New Name'));
    const { formerNames } = stored(person).profile ?? {};
    expect(formerNames).toMatchObject({ 0: { name: person.name }, 1: { name: 'Other Name' } });
  });

  it('the same new name from two devices at once succeeds on both, and adds one former name', async () => {
    const { ownProfile, openProduct, session, stored, person } = await signedIn();
    const other = openProduct();
    valueOf(await other.enter(person));
    const saved = await Promise.all([ownProfile.rename('New Name'), other.ownProfile.rename('New Name')]);
    expect(saved.map(valueOf)).toEqual(['New Name', 'New Name']);
    expect(Object.keys(stored(person).profile?.['formerNames'] ?? {})).toEqual(['0']);
    expect(session.current()).toMatchObject({ user: { name: 'New Name' } });
  });

  it('of two new names from two devices at once one is saved, and the other fails', async () => {
    const { ownProfile, openProduct, stored, person } = await signedIn();
    const other = openProduct();
    valueOf(await other.enter(person));
    const saved = await Promise.all([ownProfile.rename('New Name'), other.ownProfile.rename('Other Name')]);
    const [savedName] = saved.flatMap((each) => (each.ok ? [each.value] : []));
    expect(saved.flatMap((each) => (each.ok ? [] : [each.error.code]))).toEqual(['permission-denied']);
    expect(stored(person).profile).toMatchObject({ name: savedName });
  });

  it('saving the stored name records nothing', async () => {
    const { ownProfile, stored, person } = await signedIn();
    expect(valueOf(await ownProfile.rename(person.name))).toBe(person.name);
    expect(stored(person).profile).not.toHaveProperty('formerNames');
  });

  it('a profile read during the change does not bring the old name back', async () => {
    const { tab, session, alter, person } = await signedIn();
    const records: RecordStore = {
      async commit(batch) {
        const renamed = await tab.records.commit(batch);
        alter(person.uid, { role: 'driver' });
        await session.refresh();
        return renamed;
      },
    };
    valueOf(await createOwnProfile({ ...tab, records, session }).rename('New Name'));
    expect(session.current()).toMatchObject({ user: { uid: person.uid, name: 'New Name', role: 'driver' } });
  });

  it('a name cannot be changed while signed out', async () => {
    const { ownProfile, session } = aMemoryStage().openProduct();
    await sessionIn(session, 'signed-out');
    expect(errorOf(await ownProfile.rename('New Name')).code).toBe('session-expired');
  });
});

describe('one’s own password', () => {
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

describe('the sessions of other devices', () => {
  async function onTwoDevices() {
    const stage = await signedIn();
    stage.clock.advance(5_000);
    const other = stage.openProduct();
    valueOf(await other.enter(stage.person));
    stage.clock.advance(5_000);
    return { ...stage, other };
  }

  it('ending other sessions keeps this session, even if another one is younger', async () => {
    const { ownProfile, session, other } = await onTwoDevices();
    valueOf(await ownProfile.signOutElsewhere(PASSWORD));
    await session.refresh();
    expect(session.current()).toMatchObject({ state: 'signed-in' });
    valueOf(await ownProfile.rename('New Name'));
    expect(errorOf(await other.ownProfile.rename('Other Name')).code).toBe('permission-denied');
    // A denial makes the session read its profile again.
    expect(other.session.current()).toEqual({
      state: 'signed-out',
      reason: { code: 'session-expired', providerCode: '' },
    });
  });

  it('a user who signs in again has a session that lasts', async () => {
    const { ownProfile, other, person } = await onTwoDevices();
    valueOf(await ownProfile.signOutElsewhere(PASSWORD));
    await other.session.refresh();
    valueOf(await other.enter(person));
    await other.session.refresh();
    expect(other.session.current()).toMatchObject({ state: 'signed-in' });
  });

  it('a change of the password ends other sessions, and keeps this one', async () => {
    const { ownProfile, session, other } = await onTwoDevices();
    valueOf(await ownProfile.changePassword(PASSWORD, NEXT));
    await session.refresh();
    expect(session.current()).toMatchObject({ state: 'signed-in' });
    expect(errorOf(await other.ownProfile.rename('Other Name')).code).toBe('permission-denied');
  });

  it.each([
    ['', 'password-required'],
    ['wrong', 'invalid-credentials'],
  ])('ending other sessions with the password %j fails with %s, and ends none', async (typed, code) => {
    const { ownProfile, session, other } = await onTwoDevices();
    expect(errorOf(await ownProfile.signOutElsewhere(typed)).code).toBe(code);
    await Promise.all([session.refresh(), other.session.refresh()]);
    expect([session.current().state, other.session.current().state]).toEqual(['signed-in', 'signed-in']);
  });

  it('a changed password stays changed although the sessions could not be ended', async () => {
    const { ownProfile, network, signIn, person } = await onTwoDevices();
    network.refuseNext('documents', { code: 'unavailable' });
    valueOf(await ownProfile.changePassword(PASSWORD, NEXT));
    expect(await signIn({ email: person.email, password: NEXT, area: null })).toMatchObject({ ok: true });
  });

  it('sessions cannot be ended while signed out', async () => {
    const { ownProfile, session } = await onTwoDevices();
    await session.signOut();
    expect(errorOf(await ownProfile.signOutElsewhere(PASSWORD)).code).toBe('session-expired');
  });
});
