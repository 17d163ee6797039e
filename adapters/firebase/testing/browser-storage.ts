import type { Persistence } from 'firebase/auth';

type Listener = (value: unknown) => void;

/** A device's storage. As in a browser, a change notifies every tab except the one that made it. */
export interface BrowserStorage {
  openTab(): Persistence;
}

/**
 * A storage shared by the tabs of one browser. The SDK's session needs it, and Node lacks it. Each tab gets it in the
 * form that the SDK has for other platforms' storages. The browser tests cover the browsers' own storages.
 */
export function createBrowserStorage(): BrowserStorage {
  const values = new Map<string, unknown>();
  const listeners = new Map<Listener, { tab: object; key: string }>();
  // The key without the app's name at its end. Here that name differs between tabs; in a browser it does not.
  const shared = (key: string) => key.slice(0, key.lastIndexOf(':'));

  return {
    openTab() {
      const tab = {};
      const store = (key: string, value: unknown) => {
        if (value === null) values.delete(shared(key));
        else values.set(shared(key), value);
        for (const [listener, heard] of listeners) {
          if (heard.tab !== tab && heard.key === shared(key)) setImmediate(listener, value);
        }
      };
      class TabStorage {
        static readonly type = 'LOCAL';
        readonly type = 'LOCAL';
        readonly _shouldAllowMigration = true;
        _isAvailable = async () => true;
        _set = async (key: string, value: unknown) => store(key, structuredClone(value));
        _get = async (key: string) => structuredClone(values.get(shared(key)) ?? null);
        _remove = async (key: string) => store(key, null);
        _addListener = (key: string, listener: Listener) =>
          void listeners.set(listener, { tab, key: shared(key) });
        _removeListener = (_: string, listener: Listener) => void listeners.delete(listener);
      }
      return TabStorage;
    },
  };
}
