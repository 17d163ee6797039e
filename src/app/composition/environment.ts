import type { FirebaseConfiguration } from '#adapters/firebase/firebase-configuration.ts';
import { text } from '#domain/shared/decoders.ts';

/** Where the product stores its data; `unconfigured` if the build's variables do not name the place. */
export type Environment =
  | { readonly backend: 'memory' }
  | { readonly backend: 'firebase'; readonly firebase: FirebaseConfiguration }
  | { readonly backend: 'unconfigured' };

/** Reads the build's variables. `VITE_BACKEND` is Firebase by default. Empty variables of Firebase count as absent. */
export function readEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const read = (name: string) => text(variables[name]) || null;
  const backend = variables['VITE_BACKEND'] ?? 'firebase';
  if (backend === 'memory') return { backend };
  const apiKey = read('VITE_FIREBASE_API_KEY');
  const projectId = read('VITE_FIREBASE_PROJECT_ID');
  if (backend !== 'firebase' || !apiKey || !projectId) return { backend: 'unconfigured' };
  const authUrl = read('VITE_AUTH_EMULATOR_URL');
  const firestoreHost = read('VITE_FIRESTORE_EMULATOR_HOST');
  // With the address of only one emulator, half of the requests would go to production.
  if (Boolean(authUrl) !== Boolean(firestoreHost)) return { backend: 'unconfigured' };
  return {
    backend,
    firebase: {
      apiKey,
      projectId,
      authDomain: read('VITE_FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`,
      appId: read('VITE_FIREBASE_APP_ID') ?? '',
      appCheckKey: read('VITE_FIREBASE_APP_CHECK_KEY'),
      emulators: authUrl && firestoreHost ? { authUrl, firestoreHost } : null,
    },
  };
}
