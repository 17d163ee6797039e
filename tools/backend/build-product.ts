import { resolve } from 'node:path';
import { startChildGroup } from './child-group.ts';
import type { Lifecycle } from './lifecycle.ts';
import { LOOPBACK, type Settings } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';

/** The build's variables for a local backend on these ports; they take precedence over `.env.emulator`. */
export function localVariables({ authPort, firestorePort }: Settings): Record<string, string> {
  return {
    VITE_AUTH_EMULATOR_URL: `http://${LOOPBACK}:${authPort}`,
    VITE_FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${firestorePort}`,
  };
}

/**
 * Builds the product as it ships, for the local backend. The build goes into a separate folder, so that it is never
 * deployed, and is never reused: the Auth emulator takes longer to start than the build.
 */
export async function buildProduct(
  settings: Settings,
  outDir: string,
  lifecycle: Pick<Lifecycle, 'own'>,
): Promise<void> {
  console.log('Building the product …');
  const vite = resolve('node_modules', 'vite', 'bin', 'vite.js');
  const target = ['--mode', 'emulator', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const build = startChildGroup(process.execPath, [vite, 'build', ...target], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...localVariables(settings) },
  });
  lifecycle.own(build.stop);
  const how = await build.ended;
  if (how !== 'exit code 0') throw new StartupFailure(`The product could not be built (${how}); see above.`);
}
