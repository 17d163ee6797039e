import { count, mapOf, oneOf, orNull, recordOf } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { isSame } from '../../../shared/is-same.ts';
import type { Card } from '../ride/ride.ts';
import { carColour } from '../basics/car-colour.ts';
import { readGaveBack } from './gave-back.ts';

const VEHICLE = {
  id: text,
  label: text,
  plate: text,
  colour: carColour,
  seats: count,
} as const satisfies Fields;

/**
 * The slots of a driver's promised rides, each with a ride's id (rides R35). A driver can promise a ride for now only
 * in `next`. A ride that dispatch assigns before it is due takes no slot (D111).
 */
export const LATER_SLOTS = ['later1', 'later2', 'later3', 'later4'] as const;
export const PROMISE_SLOTS = [...LATER_SLOTS, 'next'] as const;
/** The slot for a due ride that dispatch gives to a driver with no empty slot among `PROMISE_SLOTS` (D84). */
export const DUE_SLOT = 'due';
export const DRIVER_SLOTS = [...PROMISE_SLOTS, DUE_SLOT] as const;
export type PromiseSlot = (typeof DRIVER_SLOTS)[number];

/** The dispatcher who set car and number for the driver, and the time (D90). */
const SET_BY = { by: text, name: text, at: time } as const satisfies Fields;

const readSlots = mapOf(recordOf(DRIVER_SLOTS, orNull(text)));

/** The stored fields of `drivers/{uid}` with their decoders. */
const SHIFT_FIELDS = {
  name: text,
  phone: text,
  /** A copy of the firm's vehicle. */
  vehicle: mapOf(VEHICLE),
  duty: oneOf(['on', 'break', 'off']),
  dutySince: time,
  /** When the shift began, or car or number last changed off duty. Breaks and changes on duty do not set this time. */
  shiftSince: time,
  /** The number of the present duty: how many changes of duty, car or number came before it. */
  turn: count,
  /** How many changes by the driver came in quick succession, up to `MOST_IN_A_ROW`. */
  inARow: count,
  /** The last time that dispatch set car and number. `isSetByDispatch` says whether that began the present duty. */
  setBy: orNull(mapOf(SET_BY)),
  /** The last sign of life. */
  seenAt: time,
  /** The ride that the driver drives or last drove; `null` if none. `holdsDriver` says whether it is under way. */
  ride: orNull(text),
  /** Not stored before the driver's first promise in a slot. */
  slots: (stored: unknown) => readSlots(stored ?? {}),
  gaveBack: readGaveBack,
} as const satisfies Fields;

/** The present or last shift of a driver. */
export interface Shift extends ValuesOf<typeof SHIFT_FIELDS> {
  readonly uid: string;
}
export type Duty = Shift['duty'];

const readFieldsOf = mapOf(SHIFT_FIELDS);

export function readShift(uid: string, document: unknown): Shift | null {
  const values = readFieldsOf(document);
  return values === undefined ? null : { uid, ...values };
}

/** The fields that a card copies. */
type Carded = Pick<Shift, 'name' | 'phone'> & {
  readonly vehicle: Pick<Shift['vehicle'], 'label' | 'plate' | 'colour'>;
};

/** The card that the passenger sees of the driver. */
export function cardOf({ name, phone, vehicle }: Carded): Card {
  return { name, vehicle: vehicle.label, plate: vehicle.plate, colour: vehicle.colour, phone };
}

export const isCardOf = (card: Card, shift: Shift): boolean => isSame({ ...card }, cardOf(shift));

/** Whether dispatch set car and number, and since then neither duty, car nor number has changed. */
export const isSetByDispatch = ({ setBy, dutySince }: Shift): boolean =>
  setBy?.at.getTime() === dutySince.getTime();
