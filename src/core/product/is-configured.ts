type Variable =
  | 'VITE_BACKEND'
  | 'VITE_FIREBASE_API_KEY'
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_AUTH_EMULATOR_URL'
  | 'VITE_FIRESTORE_EMULATOR_HOST';

type Variables = Readonly<Partial<Record<Variable, string | undefined>>>;

/**
 * Whether the variables name a backend: `readEnvironment` without its parser, which must not be in a page's first
 * script. A test keeps the two in step.
 */
export function namesBackend(variables: Variables): boolean {
  const {
    VITE_BACKEND: backend = 'firebase',
    VITE_AUTH_EMULATOR_URL,
    VITE_FIRESTORE_EMULATOR_HOST,
  } = variables;
  if (backend !== 'firebase') return backend === 'memory';
  const hasProject = Boolean(variables.VITE_FIREBASE_API_KEY && variables.VITE_FIREBASE_PROJECT_ID);
  return hasProject && Boolean(VITE_AUTH_EMULATOR_URL) === Boolean(VITE_FIRESTORE_EMULATOR_HOST);
}

/** A constant of the build. The variables are named one by one, or every page would carry them all. */
export const isConfigured = namesBackend({
  VITE_BACKEND: import.meta.env.VITE_BACKEND,
  VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  VITE_AUTH_EMULATOR_URL: import.meta.env.VITE_AUTH_EMULATOR_URL,
  VITE_FIRESTORE_EMULATOR_HOST: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
});
