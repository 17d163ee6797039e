import type { Page } from 'playwright/test';
import { z } from 'zod';
import { LOOPBACK } from '#backend/settings.ts';
import { PORTS } from './ports.ts';

/** The SDK stores a session under the API key of .env.emulator and the product's name for the SDK's app. */
const API_KEY = 'demo-key';
const APP = 'session';

const SIGN_IN = `http://${LOOPBACK}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;

const SignedIn = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** A session as the SDK stores it. When the SDK starts, it requests the other facts about the user. */
async function sessionOf(email: string, password: string): Promise<object> {
  const answer = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { localId: uid, idToken: accessToken, refreshToken } = SignedIn.parse(await answer.json());
  const expirationTime = Date.now() + 3_600_000;
  const stsTokenManager = { accessToken, refreshToken, expirationTime };
  return { uid, email, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager };
}

/**
 * Stores a person's session in the browser, as after an earlier sign-in, so that this person opens the next page.
 * `changed` may change the session's times. The sign-in form has tests of its own. In every other test, it would be
 * most of the work.
 */
export async function signedIn(
  page: Page,
  person: { email: string; password: string },
  changed = (session: string) => session,
): Promise<void> {
  const [session] = await Promise.all([
    sessionOf(person.email, person.password),
    // This page has the same origin, and no code of the product. That code would look for a session too early.
    page.goto('/favicon.svg'),
  ]);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${API_KEY}:${APP}`,
    changed(JSON.stringify(session)),
  ] as const);
}
