import { mapOf } from '../../../shared/composed-kinds.ts';
import { isMap, text, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { devicesPath } from '../stored/ride-paths.ts';

/** A phone as its browser describes it to whoever may send to it: its address at a push service, and its keys, in base64url. */
const PHONE = { endpoint: text, p256dh: text, auth: text } as const satisfies Fields;
export type Phone = ValuesOf<typeof PHONE>;

/** How many phones of one person are told. */
export const MOST_PHONES = 5;

const readPhone = mapOf(PHONE);

/** The phones that `devices/{uid}` holds, by their ids; what is no phone is left out. */
export function readPhones(document: unknown): ReadonlyMap<string, Phone> {
  const phones = isMap(document) && isMap(document['phones']) ? document['phones'] : {};
  return new Map(
    Object.entries(phones).flatMap(([id, stored]) => {
      const phone = readPhone(stored);
      return phone === undefined ? [] : [[id, phone] as const];
    }),
  );
}

/**
 * Adds this phone to those of its owner, or gives it another address. `alone` forgets the others: it is for the first phone,
 * and for one that is refused because there are `MOST_PHONES`. Those that are still used add themselves at their next start.
 */
export function keepPhone(uid: string, id: string, phone: Phone, alone: boolean): Batch {
  const path = devicesPath(uid);
  const rest = { phone: id, at: SERVER_TIME };
  return alone
    ? [{ kind: 'set', path, fields: { phones: { [id]: phone }, ...rest } }]
    : [{ kind: 'update', path, fields: { [`phones.${id}`]: phone, ...rest } }];
}

export function forgetPhone(uid: string, id: string): Batch {
  return [{ kind: 'update', path: devicesPath(uid), fields: { [`phones.${id}`]: REMOVED, at: SERVER_TIME } }];
}
