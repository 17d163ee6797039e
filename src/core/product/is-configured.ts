type Variable = string | undefined;

/**
 * Whether the build's variables name a backend. Restates `readEnvironment` without its parser, which is too large for a
 * page's first script; a test keeps the two in step. Parameters by position, because property names would be in every page.
 */
export function namesBackend(
  backend: Variable = 'firebase',
  apiKey: Variable,
  projectId: Variable,
  authUrl: Variable,
  firestoreHost: Variable,
): boolean {
  if (backend !== 'firebase') return backend === 'memory';
  return Boolean(apiKey && projectId) && Boolean(authUrl) === Boolean(firestoreHost);
}

/** A constant of the build. The variables are named one by one, or every page would carry them all. */
export const isConfigured = namesBackend(
  import.meta.env.VITE_BACKEND,
  import.meta.env.VITE_FIREBASE_API_KEY,
  import.meta.env.VITE_FIREBASE_PROJECT_ID,
  import.meta.env.VITE_AUTH_EMULATOR_URL,
  import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
);
