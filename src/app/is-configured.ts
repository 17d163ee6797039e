const { VITE_BACKEND, VITE_FIREBASE_API_KEY, VITE_FIREBASE_PROJECT_ID } = import.meta.env;

/** Whether this build names a backend. A constant of the build; what exactly it names is the composition root's business. */
export const isConfigured =
  VITE_BACKEND === 'memory' || Boolean(VITE_FIREBASE_API_KEY && VITE_FIREBASE_PROJECT_ID);
