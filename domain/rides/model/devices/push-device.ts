import { count, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { isMap, text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { devicesPath } from '../stored/ride-paths.ts';

/** What a sender needs of a push device: its address at a push service, and its keys, in base64url. */
const PUSH_DEVICE = { endpoint: text, p256dh: text, auth: text } as const satisfies Fields;
export type PushDevice = ValuesOf<typeof PUSH_DEVICE>;

/** A push device with the time when it was last stored. */
const STORED_PUSH_DEVICE = { ...PUSH_DEVICE, at: time } as const satisfies Fields;
export type StoredPushDevice = ValuesOf<typeof STORED_PUSH_DEVICE>;

export const MOST_PUSH_DEVICES = 5;

const readPushDevice = mapOf(STORED_PUSH_DEVICE);

/** The push devices in `devices/{uid}`, by their ids; unreadable values are left out. */
export function readPushDevices(document: unknown): ReadonlyMap<string, StoredPushDevice> {
  const devices = isMap(document) && isMap(document['devices']) ? document['devices'] : {};
  return new Map(
    Object.entries(devices).flatMap(([id, stored]) => {
      const device = readPushDevice(stored);
      return device === undefined ? [] : [[id, device] as const];
    }),
  );
}

/** When the older sessions of an account ended (D35), and when a reviewer last decided about the account. */
interface SessionEnds {
  readonly signedInSince?: Date;
  readonly reviewedAt?: Date;
}

/**
 * Whether a push device may still be notified. It must be newer than the end of its owner's older sessions (D35) and
 * the last decision about the account (D71). A device in use is stored again at its next start.
 */
export function isStillNotified({ at }: StoredPushDevice, owner: SessionEnds): boolean {
  return [owner.signedInSince, owner.reviewedAt].every((end) => end === undefined || at >= end);
}

/**
 * The write that adds a push device, or changes its address. `alone` removes the owner's other devices. It is for the
 * first device, and after a refusal because of `MOST_PUSH_DEVICES`. A removed device is added again at its next start.
 */
export function addPushDevice(uid: string, id: string, device: PushDevice, alone: boolean): Batch {
  const path = devicesPath(uid);
  const stored = { ...device, at: SERVER_TIME };
  const rest = { device: id, at: SERVER_TIME, addedAt: SERVER_TIME };
  return alone
    ? [{ kind: 'set', path, fields: { devices: { [id]: stored }, ...rest } }]
    : [{ kind: 'update', path, fields: { [`devices.${id}`]: stored, ...rest } }];
}

export function removePushDevice(uid: string, id: string): Batch {
  return [
    { kind: 'update', path: devicesPath(uid), fields: { [`devices.${id}`]: REMOVED, at: SERVER_TIME } },
  ];
}

const REACH = {
  /** How many push devices the driver has. */
  devices: count,
  /** When a notice was last sent, and whether any push service took the notice; `null` if none was sent. */
  triedAt: orNull(time),
  answer: orNull(oneOf(['notified', 'failed'])),
  /** When a notice of later requests was last sent to the driver; `null` if never. */
  laterAt: orNull(time),
} as const satisfies Fields;

/** How a driver can be notified (`reach/{uid}`). Perhaps no one has seen a notice that a push service took. */
export interface Reach extends ValuesOf<typeof REACH> {
  readonly uid: string;
}

const readFieldsOf = mapOf(REACH);

export function readReach(uid: string, document: unknown): Reach | null {
  const values = readFieldsOf(document);
  return values === undefined ? null : { uid, ...values };
}

/** Whether a driver has no push device. Then a closed page gets no notice. False if `reach` is empty. */
export function hasNoPushDevice(uid: string, reach: ReadonlyMap<string, Reach> = new Map()): boolean {
  return reach.size > 0 && (reach.get(uid)?.devices ?? 0) === 0;
}
