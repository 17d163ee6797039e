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

const AGAIN = 'Everything was stopped; start again.';

/** Starts identity; resolves with its URL once it is ready. The lifecycle owns it. */
export async function startIdentity(
  { authPort }: Pick<Settings, 'authPort'>,
  lifecycle: Lifecycle,
): Promise<string> {
  await assertFree(authPort, 'Auth emulator', 'AUTH_PORT');
  const auth = await startAuthEmulator(authPort);
  lifecycle.own(() => auth.group.stop());
  await auth.ready;
  void auth.group.ended.then((how) =>
    lifecycle.fail(`The Auth emulator ended unexpectedly (${how}). ${AGAIN}`),
  );
  return auth.url;
}

/** Starts the document database with its rules loaded. The lifecycle owns it. */
export async function startDocuments(
  settings: Pick<Settings, 'firestore' | 'firestorePort'>,
  lifecycle: Lifecycle,
  env: NodeJS.ProcessEnv = process.env,
): Promise<FirestoreBackend> {
  await assertFree(settings.firestorePort, 'Firestore', 'FIRESTORE_PORT');
  const firestore = await startFirestoreBackend(settings, env);
  lifecycle.own(firestore.stop);
  await loadRulesFile(firestore.host);
  void firestore.ended.then((how) => lifecycle.fail(`Firestore ended unexpectedly (${how}). ${AGAIN}`));
  return firestore;
}

/** Starts identity and the document database side by side. */
export async function startLocalBackend(settings: Settings, lifecycle: Lifecycle): Promise<LocalBackend> {
  const [authUrl, firestore] = await Promise.all([
    startIdentity(settings, lifecycle),
    startDocuments(settings, lifecycle),
  ]);
  return { authUrl, firestore };
}

/** Where the document database is, which one it is, and why. */
export function describeFirestore({ kind, host, why }: FirestoreBackend): string {
  return `Firestore ${host} (${kind === 'official' ? 'official emulator' : 'built-in'}: ${why})`;
}

export function describeBackend({ authUrl, firestore }: LocalBackend): string {
  return `Backend: Auth ${authUrl}, ${describeFirestore(firestore)}`;
}
