import type { Environment } from '../../../src/app/composition/environment.ts';
import type { InlineHashes } from './inline-hashes.ts';

const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const DOCUMENTS = 'https://firestore.googleapis.com';

/** App Check uses reCAPTCHA Enterprise, which brings its own script, frame and hosts. */
const APP_CHECK = {
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

export function usesAppCheck(environment: Environment): boolean {
  return environment.backend === 'firebase' && environment.firebase.appCheckKey !== null;
}

/** The origins to which the Firebase adapter sends requests. */
function connections(environment: Environment): readonly string[] {
  if (environment.backend !== 'firebase') return [];
  const { emulators } = environment.firebase;
  const backend = emulators && [emulators.authUrl, `http://${emulators.firestoreHost}`];
  return [...(backend ?? [...IDENTITY, DOCUMENTS]), ...(usesAppCheck(environment) ? APP_CHECK.connect : [])];
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;
}

/**
 * The content security policy of one page. It allows the site's files, the page's inline scripts and styles by hash,
 * and the configured backend. The browser itself sends no form, so without scripts no password gets into an address.
 */
export function securityPolicy(environment: Environment, { scripts, styles }: InlineHashes): string {
  const appCheck = usesAppCheck(environment);
  const local = environment.backend === 'firebase' && environment.firebase.emulators !== null;
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scripts, ...(appCheck ? APP_CHECK.script : [])]),
    directive('style-src', ["'self'", ...styles]),
    "img-src 'self' data:",
    directive('connect-src', connections(environment)),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(appCheck ? [directive('frame-src', APP_CHECK.frame)] : []),
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Only the policy `worker` exists, for the address of our worker (`src/app/shell/`). reCAPTCHA makes scripts and
    // markup from strings, which trusted types refuse.
    ...(appCheck ? [] : ["require-trusted-types-for 'script'", 'trusted-types worker']),
    ...(local ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}

/** The content security policy of the worker: it may fetch files of this site only. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
