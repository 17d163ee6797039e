import { startAuthEmulator } from './auth-emulator.ts';
import { startFirestoreBackend, type FirestoreBackend } from './firestore-backend.ts';
import type { Lifecycle } from './lifecycle.ts';
import { assertFree } from './port.ts';
import { loadRulesFile } from './rules-loader.ts';
import type { Settings } from './settings.ts';

export interface LocalBackend {
  readonly authUrl: string;
  readonly firestore: FirestoreBackend;
}

async function startDocuments(settings: Settings, lifecycle: Lifecycle): Promise<FirestoreBackend> {
  await assertFree(settings.firestorePort, 'Firestore', 'FIRESTORE_PORT');
  const firestore = await startFirestoreBackend(settings, process.env, lifecycle);
  await loadRulesFile(firestore.host);
  return firestore;
}

export async function startLocalBackend(settings: Settings, lifecycle: Lifecycle): Promise<LocalBackend> {
  const [authUrl, firestore] = await Promise.all([
    startAuthEmulator(settings.authPort, lifecycle),
    startDocuments(settings, lifecycle),
  ]);
  return { authUrl, firestore };
}

/** One line for the terminal: the addresses, which Firestore runs, and why that one. */
export function describeBackend({ authUrl, firestore: { kind, host, why } }: LocalBackend): string {
  const name = kind === 'official' ? 'official emulator' : 'built-in';
  return `Backend: Auth ${authUrl}, Firestore ${host} (${name}: ${why})`;
}
