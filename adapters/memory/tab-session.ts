import type { BrowserSession } from './browser-session.ts';
import type { ProvenUser } from './identities/identity-table.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import type { MemoryNetwork } from './memory-network.ts';

type Listener = (user: ProvenUser | null) => void;

/** The session of the browser, as one tab knows it. */
export interface TabSession {
  /** Waits until the session is known. Resolves to its user; `null` if nobody is signed in. */
  holder(): Promise<ProvenUser | null>;
  onChange(listener: Listener): () => void;
  close(): void;
}

/** Restores the session at once. The session stays if the provider cannot be reached, and ends on any other failure. */
export function openTabSession(
  session: BrowserSession,
  provider: MemoryProvider,
  network: MemoryNetwork,
): TabSession {
  const listeners = new Set<Listener>();
  let current: ProvenUser | null = null;
  let isKnown = false;

  const cached = (token: string | null) => {
    const found = token === null ? null : provider.lookUp(token);
    return found?.ok ? found.value : null;
  };
  const settle = (user: ProvenUser | null) => {
    current = user;
    isKnown = true;
    for (const listener of listeners) listener(user);
  };
  const restore = async () => {
    const token = session.refreshToken();
    const found =
      token === null ? null : await network.send('proof', 'identity.restore', () => provider.lookUp(token));
    if (isKnown) return;
    if (found === null || found.ok) settle(found?.value ?? null);
    else if (found.error.code === 'network') settle(cached(token));
    else session.replace(null);
  };

  const leave = session.subscribe(() => settle(cached(session.refreshToken())));
  const restored = restore();

  return {
    async holder() {
      if (!isKnown) await restored;
      return current;
    },
    onChange(listener) {
      listeners.add(listener);
      if (isKnown) {
        // The call is delayed, so that no listener runs before `onChange` has returned.
        queueMicrotask(() => listeners.has(listener) && listener(current));
      }
      return () => listeners.delete(listener);
    },
    close() {
      leave();
      listeners.clear();
    },
  };
}
