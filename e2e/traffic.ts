import type { Page, Request, Route } from 'playwright/test';
import { LOOPBACK } from '#backend/settings.ts';
import { PORTS } from './ports.ts';

const AUTH_HOST = `${LOOPBACK}:${PORTS.auth}`;
const FIRESTORE_HOST = `${LOOPBACK}:${PORTS.firestore}`;

export const toIdentity = (url: URL) => url.host === AUTH_HOST;
export const toDocuments = (url: URL) => url.host === FIRESTORE_HOST;
/** Matches one kind of request by the last part of its path, such as `documents:commit`. */
export const callTo = (name: string) => (url: URL) => url.pathname.endsWith(`/${name}`);

export const SIGN_IN = callTo('accounts:signInWithPassword');
export const SIGN_UP = callTo('accounts:signUp');
export const COMMIT = callTo('documents:commit');
const READ = callTo('documents:batchGet');

/** Fails every request of a kind before the server gets it. Returns the function that ends this. */
export async function loseRequests(page: Page, url: (url: URL) => boolean): Promise<() => Promise<void>> {
  const lose = (route: Route) => route.abort('connectionfailed');
  await page.route(url, lose);
  return () => page.unroute(url, lose);
}

/** Holds every request of a kind back. Returns the function that continues them, or with `abort` makes them fail. */
export async function holdRequests(
  page: Page,
  url: (url: URL) => boolean,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}

/** Changes the text of every answer to a kind of request before the page reads it. */
export async function rewriteAnswers(
  page: Page,
  url: (url: URL) => boolean,
  rewrite: (text: string, request: Request) => string,
): Promise<void> {
  await page.route(url, async (route) => {
    // The server may close an idle connection just when it is used again.
    const answer = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response: answer, body: rewrite(await answer.text(), route.request()) });
  });
}

/** Resolves when the next read of documents has its answer. Call this before the act that causes the read. */
export async function checkAnswered(page: Page): Promise<void> {
  await page.waitForResponse((response) => READ(new URL(response.url())));
}

function nameOf(request: Request): string | null {
  const url = new URL(request.url());
  if (request.method() === 'OPTIONS' || !(toIdentity(url) || toDocuments(url))) return null;
  return url.pathname.split('/').at(-1) ?? null;
}

/** A list that grows: the names of later requests to the backend, without preflights. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name !== null) calls.push(name);
  });
  return calls;
}
