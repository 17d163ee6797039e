import { describe, expect, it } from 'vitest';
import { recordStates } from '#adapters/memory/memory-stage.builder.ts';
import { anApprovedUser } from '../model/user.builder.ts';
import type { IdentityUser } from '../ports/private-session.ts';
import { ALEX, ROBIN, startScripted, startSignedIn } from './scripted-session.builder.ts';

const privateSessionOf = (user: IdentityUser, entering: Promise<void> = Promise.resolve()) => ({
  user,
  async enter() {
    await entering;
    return { ok: true, value: undefined } as const;
  },
});

describe('a provider that announces late', () => {
  it('a late announcement of an admitted user causes no read', async () => {
    const { session, announce, counts } = startScripted();
    announce(null);
    await session.enter(privateSessionOf(ROBIN), anApprovedUser());
    announce({ ...ROBIN, email: 'announced@example.com' });
    expect(session.current()).toMatchObject({
      state: 'signed-in',
      identity: { email: 'announced@example.com' },
    });
    expect(counts().reads).toBe(0);
  });

  it('a late announcement keeps the reason of a refusal', async () => {
    const { session, announce, answer, counts } = startScripted();
    announce(ROBIN);
    await answer(ROBIN, null);
    announce(null);
    announce(null);
    expect(session.current()).toEqual({ state: 'signed-out', reason: { code: 'profile-missing' } });
    expect(counts().signOuts).toBe(1);
  });

  it('a person whom the provider signs out while they enter is signed out', async () => {
    const { session, announce } = startScripted();
    announce(null);
    let proceed = () => {};
    const entering = session.enter(
      privateSessionOf(ROBIN, new Promise((resolve) => (proceed = resolve))),
      anApprovedUser(),
    );
    announce(ROBIN);
    announce(null);
    proceed();
    await entering;
    expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  });

  it('announcing the same person again reads nothing', async () => {
    const { announce, session, counts } = await startSignedIn();
    announce({ ...ROBIN, email: 'renewed@example.com' });
    expect(session.current()).toMatchObject({
      state: 'signed-in',
      identity: { email: 'renewed@example.com' },
    });
    expect(counts().reads).toBe(1);
  });
});

describe('an answer that comes late', () => {
  it.each(['user-disabled', 'session-expired'] as const)(
    'a refusal of the identity (%s) that comes after the provider has dropped it is the reason of the ended session',
    async (code) => {
      const { session, announce, answerNumber } = await startSignedIn();
      void session.refresh();
      announce(null);
      await answerNumber(2, { ok: false, error: { code, providerCode: 'a-code' } });
      expect(session.current()).toMatchObject({ state: 'signed-out', reason: { code } });
    },
  );

  it('an answer about a person who left is dropped', async () => {
    const { session, announce, answer } = startScripted();
    announce(ROBIN);
    announce(null);
    await answer(ROBIN);
    expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  });

  it('an answer about the previous person is dropped, and their refusal does not end the session', async () => {
    const { session, announce, answer, counts } = startScripted();
    announce(ROBIN);
    announce(ALEX);
    await answer(ALEX);
    await answer(ROBIN, null);
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: 'u-alex' } });
    expect(counts().signOuts).toBe(0);
  });

  it('the state is loading until the answer arrives [S4.12]', async () => {
    const { session, announce, answer } = startScripted();
    const states = recordStates(session);
    announce(ROBIN);
    expect(states.at(-1)).toBe('loading');
    await answer(ROBIN);
    expect(states.at(-1)).toBe('signed-in u-robin');
  });
});

describe('a change of one’s own profile', () => {
  it('an update applies only to the person who is signed in', async () => {
    const { session, announce, answer } = startScripted();
    session.update(anApprovedUser({ name: 'Too Early' }));
    expect(session.current().state).toBe('loading');
    announce(ROBIN);
    await answer(ROBIN);
    session.update(anApprovedUser({ uid: 'u-alex', name: 'Not Theirs' }));
    expect(session.current()).toMatchObject({ user: { uid: 'u-robin', name: 'Robin Rider' } });
    session.update(anApprovedUser({ name: 'New Name' }));
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { name: 'New Name' } });
  });

  it.each([
    ['a profile keeps the update', undefined, { state: 'signed-in', user: { name: 'New Name' } }],
    ['nothing ends the session', null, { state: 'signed-out', reason: { code: 'profile-missing' } }],
  ])('a read that began before an update and finds %s', async (_, profile, then) => {
    const { session, answer } = await startSignedIn();
    const refreshed = session.refresh();
    session.update(anApprovedUser({ name: 'New Name' }));
    await answer(ROBIN, profile);
    await refreshed;
    expect(session.current()).toMatchObject(then);
  });
});

describe('signing out', () => {
  it('a failed sign-out leaves the person signed in and returns the failure', async () => {
    const failure = { ok: false, error: { code: 'auth-not-initialized' } } as const;
    const { session } = await startSignedIn(failure);
    expect(await session.signOut()).toEqual(failure);
    expect(session.current()).toMatchObject({ state: 'signed-in' });
  });

  it('a sign-out is effective at once even if the provider announces it late [S4.11]', async () => {
    const { session, announce, answer } = startScripted();
    const states = recordStates(session);
    announce(ROBIN);
    await answer(ROBIN);
    await session.signOut();
    announce(null);
    expect(states.slice(-2)).toEqual(['signed-in u-robin', 'signed-out']);
  });
});
