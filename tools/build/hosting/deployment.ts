import type { Environment } from '../../../src/app/composition/environment.ts';

/**
 * The reason why a build of this environment must not be deployed; `null` if there is none. The doctor checks the
 * project itself after the deployment.
 */
export function deploymentProblem(environment: Environment): string | null {
  if (environment.backend !== 'firebase') {
    return 'no complete Firebase project is configured, so no person could sign in. Both VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID must be set.';
  }
  const { emulators, appCheckKey, appId } = environment.firebase;
  if (emulators !== null) return `it would talk to the emulators at ${emulators.authUrl}.`;
  return appCheckKey !== null && appId === '' ? 'App Check needs VITE_FIREBASE_APP_ID.' : null;
}

/**
 * The reason why a build must not be deployed to the `named` project; `null` if there is none. The pages use the data
 * of the `configured` project, and the named project gets the rules, indexes and functions.
 */
export function projectProblem(named: string | undefined, configured: string): string | null {
  if (named === undefined || named === configured) return null;
  return `--project is ${named}, and VITE_FIREBASE_PROJECT_ID is ${configured}: both must be the id of one project.`;
}
