import type { FirebaseApp } from 'firebase/app';
import { succeed, type Result } from '#domain/shared/result.ts';
import { tokenEnd } from '../token-end.ts';
import { loadRecaptcha } from './load-recaptcha.ts';

/** Attests an app. Call it before the app's first request. */
export type Attest = (app: FirebaseApp) => void;

/** How long to use a token whose expiry cannot be read. */
const UNREADABLE_TOKEN_LIFE_MS = 60_000;

/**
 * Loads App Check, or fails if its provider cannot be loaded. The first app attests itself; private sessions, which have
 * their own apps, borrow its tokens, so that a page attests only once.
 */
export async function loadAppCheck(siteKey: string): Promise<Result<Attest>> {
  const [{ CustomProvider, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }, provided] =
    await Promise.all([import('firebase/app-check'), loadRecaptcha()]);
  if (!provided.ok) return provided;
  let borrowed: InstanceType<typeof CustomProvider> | null = null;
  return succeed((app) => {
    if (borrowed !== null) {
      initializeAppCheck(app, { provider: borrowed, isTokenAutoRefreshEnabled: false });
      return;
    }
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    const own = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
    borrowed = new CustomProvider({
      getToken: async () => {
        const { token } = await getToken(own);
        return { token, expireTimeMillis: tokenEnd(token) ?? Date.now() + UNREADABLE_TOKEN_LIFE_MS };
      },
    });
  });
}
