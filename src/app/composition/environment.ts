import * as z from 'zod/mini';
import type { FirebaseConfiguration } from '#adapters/firebase/firebase-configuration.ts';

const text = z.optional(z.string());

const Variables = z.object({
  VITE_BACKEND: z.optional(z.enum(['firebase', 'memory'])),
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_FIREBASE_APP_CHECK_KEY: text,
  VITE_AUTH_EMULATOR_URL: text,
  VITE_FIRESTORE_EMULATOR_HOST: text,
});

/** Where the product's data is stored. `unconfigured` is a state with its own error text. */
export type Environment =
  | { readonly backend: 'memory' }
  | { readonly backend: 'firebase'; readonly firebase: FirebaseConfiguration }
  | { readonly backend: 'unconfigured' };

/** Reads the build's variables; anything incomplete is `unconfigured`, never a half-working product. */
export function readEnvironment(variables: unknown): Environment {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) return { backend: 'unconfigured' };
  const found = parsed.data;
  if (found.VITE_BACKEND === 'memory') return { backend: 'memory' };
  const apiKey = found.VITE_FIREBASE_API_KEY;
  const projectId = found.VITE_FIREBASE_PROJECT_ID;
  if (!apiKey || !projectId) return { backend: 'unconfigured' };
  const authUrl = found.VITE_AUTH_EMULATOR_URL;
  const firestoreHost = found.VITE_FIRESTORE_EMULATOR_HOST;
  // With only one of the two, half of the requests would go to production.
  if (Boolean(authUrl) !== Boolean(firestoreHost)) return { backend: 'unconfigured' };
  return {
    backend: 'firebase',
    firebase: {
      apiKey,
      projectId,
      authDomain: found.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
      appId: found.VITE_FIREBASE_APP_ID ?? '',
      appCheckKey: found.VITE_FIREBASE_APP_CHECK_KEY || null,
      emulators: authUrl && firestoreHost ? { authUrl, firestoreHost } : null,
    },
  };
}
