import type { Page } from 'playwright/test';
import { z } from 'zod';
import { LOOPBACK } from '#backend/settings.ts';
import { PORTS } from './ports.ts';

/** As .env.emulator and the product name them; both are part of the key under which the SDK stores a session. */
const API_KEY = 'demo-key';
const APP = 'session';

const SIGN_IN = `http://${LOOPBACK}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;

const SignedIn = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** A session as the SDK stores it; it requests the other facts about the user at the start. */
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
 * Has the browser hold a person's session, as after a sign-in of some time ago: that person opens the next page.
 * `changed` makes it the session of another time. The form has tests of its own; a sign-in by way of it and the
 * dashboard would be most of the work of all others.
 */
export async function signedIn(
  page: Page,
  person: { email: string; password: string },
  changed = (session: string) => session,
): Promise<void> {
  const [session] = await Promise.all([
    sessionOf(person.email, person.password),
    // Of the same origin, and without any code of the product, which would look for a session too early.
    page.goto('/favicon.svg'),
  ]);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${API_KEY}:${APP}`,
    changed(JSON.stringify(session)),
  ] as const);
}
