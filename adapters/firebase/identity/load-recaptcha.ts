import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** How long the provider's script may take to load. Without cached values every form waits for it. Milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;
/** The pause before the script is requested again. Milliseconds. */
const AGAIN_MS = 5000;

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/**
 * Loads reCAPTCHA's script before the SDK does. The SDK never reports a failed load, and every request would wait for
 * ever. Fails with `app-check-unavailable` if the script does not load in time.
 */
export async function loadRecaptcha(): Promise<Result<void>> {
  if ('grecaptcha' in globalThis) return succeed();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = RECAPTCHA;
    const giveUp = () => {
      clearTimeout(deadline);
      script.remove();
      resolve(fail({ code: 'app-check-unavailable' }));
    };
    const deadline = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    script.addEventListener('error', giveUp);
    script.addEventListener('load', () => {
      clearTimeout(deadline);
      resolve(succeed());
    });
    document.head.append(script);
  });
}

/** Repeats `loadRecaptcha` until it succeeds. */
export async function awaitRecaptcha(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one try after the other
  while (!(await loadRecaptcha()).ok) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}
