/*
 * The sender in production, as Cloud Functions. They notify people when a ride changes or a time is reached. They store
 * due steps of time, and make the rides of standing orders. `npm run deploy` deploys them if push keys are configured.
 * Pages work without them.
 */
import { MINUTE_MS } from '../../domain/shared/durations.ts';
import { readRide } from '../../domain/rides/model/ride/ride.ts';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { BUILD_LABEL } from './build-label.ts';
import { makeOrderRides } from './make-order-rides.ts';
import { projectDatabase } from './project-database.ts';
import { createRideNotices } from './ride-notices.ts';
import { createSender } from './sender.ts';

/** The deployment writes these settings from the page's settings, so that browsers and sender have the same key. */
declare const SENDER: { readonly publicKey: string; readonly contact: string; readonly region: string };

const privateKey = defineSecret('PUSH_PRIVATE_KEY');
setGlobalOptions({
  region: SENDER.region,
  maxInstances: 20,
  timeoutSeconds: 60,
  secrets: [privateKey],
  labels: BUILD_LABEL,
});

/** Each run of `minutePassed` looks this far back. The run before it may have been late or have failed. */
const LOOKS_BACK_MS = 2 * MINUTE_MS;

function host() {
  const now = () => new Date();
  const firestore = projectDatabase();
  const { publicKey, contact } = SENDER;
  const identity = { publicKey, privateKey: privateKey.value(), contact };
  // Nothing is printed, so the log names no person.
  const sender = createSender({ firestore, identity, now, print: () => {} });
  return { sender, notices: createRideNotices(firestore, sender, now) };
}

/** For a day at most, an event is delivered again if its function throws or is killed (D98). */
const AGAIN = { retry: true };

/**
 * Throws if the work is not done. Google then delivers the event of a document again. A failed scheduled run is not
 * repeated; the next run does the same work.
 */
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

/** Makes the rides of standing orders for fourteen days. The next run or an open board makes the missed rides. */
export const hourPassed = onSchedule(
  { schedule: 'every 1 hours', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    const made = await makeOrderRides({ firestore: projectDatabase(), now: () => new Date() });
    await complete(Promise.resolve(made !== null));
  },
);

export const minutePassed = onSchedule('every 1 minutes', async () => {
  const now = new Date();
  await complete(host().notices.passed(new Date(now.getTime() - LOOKS_BACK_MS), now));
});
