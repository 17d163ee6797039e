import { mapOf } from '../../../shared/composed-kinds.ts';
import { isMap, text, type Fields, type ValuesOf } from '../../../shared/kinds.ts';

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
