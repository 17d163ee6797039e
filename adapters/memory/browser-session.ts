/** The storage of a browser's session. `localStorage` and `sessionStorage` have this form. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The session of one browser: the refresh token, and the tabs to notify of changes. */
export interface BrowserSession {
  refreshToken(): string | null;
  /** Stores another token, or none, and notifies every tab, the calling one included. */
  replace(token: string | null): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'car-booking.session';

/** The session in `storage`. Tabs of another browser on the same storage are not notified of changes. */
export function createBrowserSession(storage: SessionStorage): BrowserSession {
  const listeners = new Set<() => void>();
  return {
    refreshToken: () => storage.getItem(KEY),
    replace(token) {
      if (token === null) storage.removeItem(KEY);
      else storage.setItem(KEY, token);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Storage that lasts as long as the page. */
export function createTransientStorage(): SessionStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
