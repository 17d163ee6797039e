import { initializeApp, type FirebaseApp } from 'firebase/app';
import { succeed, type Result } from '#domain/shared/result.ts';
import { tokenEnd } from './token-end.ts';
import { awaitRecaptcha, loadRecaptcha } from './load-recaptcha.ts';

/** Attests an app. Call it before the app's first request. */
export type Attest = (app: FirebaseApp) => void;

/** How long a token is used if its expiry cannot be read. */
const UNREADABLE_TOKEN_LIFE_MS = 60_000;

/**
 * Loads App Check. Fails with `app-check-unavailable` if its provider does not load. All apps use the tokens of one
 * separate app, so a page attests only once. With `later` the load does not wait for the provider, and does not fail
 * so. Every request then waits for its token until the provider has loaded, and may count as unanswered.
 */
export async function loadAppCheck(siteKey: string, later: boolean): Promise<Result<Attest>> {
  const [{ CustomProvider, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }, provided] =
    await Promise.all([import('firebase/app-check'), later ? succeed() : loadRecaptcha()]);
  if (!provided.ok) return provided;
  const openOwn = async ({ options }: FirebaseApp) => {
    await awaitRecaptcha();
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    const own = initializeApp(options, 'attested');
    return initializeAppCheck(own, { provider, isTokenAutoRefreshEnabled: true });
  };
  let opened: ReturnType<typeof openOwn> | null = null;
  return succeed((app) => {
    const own = (opened ??= openOwn(app));
    const provider = new CustomProvider({
      getToken: async () => {
        const { token } = await getToken(await own);
        return { token, expireTimeMillis: tokenEnd(token) ?? Date.now() + UNREADABLE_TOKEN_LIFE_MS };
      },
    });
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  });
}
