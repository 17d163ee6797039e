import type { FirebaseApp } from 'firebase/app';

/** Attests an app. Call it before the app's first request. */
export type Attest = (app: FirebaseApp) => void;

/** How long a token whose end cannot be read is used. Milliseconds. */
const SHORT_LIFE = 60_000;

function expiryOf(token: string): number {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof exp === 'number') return exp * 1000;
  } catch {
    // The token's claims are not readable.
  }
  return Date.now() + SHORT_LIFE;
}

/** App Check's provider could not be reached, or not in time. */
export class AppCheckUnavailable extends Error {}

/** How long the provider's script may take, in milliseconds. Every form waits for it. */
const LOAD_TIMEOUT_MS = 10_000;

/** Loaded here because the SDK never reports a failed load: every request would then wait for ever. */
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

async function loadRecaptcha(): Promise<void> {
  if ('grecaptcha' in globalThis) return;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = RECAPTCHA;
    const giveUp = () => {
      clearTimeout(deadline);
      script.remove();
      reject(new AppCheckUnavailable('App Check could not be loaded.'));
    };
    const deadline = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    script.addEventListener('error', giveUp);
    script.addEventListener('load', () => {
      clearTimeout(deadline);
      resolve();
    });
    document.head.append(script);
  });
}

/**
 * Loads App Check, where it is switched on; rejects with `AppCheckUnavailable` where its provider does not arrive. The first app attests
 * itself; visits, which have apps of their own, borrow its tokens, so that a page attests once.
 */
export async function loadAppCheck(siteKey: string): Promise<Attest> {
  const [{ CustomProvider, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import('firebase/app-check'),
    loadRecaptcha(),
  ]);
  let borrowed: InstanceType<typeof CustomProvider> | null = null;
  return (app) => {
    if (borrowed !== null) {
      initializeAppCheck(app, { provider: borrowed, isTokenAutoRefreshEnabled: false });
      return;
    }
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    const own = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
    borrowed = new CustomProvider({
      getToken: async () => {
        const { token } = await getToken(own);
        return { token, expireTimeMillis: expiryOf(token) };
      },
    });
  };
}
