import { count, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { isMap, text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { devicesPath } from '../stored/ride-paths.ts';

/** A phone as its browser describes it to whoever may send to it: its address at a push service, and its keys, in base64url. */
const PHONE = { endpoint: text, p256dh: text, auth: text } as const satisfies Fields;
export type Phone = ValuesOf<typeof PHONE>;

/** A phone, and when it last made itself known. */
const KEPT_PHONE = { ...PHONE, at: time } as const satisfies Fields;
export type KeptPhone = ValuesOf<typeof KEPT_PHONE>;

/** How many phones of one person are told. */
export const MOST_PHONES = 5;

const readPhone = mapOf(KEPT_PHONE);

/** The phones that `devices/{uid}` holds, by their ids; what is no phone is left out. */
export function readPhones(document: unknown): ReadonlyMap<string, KeptPhone> {
  const phones = isMap(document) && isMap(document['phones']) ? document['phones'] : {};
  return new Map(
    Object.entries(phones).flatMap(([id, stored]) => {
      const phone = readPhone(stored);
      return phone === undefined ? [] : [[id, phone] as const];
    }),
  );
}

/** What ended the older sessions of an account: their owner, or a decision. */
interface SessionEnds {
  readonly signedInSince?: Date;
  readonly reviewedAt?: Date;
}

/**
 * Whether a phone may still be told: it has made itself known since its owner's older sessions were ended (D35), and since
 * the last decision about their account, which may have taken or changed their role. One that is still theirs makes itself
 * known again at its next start.
 */
export function isStillTold({ at }: KeptPhone, owner: SessionEnds): boolean {
  return [owner.signedInSince, owner.reviewedAt].every((end) => end === undefined || at >= end);
}

/**
 * Adds this phone to those of its owner, or gives it another address. `alone` forgets the others: it is for the first phone,
 * and for one that is refused because there are `MOST_PHONES`. Those that are still used add themselves at their next start.
 */
export function keepPhone(uid: string, id: string, phone: Phone, alone: boolean): Batch {
  const path = devicesPath(uid);
  const kept = { ...phone, at: SERVER_TIME };
  const rest = { phone: id, at: SERVER_TIME, addedAt: SERVER_TIME };
  return alone
    ? [{ kind: 'set', path, fields: { phones: { [id]: kept }, ...rest } }]
    : [{ kind: 'update', path, fields: { [`phones.${id}`]: kept, ...rest } }];
}

export function forgetPhone(uid: string, id: string): Batch {
  return [{ kind: 'update', path: devicesPath(uid), fields: { [`phones.${id}`]: REMOVED, at: SERVER_TIME } }];
}

const REACH = {
  /** How many phones there are to tell. */
  phones: count,
  /** When somebody last tried to tell them something, and whether any push service took it; `null` for never. */
  triedAt: orNull(time),
  answer: orNull(oneOf(['told', 'failed'])),
} as const satisfies Fields;

/** What dispatch knows of how a driver can be told (`reach/{uid}`). That a push service took a notice is not that anybody saw it. */
export interface Reach extends ValuesOf<typeof REACH> {
  readonly uid: string;
}

const readFieldsOf = mapOf(REACH);

export function readReach(uid: string, document: unknown): Reach | null {
  const values = readFieldsOf(document);
  return values === undefined ? null : { uid, ...values };
}

/** Whether nothing tells this driver while their page is closed. Where nobody has ever asked for it, that is no news. */
export function hasNoPhone(uid: string, reach: ReadonlyMap<string, Reach> = new Map()): boolean {
  return reach.size > 0 && (reach.get(uid)?.phones ?? 0) === 0;
}
