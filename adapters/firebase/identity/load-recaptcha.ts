/** App Check's provider could not be reached, or not in time. */
export class AppCheckUnavailable extends Error {}

/** How long the provider's script may take. Every form waits for it. */
const LOAD_TIMEOUT_MS = 10_000;

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/**
 * Loads reCAPTCHA's script before the SDK would: the SDK never reports a failed load, and every request would wait
 * forever. Rejects with `AppCheckUnavailable`.
 */
export async function loadRecaptcha(): Promise<void> {
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
