import type { SeedTarget } from '#emulator-seed/seed.ts';
import { LOOPBACK, PROJECT_ID, readSettings } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';

/**
 * The local backend that `npm run seed` restores, on the ports of `npm start`. Where the variables that lead operator
 * commands to emulators name others, it refuses, so that nobody seeds one backend and works on the other.
 */
export function seedTarget(env: NodeJS.ProcessEnv): SeedTarget {
  const { authPort, firestorePort } = readSettings(env);
  const hosts = {
    FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${authPort}`,
    FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${firestorePort}`,
  };
  for (const [name, host] of Object.entries(hosts)) {
    if (env[name] && env[name] !== host) {
      throw new StartupFailure(
        `${name} is ${env[name]}, but the seed goes to ${host}: unset it, or set AUTH_PORT and FIRESTORE_PORT.`,
      );
    }
  }
  return {
    authUrl: `http://${hosts.FIREBASE_AUTH_EMULATOR_HOST}`,
    firestoreHost: hosts.FIRESTORE_EMULATOR_HOST,
    projectId: PROJECT_ID,
  };
}
