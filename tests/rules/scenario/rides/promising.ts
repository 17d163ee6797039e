import { SERVER_TIME, type Data } from '../datum.ts';
import type { Changes } from '../documents.ts';
import { update } from '../request.ts';
import { onDuty } from './driving.ts';
import { FIRM } from './firm.ts';
import { CARD, idOf, OTHER_RIDE, RIDE, ride, ridePath } from './ride-documents.ts';
import { dora } from './ride-people.ts';
import type { Taken } from './ride-step.ts';
import { LATER } from './slots.ts';

/** The slots of a driver's promises (rides R35). */
export const PROMISE_SLOTS = ['next', 'later1', 'later2', 'later3', 'later4'] as const;
/** All slots of a driver. Only dispatch uses `due`, for a ride that is due (D84). */
export const DRIVER_SLOTS = [...PROMISE_SLOTS, 'due'] as const;
type Slots = Readonly<Record<string, string>>;

export const tomorrow = ride('requested', LATER);
/** A seed with a ride for later that Dora has promised in this slot. */
export const promised = (slot: string, changes: Changes = LATER) => ({
  [ridePath(idOf(slot))]: ride('accepted', changes),
});
/** Each of these slots with a ride of its own. */
export const taken = (slots: readonly string[]): Slots =>
  Object.fromEntries(slots.map((slot) => [slot, idOf(slot)]));

/** The changes of a driver's record when a ride is promised in this slot. */
export const claims = (slot: string, others: Slots = {}): Data => ({
  slots: { ...others, [slot]: RIDE },
  claim: slot,
});
/** The changes of a driver's record when dispatch assigns a ride in this slot. */
export const assigns = (slot: string, others: Slots = {}): Data => ({
  ...claims(slot, others),
  assignedAt: SERVER_TIME,
});
/** The write of Dora's record when she promises a ride in this slot. */
export const promising = (slot: string, others: Slots = {}, more: Data = {}) => [
  update('drivers/dora', { ...claims(slot, others), seenAt: SERVER_TIME, ...more }),
];

/** Dora promises a ride. */
export const reserve = (
  before = tomorrow,
  also: Taken['also'] = promising('later1'),
  changes: Changes = {},
): Taken => ({
  by: dora,
  before,
  did: 'reserve',
  changes: { state: 'accepted', driver: 'dora', card: CARD, offeredAt: undefined, ...changes },
  also,
});

/** A seed with all people, the settings, Dora’s shift and a ride. */
export const seeded = (before: Taken['before'], changes: Changes = {}) => ({
  ...FIRM,
  ...onDuty(changes),
  [ridePath()]: before,
});
/** The seed while Dora drives another ride. */
export const whileDriving = (before: Taken['before'], changes: Changes = {}) => ({
  ...seeded(before, { ride: OTHER_RIDE, ...changes }),
  [ridePath(OTHER_RIDE)]: ride('in_progress'),
});
