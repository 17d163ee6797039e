import { createLifecycle } from './lifecycle.ts';
import { describeBackend, startLocalBackend } from './local-backend.ts';
import { freePort } from './port.ts';
import { readSettings } from './settings.ts';

/**
 * Global set-up of the emulator and soak tests: a local backend, which ends with the tests. Its ports are free ones, so
 * that `npm start` may run at the same time. Each test file uses its own project.
 */
export async function setup(): Promise<() => Promise<void>> {
  const lifecycle = createLifecycle(console.error);
  const ports = { authPort: await freePort(), firestorePort: await freePort() };
  try {
    const backend = await startLocalBackend({ ...readSettings(process.env), ...ports }, lifecycle);
    console.log(describeBackend(backend));
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(backend.authUrl).host;
    process.env['FIRESTORE_EMULATOR_HOST'] = backend.firestore.host;
  } catch (error) {
    await lifecycle.stopAll();
    throw error;
  }
  return lifecycle.stopAll;
}
