import type { Result } from '../../shared/result.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { assessProfile, type FoundAccount } from '../model/found-account.ts';
import { aStoredProfile } from '../model/stored-profile.builder.ts';
import type { StoredProfile } from '../model/stored-profile.ts';
import type { IdentityUser } from '../ports/private-session.ts';
import { createSession } from './session.ts';

export const ROBIN: IdentityUser = { uid: 'u-robin', email: 'robin@example.com' };
export const ALEX: IdentityUser = { uid: 'u-alex', email: 'alex@example.com' };

/** A session. Its provider and its store announce and answer when the test says so, in any order. */
export function startScripted(
  signedOut: AccountResult<void> | Promise<never> = { ok: true, value: undefined },
  stored: StoredProfile | null = null,
) {
  let cached = stored;
  let losePatience = () => {};
  const lastKnown = {
    read: (uid: string) => (cached?.uid === uid ? cached : null),
    holder: () => cached?.uid ?? null,
    cache(_uid: string, _name: string, profile: object) {
      cached = Object.assign(aStoredProfile(), profile);
    },
    forget() {
      cached = null;
    },
    patience: () =>
      new Promise<void>((resolve) => {
        losePatience = resolve;
      }),
  };
  const listeners: ((user: IdentityUser | null) => void)[] = [];
  const reads: { uid: string; resolve: (read: Result<FoundAccount>) => void }[] = [];
  let signOuts = 0;
  const reply = async (read: (typeof reads)[number] | undefined, result: Result<FoundAccount>) => {
    read?.resolve(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const session = createSession({
    identity: {
      onSessionChange(listener) {
        listeners.push(listener);
        return () => {};
      },
      signedInAt: async () => ({ ok: true, value: new Date('2025-06-01T12:00:00.000Z') }),
      async signOut() {
        signOuts += 1;
        return signedOut;
      },
    },
    users: {
      read: (uid) => new Promise((resolve) => reads.push({ uid, resolve })),
    },
    lastKnown,
  });
  return {
    session,
    announce: (user: IdentityUser | null) => listeners.forEach((listener) => listener(user)),
    /** Answers the latest read of a person's profile, and waits for the session to react. */
    answer({ uid }: IdentityUser, profile: StoredProfile | null = aStoredProfile({ uid })) {
      const read = reads.findLast((asked) => asked.uid === uid);
      return reply(read, { ok: true, value: assessProfile(uid, profile) });
    },
    /** Answers the read with this number, counted from one. */
    answerNumber: (number: number, result: Result<FoundAccount>) => reply(reads[number - 1], result),
    /** Ends the time for which a page waits for the server. */
    async stayLongSilent() {
      losePatience();
      await new Promise((resolve) => setImmediate(resolve));
    },
    isCached: () => cached !== null,
    counts: () => ({ reads: reads.length, signOuts }),
  };
}

/** The same session with Robin signed in. */
export async function startSignedIn(signedOut?: AccountResult<void>) {
  const started = startScripted(signedOut);
  started.announce(ROBIN);
  await started.answer(ROBIN);
  return started;
}
