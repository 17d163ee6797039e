import { aStoredShift } from '../../domain/rides/model/firm/shift.builder.ts';
import { aStoredRide } from '../../domain/rides/model/ride/ride.builder.ts';
import { SERVER_TIME } from '../../domain/shared/record-write.ts';
import { startLocalPushService } from '../../tools/backend/sender/local-push-service.ts';
import { createLocalProject, granted } from '../../tools/operations/local-project.builder.ts';
import type { Post } from './deliver.ts';
import { makePushKeys } from './push-keys.ts';
import { createRideNotices } from './ride-notices.ts';
import { createSender } from './sender.ts';

const KEYS = makePushKeys();

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

export const deviceIds = (many: number) => Array.from({ length: many }, (_, index) => `${index}`.repeat(20));

/** Robin's ride for now, booked this many minutes ago. */
export function ride(
  state: Parameters<typeof aStoredRide>[0] = 'requested',
  given: object = {},
  minutes = 0,
) {
  const at = minutes === 0 ? SERVER_TIME : minutesAgo(minutes);
  return {
    ...aStoredRide(state, { pickupAt: minutesAgo(minutes), searchFrom: at, createdAt: at, changedAt: at }),
    log: { 0: { did: 'request', by: 'u-robin', at } },
    ...given,
  };
}

/** A project of its own on the emulator, a local push service, and senders between the two. */
export async function openSenderWorld() {
  const [project, service] = [createLocalProject('sender'), await startLocalPushService()];
  const post: Post = (url, init) => fetch(new URL(new URL(url).pathname, service.origin), init);

  async function storeDevices(uid: string, many: number): Promise<void> {
    const stored = deviceIds(many).map((id, index) => {
      return [id, { ...service.device(`${uid}-${index}`, KEYS.publicKey), at: minutesAgo(10) }];
    });
    await project.put(`devices/${uid}`, { devices: Object.fromEntries(stored), at: SERVER_TIME });
  }

  async function person(uid: string, role: string, account: object = {}, devices = 1): Promise<void> {
    const profile = {
      uid,
      email: `${uid}@example.com`,
      role,
      status: 'approved',
      reviewedAt: minutesAgo(60),
    };
    await project.put(`users/${uid}`, { ...profile, ...account });
    await storeDevices(uid, devices);
  }

  return {
    project,
    service,
    storeDevices,
    person,
    async driver(uid: string, shift: object = {}, account: object = {}, devices = 1) {
      await person(uid, 'driver', account, devices);
      await project.put(`drivers/${uid}`, {
        ...aStoredShift({ dutySince: minutesAgo(60), seenAt: minutesAgo(1) }),
        ...shift,
      });
    },
    host() {
      const { firestore } = project.backend;
      const now = () => new Date();
      const printed: string[] = [];
      const identity = { ...KEYS, contact: 'mailto:a@example.com' };
      const print = (line: string) => void printed.push(line);
      const sender = createSender({ firestore, identity, now, post, print });
      return { firestore, sender, notices: createRideNotices(firestore, sender, now), printed };
    },
    notified: () => service.received.map(({ device, message }) => `${device} ${JSON.parse(message).kind}`),
    read: async (path: string) => granted(await project.backend.firestore.read([path]))[0]?.fields ?? null,
  };
}

export type SenderWorld = Awaited<ReturnType<typeof openSenderWorld>>;
