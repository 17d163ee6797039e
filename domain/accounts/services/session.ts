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
  /** Until the first answer, and while the session changes to another person. */
  | { readonly state: 'loading' }
  /** `reason` is why a session ended if the user did not end it. */
  | { readonly state: 'signed-out'; readonly reason: AccountFailure | null }
  /** The identity is valid but its profile could not be read: neither admitted nor refused (D19). */
  | { readonly state: 'unreachable'; readonly identity: IdentityUser; readonly error: AccountFailure }
  | {
      readonly state: 'signed-in';
      readonly identity: IdentityUser;
      readonly user: AdmittedUser;
      /** The user is cached on this device: the server has not answered since the page opened. */
      readonly isCached: boolean;
    };

/** The only source of truth about the session. Screens and guards read it; nothing else decides who is signed in. */
export interface Session {
  current(): SessionState;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Makes an admitted private session the session without reading its profile again. */
  enter(
    privateSession: Pick<PrivateSession, 'user' | 'enter'>,
    user: AdmittedUser,
  ): Promise<AccountResult<void>>;
  /** Reads the user's profile again: a refusal ends the session with its reason; without an answer nothing changes. */
  refresh(): Promise<void>;
  /** Applies the changes of a successful write of the user's own profile. */
  update(user: AdmittedUser): void;
  /** Ends the session: of a cached user at once, of another once the provider has; if that fails, the session stays. */
  signOut(): Promise<AccountResult<void>>;
}

/** The dependencies of most services: the ports, and the session. */
export type WithSession = AccountPorts & { readonly session: Session };

/** Why a session ends. Its user was admitted before (D13), so a rejection means revoked access. */
function endOf(refusal: AccountFailure): AccountFailure {
  return refusal.code === 'rejected' ? { code: 'access-revoked', reason: refusal.reason } : refusal;
}

/** Starts listening at once and lives as long as the page. */
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
  /** Counts local changes: a profile that was read before one of them is out of date. */
  let changes = 0;
  /** Reads of a profile are numbered as they start; `heeded` is the latest whose answer was used. */
  let begun = 0;
  let heeded = 0;
  let entering: { readonly uid: string; readonly user: AdmittedUser; isAnnounced: boolean } | null = null;
  /** The uid that has signed out here, until the provider confirms it: before that it may still announce them. */
  let leaving: string | null = null;
  const listeners = new Set<() => void>();
  const cachedProfile = createCachedProfile(lastKnown);

  const become = (next: SessionState) => {
    state = next;
    if (next.state === 'signed-out') cachedProfile.forget();
    for (const listener of listeners) listener();
  };

  /** The server has admitted the user, now or at their sign-in. */
  const admitted = (person: IdentityUser, user: AdmittedUser) => {
    cachedProfile.cache(user);
    become({ state: 'signed-in', identity: person, user, isCached: false });
  };

  /** Uses the cached user, unless the session belongs to another person. Returns whether it did. */
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

  /** The provider drops a refused identity before it answers the read that required its token. */
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
    // An older answer must not override a read still in progress.
    else if (read === begun) {
      // A user admitted by the server stays; a cached one stays while the server does not answer.
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
      // If a refusal has ended the session, this only confirms it, and the reason stays.
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

  /** Without coverage the provider may take half a minute for the session's user, and another for their profile. */
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
      // The provider may announce the change only after this; then the announcement is not new.
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
      // First, because a provider without a connection takes long.
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
