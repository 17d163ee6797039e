import { expect, test } from 'vitest';
import { recordStates } from '#adapters/memory/memory-stage.builder.ts';
import { aStoredProfile } from '../model/stored-profile.builder.ts';
import { ALEX, ROBIN, startScripted } from './scripted-session.builder.ts';

/** Robin's page opens without any answer, on a device with their cached profile. */
const inSilence = () => startScripted(new Promise(() => {}), aStoredProfile());
const LOST = { ok: false, error: { code: 'unavailable' } } as const;
const CACHED = { state: 'signed-in', user: { uid: ROBIN.uid }, isCached: true };

test('a cached user is signed in after a while of silence, and not before', async () => {
  const { session, stayLongSilent } = inSilence();
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.current().state).toBe('loading');
  await stayLongSilent();
  expect(session.current()).toMatchObject(CACHED);
});

test('a device without a cached user keeps waiting, and so does one whose session is another person’s', async () => {
  const nobody = startScripted();
  await nobody.stayLongSilent();
  expect(nobody.session.current().state).toBe('loading');
  const { session, announce, stayLongSilent } = inSilence();
  announce(ALEX);
  await stayLongSilent();
  expect(session.current().state).toBe('loading');
});

test('the cached profile stands in for a silent server after a while, until the server answers', async () => {
  const { session, announce, stayLongSilent, answer } = inSilence();
  announce(ROBIN);
  await stayLongSilent();
  expect(session.current()).toMatchObject(CACHED);
  await answer(ROBIN, aStoredProfile({ name: 'New Name' }));
  expect(session.current()).toMatchObject({ isCached: false, user: { name: 'New Name' } });
});

test('a cached user stays signed in while the provider announces them and the profile is read', async () => {
  const { session, announce, stayLongSilent, answer } = inSilence();
  await stayLongSilent();
  const states = recordStates(session);
  announce(ROBIN);
  await answer(ROBIN);
  expect(new Set(states)).toEqual(new Set(['signed-in u-robin']));
  expect(session.current()).toMatchObject({ isCached: false });
});

test('a lost read of the profile changes nothing for a cached user', async () => {
  const { session, announce, stayLongSilent, answerNumber } = inSilence();
  await stayLongSilent();
  announce(ROBIN);
  await answerNumber(1, LOST);
  expect(session.current()).toMatchObject(CACHED);
});

test('a refusal ends the cached session at once, and removes the cache', async () => {
  const { session, announce, stayLongSilent, answer, isCached } = inSilence();
  await stayLongSilent();
  announce(ROBIN);
  await answer(ROBIN, aStoredProfile({ status: 'rejected', rejectionReason: 'Fraud' }));
  expect(session.current()).toMatchObject({ state: 'signed-out', reason: { code: 'access-revoked' } });
  expect(isCached()).toBe(false);
});

test('a cached session ends if the server denies the profile, although the account may be approved', async () => {
  const { session, announce, stayLongSilent, answerNumber, isCached } = inSilence();
  await stayLongSilent();
  announce(ROBIN);
  await answerNumber(1, { ok: false, error: { code: 'permission-denied' } });
  expect(session.current()).toMatchObject({ state: 'unreachable', error: { code: 'permission-denied' } });
  expect(isCached()).toBe(false);
});

test.each([
  ['nobody', null],
  ['another person', ALEX],
])('a cached session ends if the provider announces %s', async (_, holder) => {
  const { session, announce, stayLongSilent } = inSilence();
  await stayLongSilent();
  announce(holder);
  expect(session.current().state).toBe(holder === null ? 'signed-out' : 'loading');
});

test('signing out ends a cached session at once and for good, although the silent provider announces the same person again', async () => {
  const { session, announce, answer, answerNumber, stayLongSilent, isCached } = inSilence();
  announce(ROBIN);
  await stayLongSilent();
  const ended = session.signOut();
  expect(isCached()).toBe(false);
  expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  expect(await ended).toMatchObject({ ok: true });
  announce(ROBIN);
  announce(null);
  for (const read of [1, 2])
    await answerNumber(read, { ok: false, error: { code: 'session-expired', providerCode: '' } });
  expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  announce(ROBIN);
  await answer(ROBIN);
  expect(session.current().state).toBe('signed-in');
});

test('silence after an answer does not restore the cached session', async () => {
  const { session, announce, stayLongSilent } = inSilence();
  announce(null);
  await stayLongSilent();
  expect(session.current().state).toBe('signed-out');
});
