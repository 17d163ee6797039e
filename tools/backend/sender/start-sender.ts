import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownerBearer } from '../../operations/rest/owner-bearer.ts';
import { createFirestoreClient } from '../../operations/rest/firestore-client.ts';
import { createJsonCall } from '../../operations/rest/json-call.ts';
import type { Post } from '../../../functions/src/deliver.ts';
import { makeOrderRides } from '../../../functions/src/make-order-rides.ts';
import { readPushKeys } from '../../../functions/src/push-keys.ts';
import { createRideNotices } from '../../../functions/src/ride-notices.ts';
import { createSender } from '../../../functions/src/sender.ts';
import { startMailer } from './start-mailer.ts';
import { watchDatabase } from './watch-database.ts';

/* Sends notices and mails for `npm start`. It is a process of its own, so that its failure stops nothing else. */

const Environment = z.object({
  PROJECT_ID: z.string(),
  FIRESTORE_HOST: z.string(),
  PUSH_KEYS_FILE: z.string(),
  /** The origin to which tests send the notices of all push devices, such as `http://127.0.0.1:9000`. */
  PUSH_SERVICE: z.url().optional(),
});
const { PROJECT_ID, FIRESTORE_HOST, PUSH_KEYS_FILE, PUSH_SERVICE } = Environment.parse(process.env);

const keys = readPushKeys(JSON.parse(readFileSync(PUSH_KEYS_FILE, 'utf8')));
if (keys === null)
  throw new Error(`${PUSH_KEYS_FILE} holds no pair of keys: remove it, and it is made anew.`);

const toService =
  (service: string): Post =>
  (url, init) =>
    // Joined as text: `new URL` would read a path that starts with two slashes as a host.
    fetch(new URL(service).origin + new URL(url).pathname, init);

const now = () => new Date();
const print = (line: string) => console.log(line);
const call = createJsonCall((url, init) => fetch(url, init), ownerBearer);
const firestore = createFirestoreClient(`http://${FIRESTORE_HOST}`, PROJECT_ID, call);
const sender = createSender({
  firestore,
  identity: { ...keys, contact: 'mailto:admin@example.com' },
  now,
  print,
  post: PUSH_SERVICE === undefined ? undefined : toService(PUSH_SERVICE),
});
watchDatabase(firestore, createRideNotices(firestore, sender, now), sender, {
  now,
  hourPassed: () => void makeOrderRides({ firestore, now }),
});
await startMailer(firestore, print);
// The process that started this one has ended.
process.on('disconnect', () => process.exit());
