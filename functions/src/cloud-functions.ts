/*
 * Hosts the sender in production: Cloud Functions beside the database, which notify the people whom a change or a moment concerns.
 * `npm run deploy` bundles this file and deploys it where push keys are configured; the page never needs it.
 */
import { MINUTE_MS } from '../../domain/shared/durations.ts';
import { readRide } from '../../domain/rides/model/ride/ride.ts';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { BUILD_LABEL } from './build-label.ts';
import { projectDatabase } from './project-database.ts';
import { createRideNotices } from './ride-notices.ts';
import { createSender } from './sender.ts';

/** Written by the deployment, from the same settings as the page, so that browsers and sender have one key. */
declare const SENDER: { readonly publicKey: string; readonly contact: string; readonly region: string };

const privateKey = defineSecret('PUSH_PRIVATE_KEY');
setGlobalOptions({
  region: SENDER.region,
  maxInstances: 20,
  timeoutSeconds: 60,
  secrets: [privateKey],
  labels: BUILD_LABEL,
});

/** How far back each look of the clock goes: it may run late, and no notice is sent twice. */
const LOOKS_BACK_MS = 2 * MINUTE_MS;

function host() {
  const now = () => new Date();
  const firestore = projectDatabase();
  const { publicKey, contact } = SENDER;
  const identity = { publicKey, privateKey: privateKey.value(), contact };
  // The log names no person: `notified` has for a day the receivers of each notice, `reach` the reach of each driver.
  const sender = createSender({ firestore, identity, now, print: () => {} });
  return { sender, notices: createRideNotices(firestore, sender, now) };
}

/** An event whose function throws or is killed is delivered again, for a day at most (D98). */
const AGAIN = { retry: true };

/** Fails the function, which has the event delivered again, unless all is done. */
async function complete(work: Promise<boolean>): Promise<void> {
  if (!(await work)) throw new Error('The database did not answer, or another instance has not finished.');
}

export const rideWritten = onDocumentWritten(
  { document: 'rides/{id}', ...AGAIN },
  async ({ data, params: { id } }) => {
    const before = data?.before.exists === true ? readRide(id, data.before.data()) : null;
    await complete(host().notices.changed(before === null || before.state === 'damaged' ? null : before, id));
  },
);

export const pushDevicesWritten = onDocumentWritten(
  { document: 'devices/{uid}', ...AGAIN },
  async ({ params: { uid } }) => complete(host().sender.count(uid)),
);

export const minutePassed = onSchedule('every 1 minutes', async () => {
  const now = new Date();
  await complete(host().notices.passed(new Date(now.getTime() - LOOKS_BACK_MS), now));
});
