import { describe, expect, it } from 'vitest';
import { recordStates } from '#adapters/memory/memory-stage.builder.ts';
import { aStoredProfile } from '../account/stored-profile.builder.ts';
import type { StoredProfile } from '../account/stored-profile.ts';
import { anApprovedUser } from '../account/user.builder.ts';
import type { IdentityUser } from '../ports/identity-user.ts';
import type { Result } from '../result.ts';
import { createSession } from './session.ts';

function anIdentity(uid: string): IdentityUser {
  return {
    uid,
    email: 'robin@example.com',
    emailVerified: false,
    displayName: null,
    phoneNumber: null,
    photoURL: null,
    providerData: [],
    metadata: { creationTime: null, lastSignInTime: null },
    tokens: { idToken: 'id', refreshToken: 'refresh', expiresAt: new Date('2025-06-01T13:00:00.000Z') },
  };
}

const [ROBIN, ALEX] = [anIdentity('u-robin'), anIdentity('u-alex')];

/** A provider that announces and a store that answers only when the test says so, in any order. */
function start(signedOut: Result<void> = { ok: true, value: undefined }) {
  const listeners: ((user: IdentityUser | null) => void)[] = [];
  const answers = new Map<string, (read: Result<StoredProfile | null>) => void>();
  let [reads, signOuts] = [0, 0];
  const session = createSession(
    {
      onSessionChange(listener) {
        listeners.push(listener);
        return () => {};
      },
      async signOut() {
        signOuts += 1;
        return signedOut;
      },
    },
    {
      read(uid) {
        reads += 1;
        return new Promise((resolve) => answers.set(uid, resolve));
      },
    },
  );
  return {
    session,
    states: recordStates(session),
    announce: (user: IdentityUser | null) => listeners.forEach((listener) => listener(user)),
    /** Answers the read of a profile, and lets the session act on it. */
    async answer({ uid }: IdentityUser, profile: StoredProfile | null = aStoredProfile({ uid })) {
      answers.get(uid)?.({ ok: true, value: profile });
      await new Promise((resolve) => setImmediate(resolve));
    },
    counts: () => ({ reads, signOuts }),
  };
}

const visitOf = (user: IdentityUser, entering: Promise<void> = Promise.resolve()) => ({
  user,
  async enter() {
    await entering;
    return { ok: true, value: undefined } as const;
  },
});

describe('a provider that announces late', () => {
  it('does not cause a second read of the profile that admitted somebody', async () => {
    const { session, announce, counts } = start();
    announce(null);
    await session.enter(visitOf(ROBIN), anApprovedUser());
    announce({ ...ROBIN, displayName: 'Announced' });
    expect(session.current()).toMatchObject({ state: 'signed-in', identity: { displayName: 'Announced' } });
    expect(counts().reads).toBe(0);
  });

  it('does not take away the reason of a refusal', async () => {
    const { session, announce, answer, counts } = start();
    announce(ROBIN);
    await answer(ROBIN, null);
    announce(null);
    announce(null);
    expect(session.current()).toEqual({ state: 'signed-out', reason: { code: 'profile-missing' } });
    expect(counts().signOuts).toBe(1);
  });

  it('of a person who left again while entering wins over the entering', async () => {
    const { session, announce } = start();
    announce(null);
    let proceed = () => {};
    const entering = session.enter(
      visitOf(ROBIN, new Promise((resolve) => (proceed = resolve))),
      anApprovedUser(),
    );
    announce(ROBIN);
    announce(null);
    proceed();
    await entering;
    expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  });

  it('of the same person again reads nothing again', async () => {
    const { announce, answer, session, counts } = start();
    announce(ROBIN);
    await answer(ROBIN);
    announce({ ...ROBIN, displayName: 'Renewed' });
    expect(session.current()).toMatchObject({ state: 'signed-in', identity: { displayName: 'Renewed' } });
    expect(counts().reads).toBe(1);
  });
});

describe('an answer that comes late', () => {
  it('about somebody who left is dropped', async () => {
    const { session, announce, answer } = start();
    announce(ROBIN);
    announce(null);
    await answer(ROBIN);
    expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  });

  it('about the person before is dropped, and a refusal of theirs ends nobody’s session', async () => {
    const { session, announce, answer, counts } = start();
    announce(ROBIN);
    announce(ALEX);
    await answer(ALEX);
    await answer(ROBIN, null);
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { uid: 'u-alex' } });
    expect(counts().signOuts).toBe(0);
  });

  it('keeps the state loading until it is there', async () => {
    const { states, announce, answer } = start();
    announce(ROBIN);
    expect(states.at(-1)).toBe('loading');
    await answer(ROBIN);
    expect(states.at(-1)).toBe('signed-in u-robin');
  });
});

describe('what a person changed about themselves', () => {
  it('is taken over where it is theirs, and only while they are signed in', async () => {
    const { session, announce, answer } = start();
    session.update(anApprovedUser({ name: 'Too Early' }));
    expect(session.current().state).toBe('loading');
    announce(ROBIN);
    await answer(ROBIN);
    session.update(anApprovedUser({ uid: 'u-alex', name: 'Not Theirs' }));
    expect(session.current()).toMatchObject({ user: { uid: 'u-robin', name: 'Robin Rider' } });
    session.update(anApprovedUser({ name: 'New Name' }));
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { name: 'New Name' } });
  });
});

describe('a profile that was being read while its person changed it', () => {
  it('does not take the change back', async () => {
    const { session, announce, answer } = start();
    announce(ROBIN);
    await answer(ROBIN);
    const refreshed = session.refresh();
    session.update(anApprovedUser({ name: 'New Name' }));
    await answer(ROBIN);
    await refreshed;
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { name: 'New Name' } });
  });

  it('still ends the session where it refuses', async () => {
    const { session, announce, answer } = start();
    announce(ROBIN);
    await answer(ROBIN);
    const refreshed = session.refresh();
    session.update(anApprovedUser({ name: 'New Name' }));
    await answer(ROBIN, null);
    await refreshed;
    expect(session.current()).toMatchObject({ state: 'signed-out', reason: { code: 'profile-missing' } });
  });
});

describe('signing out', () => {
  it('that failed leaves the person signed in, and says why', async () => {
    const failure = { ok: false, error: { code: 'auth-not-initialized' } } as const;
    const { session, announce, answer } = start(failure);
    announce(ROBIN);
    await answer(ROBIN);
    expect(await session.signOut()).toEqual(failure);
    expect(session.current()).toMatchObject({ state: 'signed-in' });
  });

  it('is known at once where the provider announces it late', async () => {
    const { session, states, announce, answer } = start();
    announce(ROBIN);
    await answer(ROBIN);
    await session.signOut();
    announce(null);
    expect(states.slice(-2)).toEqual(['signed-in u-robin', 'signed-out']);
  });
});
