import type { AdmittedUser } from '../admission/admission-policy.ts';
import type { AccountFailure, AccountResult } from '../model/errors/account-error.ts';
import { accountMeaning } from '../model/errors/account-meaning.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { IdentityUser, PrivateSession } from '../ports/private-session.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import { succeed } from '../../shared/result.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import { createCachedProfile } from '../admission/cached-profile.ts';
import { readAdmission } from './read-admission.ts';

export type SessionState =
  /** Until the first answer, and during a change to another person. */
  | { readonly state: 'loading' }
  /** `reason` says why the session ended; `null` if its user ended it, or if there was none. */
  | { readonly state: 'signed-out'; readonly reason: AccountFailure | null }
  /** The identity is valid, but its profile could not be read (D19). */
  | { readonly state: 'unreachable'; readonly identity: IdentityUser; readonly error: AccountFailure }
  | {
      readonly state: 'signed-in';
      readonly identity: IdentityUser;
      readonly user: AdmittedUser;
      /** Whether the user is from the cache, because the server has not answered since the page opened. */
      readonly isCached: boolean;
    };

/** The only source of who is signed in, for screens and guards. */
export interface Session {
  current(): SessionState;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Makes an admitted user's private session the session of the device, without another read of the profile. */
  enter(
    privateSession: Pick<PrivateSession, 'user' | 'enter'>,
    user: AdmittedUser,
  ): Promise<AccountResult<void>>;
  /** Reads the profile again. A refusal ends the session and is its reason. Without an answer nothing changes. */
  refresh(): Promise<void>;
  /** Applies a change that was stored in the user's own profile. */
  update(user: AdmittedUser): void;
  /** Ends the session. With a cached user it ends at once, otherwise only if the provider succeeds. */
  signOut(): Promise<AccountResult<void>>;
}

/** The dependencies of most services: the ports and the session. */
export type WithSession = AccountPorts & { readonly session: Session };

/** Why a session ends. Its user was admitted before, so a rejection is a revocation (D13). */
function endOf(refusal: AccountFailure): AccountFailure {
  return refusal.code === 'rejected' ? { code: 'access-revoked', reason: refusal.reason } : refusal;
}

/** Creates the session. It listens to the provider as long as the page lives. */
export function createSession({
  identity,
  users,
  lastKnown,
}: {
  identity: Pick<IdentityPort, 'onSessionChange' | 'signedInAt' | 'signOut'>;
  users: Pick<UserRepository, 'read'>;
  lastKnown: LastKnown;
}): Session {
  let state: SessionState = { state: 'loading' };
  let holder: string | null = null;
  /** Counts local changes. A profile is out of date if its read began before the latest change. */
  let changes = 0;
  /** Reads of a profile are numbered as they begin. `heeded` is the latest read whose answer was used. */
  let begun = 0;
  let heeded = 0;
  let entering: { readonly uid: string; readonly user: AdmittedUser; isAnnounced: boolean } | null = null;
  /** The uid of the user who has signed out here. The provider may still announce them before it confirms that. */
  let leaving: string | null = null;
  const listeners = new Set<() => void>();
  const cachedProfile = createCachedProfile(lastKnown);

  const become = (next: SessionState) => {
    state = next;
    if (next.state === 'signed-out') cachedProfile.forget();
    for (const listener of listeners) listener();
  };

  /** Signs in an admitted user, or changes the signed-in user, and updates the cache. */
  const admitted = (person: IdentityUser, user: AdmittedUser) => {
    cachedProfile.cache(user);
    become({ state: 'signed-in', identity: person, user, isCached: false });
  };

  /** Signs in the cached user, unless the session is another person's. Returns whether a user was signed in. */
  const standIn = () => {
    const uid = holder ?? lastKnown.holder();
    const user = uid === null ? null : cachedProfile.read(uid);
    if (user === null) return false;
    holder = user.uid;
    become({ state: 'signed-in', identity: { uid: user.uid, email: user.email }, user, isCached: true });
    return true;
  };

  const dismiss = async (reason: AccountFailure) => {
    holder = null;
    become({ state: 'signed-out', reason });
    await identity.signOut();
  };

  /** Adds the reason to an ended session. The provider may have ended the session before an answer shows why. */
  const explain = (reason: AccountFailure) => {
    const isExplained = reason.code === 'user-disabled' || reason.code === 'session-expired';
    if (isExplained && state.state === 'signed-out' && state.reason === null) become({ ...state, reason });
  };

  const settle = async (person: IdentityUser) => {
    const known = changes;
    begun += 1;
    const read = begun;
    const { signedInAt } = identity;
    const admission = await readAdmission(users, { uid: person.uid, area: null, signedInAt });
    if (holder === null && !admission.ok && changes === known) explain(admission.error);
    if (holder !== person.uid || read < heeded || (admission.ok && changes !== known)) return;
    const isUnanswered = !admission.ok && isUnreached(admission.error);
    if (!admission.ok && !isUnanswered) cachedProfile.forget();
    const refused = !admission.ok && accountMeaning(admission.error).kind === 'refusal';
    if (admission.ok || refused) heeded = read;
    if (admission.ok) admitted(person, admission.value);
    else if (refused) await dismiss(endOf(admission.error));
    // An answer that neither admits nor refuses the user counts only if no later read has begun.
    else if (read === begun) {
      // A user whom the server has admitted stays. A cached user stays only while the server does not answer.
      const stays = state.state === 'signed-in' && (isUnanswered || !state.isCached);
      if (!stays && !(isUnanswered && standIn()))
        become({ state: 'unreachable', identity: person, error: admission.error });
    }
  };

  identity.onSessionChange((person) => {
    if (person?.uid === leaving) return;
    leaving = null;
    if (person === null) {
      holder = null;
      // If a refusal has ended the session already, its reason stays.
      if (state.state !== 'signed-out') become({ state: 'signed-out', reason: null });
      return;
    }
    const same = holder === person.uid;
    holder = person.uid;
    if (entering?.uid === person.uid) {
      entering.isAnnounced = true;
      admitted(person, entering.user);
    } else if (same && state.state === 'signed-in') {
      const { isCached } = state;
      become({ ...state, identity: person });
      if (isCached) void settle(person);
    } else {
      if (state.state !== 'signed-out') become({ state: 'loading' });
      void settle(person);
    }
  });

  /** Without a network, half a minute may pass until the provider announces the user or a read fails. */
  const standInForSilence = async () => {
    await lastKnown.patience();
    if (state.state === 'loading') standIn();
  };
  void standInForSilence();

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async enter(privateSession, user) {
      const { user: person } = privateSession;
      const entry = { uid: person.uid, user, isAnnounced: false };
      entering = entry;
      const entered = await privateSession.enter();
      entering = null;
      // If the provider has not announced the user yet, its later announcement causes no read.
      if (entered.ok && !entry.isAnnounced) {
        holder = person.uid;
        admitted(person, user);
      }
      return entered;
    },
    async refresh() {
      if (state.state === 'signed-in' || state.state === 'unreachable') await settle(state.identity);
    },
    update(user) {
      if (state.state !== 'signed-in' || state.user.uid !== user.uid) return;
      changes += 1;
      admitted(state.identity, user);
    },
    async signOut() {
      // The cache goes first, because a provider without a network takes long.
      cachedProfile.forget();
      const ending = identity.signOut();
      const ended = state.state === 'signed-in' && state.isCached ? succeed() : await ending;
      if (ended.ok) changes += 1;
      if (ended.ok && state.state !== 'signed-out') {
        leaving = holder;
        holder = null;
        become({ state: 'signed-out', reason: null });
      }
      return ended;
    },
  };
}
