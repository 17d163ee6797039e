import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { Session, SessionState } from '#domain/accounts/services/session.ts';
import { ChunkNotLoaded } from '../product/load-chunk.ts';
import type { LoadProduct } from '../product/product.ts';

export type KnownSessionState = Exclude<SessionState, { state: 'loading' }>;

type Followed = Pick<Session, 'current' | 'subscribe'>;

/** The session, before and after the product has arrived. Guards and screens read its state only here. */
export interface SessionStore {
  /**
   * `loading` until the product is loaded and knows the session. Without a configuration there is no product, and the
   * session is signed out for that reason.
   */
  current(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Starts the load, and waits for the first known state. Rejects if the product is configured but does not load. */
  known(): Promise<KnownSessionState>;
  /** Why the session ended. Only the first call returns the reason. */
  takeReason(): AccountFailure | null;
  follow(session: Followed): void;
}

export const LOADING: SessionState = { state: 'loading' };
const ENDED: AccountFailure = { code: 'session-expired', providerCode: '' };

/**
 * With `expected`, this device had a session when the page loaded. If there is none now, without a known reason, it
 * ended in another tab or by a provider error. After such an error the SDK drops the session (D19).
 */
export function createSessionStore(load: LoadProduct, expected: boolean): SessionStore {
  let followed: Followed | null = null;
  let lastReason: AccountFailure | null = null;
  let expectsSession = expected;
  const listeners = new Set<() => void>();
  const emit = () => {
    const { state } = current();
    if (state === 'signed-in' || state === 'unreachable') expectsSession = false;
    for (const listener of listeners) listener();
  };
  const current = () => followed?.current() ?? LOADING;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    current,
    subscribe,
    async known() {
      const loaded = await load();
      if (!loaded.ok && current() === LOADING) throw new ChunkNotLoaded(loaded.error);
      return new Promise((resolve) => {
        const settle = () => {
          const state = current();
          if (state.state === 'loading') return;
          unsubscribe();
          resolve(state);
        };
        const unsubscribe = subscribe(settle);
        settle();
      });
    },
    takeReason() {
      const state = current();
      if (state.state !== 'signed-out') return null;
      const reason = state.reason ?? (expectsSession ? ENDED : null);
      expectsSession = false;
      if (reason === null || reason === lastReason) return null;
      lastReason = reason;
      return reason;
    },
    follow(session) {
      followed = session;
      session.subscribe(emit);
      emit();
    },
  };
}
