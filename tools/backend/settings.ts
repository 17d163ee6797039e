import { z } from 'zod';
import { StartupFailure } from './startup-failure.ts';

/** The id of the local project. Because it begins with `demo-`, the emulators never reach production. */
export const PROJECT_ID = 'demo-car-booking';
export const LOOPBACK = '127.0.0.1';
/** The page's host. As in production, its origin differs from the backend's. */
export const APP_HOST = 'localhost';

const port = (usual: number) => z.coerce.number().int().min(1).max(65_535).default(usual);

const Settings = z.object({
  PORT: port(5173),
  AUTH_PORT: port(9099),
  FIRESTORE_PORT: port(8080),
  FIRESTORE: z.enum(['official', 'builtin']).optional(),
  SEED_WEEK: z.enum(['yes', 'no']).default('yes'),
});

export interface Settings {
  readonly appPort: number;
  readonly authPort: number;
  readonly firestorePort: number;
  /** `undefined` means the official Firestore if it can run, otherwise the built-in one. */
  readonly firestore: 'official' | 'builtin' | undefined;
  /** Whether the seed has the rides and books of the days before today. Tests that count rides begin without them. */
  readonly hasWeek: boolean;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join('.'));
    // Only tests set SEED_WEEK, so the message names it only if its value is wrong.
    const week = names.includes('SEED_WEEK') ? ', SEED_WEEK is yes or no' : '';
    throw new StartupFailure(
      `${names.join(', ')} cannot be used: a port is a number up to 65535, FIRESTORE is official or builtin${week}.`,
    );
  }
  const { PORT, AUTH_PORT, FIRESTORE_PORT, FIRESTORE, SEED_WEEK } = parsed.data;
  return {
    appPort: PORT,
    authPort: AUTH_PORT,
    firestorePort: FIRESTORE_PORT,
    firestore: FIRESTORE,
    hasWeek: SEED_WEEK === 'yes',
  };
}
