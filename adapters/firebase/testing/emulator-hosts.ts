import { randomUUID } from 'node:crypto';

/** The emulators that the global set-up has started for this run, each as `host:port`. */
export function emulatorHosts(): { auth: string; firestore: string } {
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!auth || !firestore) throw new Error('emulator tests run in the vitest project "emulator"');
  return { auth, firestore };
}

/** The one project that the Auth emulator serves. */
export const AUTH_PROJECT = 'demo-car-booking';
/** A project with a database for this test file alone, because test files run in parallel. */
export const FIRESTORE_PROJECT = `demo-adapter-${randomUUID().slice(0, 8)}`;

/** Sends a request to an emulator with the administrator's token. */
export async function askAsOwner(url: string, body?: unknown, method = 'POST'): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
