import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import type * as Full from 'firebase/firestore';
import { NodeXmlHttpRequest } from './node-xml-http-request.ts';

/** The emulator's administrator, a mock user by claims (`sub` is the uid), or nobody. */
type Identity = 'owner' | Full.EmulatorMockTokenOptions | null;

/** The full web SDK in Node, with a client per project and identity. */
export interface FullSdk {
  readonly sdk: typeof Full;
  connect(projectId: string, identity: Identity, settings?: Full.FirestoreSettings): Full.Firestore;
  close(): Promise<void>;
}

/** The build for browsers, which speaks WebChannel: Node's own would speak gRPC. */
const BROWSER_BUILD = 'dist/index.esm.js';

export async function openFullSdk(host: string, port: number): Promise<FullSdk> {
  const manifest = createRequire(import.meta.url).resolve('@firebase/firestore/package.json');
  const build = new URL(BROWSER_BUILD, pathToFileURL(manifest)).href;
  const sdk = (await import(build)) as typeof Full;
  sdk.setLogLevel('silent');
  const original = globalThis.XMLHttpRequest;
  Object.assign(globalThis, { XMLHttpRequest: NodeXmlHttpRequest });
  const clients: Full.Firestore[] = [];
  return {
    sdk,
    connect: (projectId, identity, settings = {}) => {
      const app = initializeApp({ projectId }, `full-${port}-${clients.length}`);
      const client = sdk.initializeFirestore(app, settings);
      sdk.connectFirestoreEmulator(client, host, port, identity ? { mockUserToken: identity } : {});
      clients.push(client);
      return client;
    },
    close: async () => {
      await Promise.all(clients.map((client) => sdk.terminate(client)));
      await Promise.all(clients.map(({ app }) => deleteApp(app)));
      Object.assign(globalThis, { XMLHttpRequest: original });
    },
  };
}
