import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { EmulatorMockTokenOptions, Firestore } from 'firebase/firestore/lite';
import type { FirestoreOptions } from '../start-firestore.ts';
import { openServer } from './wire-server.ts';
import type { WireServer } from './wire-server.ts';

/** `owner` is the emulator's administrator, `null` is no user. The `sub` of a mock user is the uid. */
type Identity = 'owner' | EmulatorMockTokenOptions | null;

/** A server with SDK clients, for tests. */
export interface Wire extends WireServer {
  connect(projectId: string, identity: Identity): Firestore;
}

/** Starts a server; the SDK's warnings about denied requests are muted. */
export async function openWire(options: Partial<FirestoreOptions> = {}): Promise<Wire> {
  setLogLevel('silent');
  const wire = await openServer(options);
  const { host, port } = wire.server;
  const apps: FirebaseApp[] = [];
  return {
    ...wire,
    connect: (projectId, identity) => {
      const app = initializeApp({ projectId }, `wire-${port}-${apps.length}`);
      apps.push(app);
      const database = getFirestore(app);
      connectFirestoreEmulator(database, host, port, identity ? { mockUserToken: identity } : {});
      return database;
    },
    close: async () => {
      await Promise.all(apps.map(deleteApp));
      await wire.close();
    },
  };
}
