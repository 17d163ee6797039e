import { randomUUID } from 'node:crypto';
import type {
  BrowserUnderTest,
  TabUnderTest,
  WorldUnderTest,
} from '#adapters/contracts/stage/world-under-test.builder.ts';
import { createLastKnown, type TextStorage } from '#adapters/device/last-known.ts';
import { systemClock } from '#adapters/device/system-clock.ts';
import { createFirebaseAdapters } from '../firebase-adapters.ts';
import { provideBrowserGlobals } from './browser-globals.ts';
import { createBrowserStorage } from './browser-storage.ts';
import { emulatorHosts, FIRESTORE_PROJECT } from './emulator-hosts.ts';
import { openNetworkGate, type NetworkGate } from './network-gate.ts';
import { loadDatabaseRules, rawDocuments } from './raw-documents.ts';
import { rawIdentities } from './raw-identities.ts';

/** A browser on the running emulators, and its network. */
export interface FirebaseBrowser extends BrowserUnderTest {
  readonly network: NetworkGate;
  /** Closes the tabs and the network of this browser. The world's `close` closes all browsers that are still open. */
  close(): Promise<void>;
}

export interface FirebaseWorld extends WorldUnderTest {
  openBrowser(): Promise<FirebaseBrowser>;
}

interface Surroundings {
  /** Whether the browsers' networks forward the requests of listeners. Some proxies do not. False by default. */
  readonly listens?: boolean;
}

/** A browser's `localStorage`, which Node lacks. */
function createTextStorage(): () => TextStorage {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  return () => storage;
}

/** The adapters under test on the running emulators, with the product's rules. */
export async function makeFirebaseWorld({ listens = false }: Surroundings = {}): Promise<FirebaseWorld> {
  if (listens) provideBrowserGlobals();
  await loadDatabaseRules();
  const browsers = new Set<FirebaseBrowser>();

  const openBrowser = async (): Promise<FirebaseBrowser> => {
    const [network, storage] = [await openNetworkGate(emulatorHosts(), listens), createBrowserStorage()];
    const lastKnown = createLastKnown(createTextStorage(), systemClock);
    const tabs = new Set<() => Promise<void>>();
    const configuration = {
      apiKey: 'demo-key',
      authDomain: `${FIRESTORE_PROJECT}.firebaseapp.com`,
      projectId: FIRESTORE_PROJECT,
      appId: '',
      appCheckKey: null,
      emulators: { authUrl: `http://${network.host}`, firestoreHost: network.host },
    };
    const openTab = async (): Promise<TabUnderTest> => {
      const options = { persistence: [storage.openTab()], name: randomUUID() };
      const adapters = createFirebaseAdapters(configuration, options);
      const close = async () => {
        tabs.delete(close);
        await adapters.close();
      };
      tabs.add(close);
      return {
        ...adapters,
        openBooks: async () => ({ ...(await adapters.openBooks()), lastKnown }),
        reviews: await adapters.openReviews(),
        close,
      };
    };
    const browser: FirebaseBrowser = {
      network,
      openTab,
      async close() {
        browsers.delete(browser);
        for (const closeTab of tabs) await closeTab();
        await network.close();
      },
    };
    browsers.add(browser);
    return browser;
  };
  return {
    identities: rawIdentities,
    documents: rawDocuments,
    openBrowser,
    async close() {
      for (const browser of browsers) await browser.close();
    },
  };
}
