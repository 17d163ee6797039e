import type { Environment } from '../../../src/app/composition/environment.ts';

type Deployment =
  /** A build of this environment must not replace a site that people use. */
  | { readonly problem: string }
  /** Tasks that a deployment cannot do by itself, and whose lack is noticed too late (README, "Into production"). */
  | { readonly reminders: readonly string[] };

/** The problem and the reminders of a deployment of this environment. */
export function deploymentOf(environment: Environment): Deployment {
  if (environment.backend !== 'firebase') {
    return { problem: 'no complete Firebase project is configured, so no person could sign in.' };
  }
  const { emulators, appCheckKey, appId } = environment.firebase;
  if (emulators !== null) return { problem: `it would talk to the emulators at ${emulators.authUrl}.` };
  if (appCheckKey !== null && appId === '') return { problem: 'App Check needs VITE_FIREBASE_APP_ID.' };
  return {
    reminders: [
      appCheckKey === null
        ? 'App Check is off, so a script may ask the directory for one address after the other. Set VITE_FIREBASE_APP_CHECK_KEY and deploy again.'
        : 'App Check protects nothing before it is enforced. Once the console shows that real traffic carries tokens, turn on enforcement for Authentication and Firestore.',
      'A budget alert tells of a flood of requests before the bill does. Set one in the console, under Usage and billing.',
    ],
  };
}
