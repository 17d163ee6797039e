import type { Environment } from '../../../src/app/composition/environment.ts';

/** Why a build of this environment must not replace a site that people use; `null` if it may. */
export function deploymentProblem(environment: Environment): string | null {
  if (environment.backend !== 'firebase') {
    return 'no complete Firebase project is configured, so nobody could sign in.';
  }
  const { emulators, appCheckKey, appId } = environment.firebase;
  if (emulators !== null) return `it would talk to the emulators at ${emulators.authUrl}.`;
  if (appCheckKey !== null && appId === '') return 'App Check needs VITE_FIREBASE_APP_ID.';
  return null;
}
