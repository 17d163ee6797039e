import { build } from 'vite';
import { localPushKey } from './sender/local-sender.ts';
import { LOOPBACK, type Settings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

/** Sets a build's variables: the local backend's addresses and, if no push key is set, the local sender's key. */
export function nameLocalBackend({ authPort, firestorePort }: Settings): void {
  process.env['VITE_AUTH_EMULATOR_URL'] = `http://${LOOPBACK}:${authPort}`;
  process.env['VITE_FIRESTORE_EMULATOR_HOST'] = `${LOOPBACK}:${firestorePort}`;
  process.env['VITE_PUSH_KEY'] ??= localPushKey();
}

/**
 * Builds the product as it ships, for the local backend. `outDir` is not `dist`, so no one can deploy the build by
 * mistake. No build is reused: the Auth emulator takes longer to start. Throws a `StartupFailure` if the build fails.
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
