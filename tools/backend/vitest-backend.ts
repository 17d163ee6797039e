import type { Lifecycle } from './lifecycle.ts';
import { describeFirestore, startDocuments, startIdentity } from './local-backend.ts';
import { freePort } from './port.ts';
import { readSettings } from './settings.ts';

type Stop = () => Promise<void> | void;

/**
 * Global set-up of the emulator tests. Emulators that the environment names are used as they are; missing ones are
 * started on free ports next to those of `npm start`, and end with the tests. Each test file uses its own project.
 */
export async function setup(): Promise<() => Promise<void>> {
  const parts: Stop[] = [];
  let ending = false;
  const lifecycle: Lifecycle = {
    own: (stop) => void parts.push(stop),
    fail: (message) => {
      if (!ending) console.error(message);
    },
  };
  const stopAll = async () => {
    ending = true;
    for (let stop = parts.pop(); stop !== undefined; stop = parts.pop()) await stop();
  };
  const settings = readSettings(process.env);
  const identity = async () => {
    const authPort = await freePort();
    return new URL(await startIdentity({ authPort }, lifecycle)).host;
  };
  const documents = async () => {
    const firestorePort = await freePort();
    const firestore = await startDocuments({ ...settings, firestorePort }, lifecycle);
    console.log(describeFirestore(firestore));
    return firestore.host;
  };
  try {
    const [authHost, firestoreHost] = await Promise.all([
      process.env['FIREBASE_AUTH_EMULATOR_HOST'] || identity(),
      process.env['FIRESTORE_EMULATOR_HOST'] || documents(),
    ]);
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
    process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
