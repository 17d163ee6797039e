import { build } from 'vite';
import { localPushKey } from './sender/local-sender.ts';
import { LOOPBACK, type Settings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

/** Has Vite build the product for a local backend on these ports, with the key of the local sender. */
export function nameLocalBackend({ authPort, firestorePort }: Settings): void {
  process.env['VITE_AUTH_EMULATOR_URL'] = `http://${LOOPBACK}:${authPort}`;
  process.env['VITE_FIRESTORE_EMULATOR_HOST'] = `${LOOPBACK}:${firestorePort}`;
  process.env['VITE_PUSH_KEY'] ??= localPushKey();
}

/**
 * Builds the product as it ships, for the local backend. The build has a folder of its own, so that it is never
 * deployed, and it is never reused: starting the Auth emulator takes longer than the build.
 */
export async function buildProduct(settings: Settings, outDir: string): Promise<void> {
  console.log('Building the product …');
  nameLocalBackend(settings);
  try {
    await build({ mode: 'emulator', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  } catch (error) {
    throw new StartupFailure(`The product could not be built: ${inOneLine(error)}`);
  }
}
