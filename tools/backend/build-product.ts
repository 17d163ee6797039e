import { build } from 'vite';
import { localPushKey } from './sender/local-sender.ts';
import { LOOPBACK, type Settings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

/** Sets the variables of a build: the local backend on these ports, and the key of the local sender. */
export function nameLocalBackend({ authPort, firestorePort }: Settings): void {
  process.env['VITE_AUTH_EMULATOR_URL'] = `http://${LOOPBACK}:${authPort}`;
  process.env['VITE_FIRESTORE_EMULATOR_HOST'] = `${LOOPBACK}:${firestorePort}`;
  process.env['VITE_PUSH_KEY'] ??= localPushKey();
}

/**
 * Builds the product as it ships, for the local backend. The build has a folder of its own, so that nobody deploys it.
 * A build is never reused, because that would save no time: the Auth emulator takes longer to start.
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
