import type { FirebaseConfiguration } from '../../../adapters/firebase/firebase-configuration.ts';

/** What a deployment cannot do by itself, and nobody misses until it is too late (README, "Into production"). */
export function productionReminders({ appCheckKey }: FirebaseConfiguration): readonly string[] {
  return [
    appCheckKey === null
      ? 'App Check is off, so a script may ask the directory for one address after the other. Set VITE_FIREBASE_APP_CHECK_KEY and deploy again.'
      : 'App Check protects nothing before it is enforced. Once the console shows that real traffic carries tokens, turn on enforcement for Authentication and Firestore.',
    'A budget alert tells of a flood of requests before the bill does. Set one in the console, under Usage and billing.',
  ];
}
