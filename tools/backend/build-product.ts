import { build } from 'vite';
import { localPushKey } from './sender/local-sender.ts';
import { LOOPBACK, type Settings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

/** Sets the variables of a build: the local backend's addresses and, unless a push key is set, the local sender's. */
export function nameLocalBackend({ authPort, firestorePort }: Settings): void {
  process.env['VITE_AUTH_EMULATOR_URL'] = `http://${LOOPBACK}:${authPort}`;
  process.env['VITE_FIRESTORE_EMULATOR_HOST'] = `${LOOPBACK}:${firestorePort}`;
  process.env['VITE_PUSH_KEY'] ??= localPushKey();
}

/**
 * Builds the product as it ships, for the local backend. No one can deploy the build by mistake, since `outDir` is not
 * `dist`. No build is reused: the Auth emulator takes longer to start. Throws a `StartupFailure` if the build fails.
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
