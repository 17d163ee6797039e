import { startAuthEmulator } from './auth-emulator.ts';
import { createLifecycle } from './lifecycle.ts';
import { startDocuments } from './local-backend.ts';
import { freePort } from './port.ts';
import { readSettings } from './settings.ts';

/**
 * Global set-up of the emulator tests. Emulators that the environment names are used as they are; missing ones are
 * started on free ports next to those of `npm start`, and end with the tests. Each test file uses its own project.
 */
export async function setup(): Promise<() => Promise<void>> {
  const lifecycle = createLifecycle(console.error);
  const identity = async () => {
    const url = await startAuthEmulator(await freePort(), lifecycle);
    return new URL(url).host;
  };
  const documents = async () => {
    const settings = { ...readSettings(process.env), firestorePort: await freePort() };
    const { kind, host, why } = await startDocuments(settings, lifecycle);
    console.log(`Firestore ${host} (${kind}: ${why})`);
    return host;
  };
  try {
    const [authHost, firestoreHost] = await Promise.all([
      process.env['FIREBASE_AUTH_EMULATOR_HOST'] || identity(),
      process.env['FIRESTORE_EMULATOR_HOST'] || documents(),
    ]);
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
    process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  } catch (error) {
    await lifecycle.stopAll();
    throw error;
  }
  return lifecycle.stopAll;
}
