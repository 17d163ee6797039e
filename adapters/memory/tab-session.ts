import type { BrowserSession } from './browser-session.ts';
import type { ProvenUser } from './identities/identity-table.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import type { MemoryNetwork } from './memory-network.ts';

type Listener = (user: ProvenUser | null) => void;

/** The browser's session as known to one tab. */
export interface TabSession {
  /** Its user, once known. */
  holder(): Promise<ProvenUser | null>;
  onChange(listener: Listener): () => void;
  close(): void;
}

/** Restores the session at once. If the provider refuses it, it ends; if the provider cannot be reached, it stays. */
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
    const token = session.token();
    const found =
      token === null ? null : await network.send('proof', 'identity.restore', () => provider.lookUp(token));
    if (isKnown) return;
    if (found === null || found.ok) settle(found?.value ?? null);
    else if (found.error.code === 'network') settle(cached(token));
    else session.replace(null);
  };

  const leave = session.subscribe(() => settle(cached(session.token())));
  const restored = restore();

  return {
    async holder() {
      if (!isKnown) await restored;
      return current;
    },
    onChange(listener) {
      listeners.add(listener);
      if (isKnown) {
        // Asynchronous, like every announcement: no callback runs during `subscribe`.
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
