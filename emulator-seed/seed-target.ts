import type { SeedTarget } from './seed.ts';

const LOOPBACK = '127.0.0.1';

/**
 * The backend that `npm run seed` restores: as `npm start` places it by `AUTH_PORT` and `FIRESTORE_PORT`, unless the
 * emulators' own variables name a host.
 */
export function seedTarget(env: Readonly<Record<string, string | undefined>>): SeedTarget {
  const { AUTH_PORT = '9099', FIRESTORE_PORT = '8080' } = env;
  const authHost = env['FIREBASE_AUTH_EMULATOR_HOST'] ?? `${LOOPBACK}:${AUTH_PORT}`;
  return {
    authUrl: `http://${authHost}`,
    firestoreHost: env['FIRESTORE_EMULATOR_HOST'] ?? `${LOOPBACK}:${FIRESTORE_PORT}`,
    projectId: 'demo-car-booking',
  };
}
