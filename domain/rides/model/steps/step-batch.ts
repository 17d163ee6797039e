import { REMOVED, SERVER_TIME, type Batch, type RecordWrite } from '../../../shared/record-write.ts';
import type { PickUp } from '../booking/pick-up.ts';
import { retainedUntil, type RideDetails } from '../booking/ride-details.ts';
import { claimBatch, type SlotClaim } from '../booking/rider-record.ts';
import { gaveBackFields, type ReturnPlace } from '../firm/gave-back.ts';
import type { PromiseSlot } from '../firm/shift.ts';
import { detailsPath, driverPath, remarkPath, ridePath } from '../stored/ride-paths.ts';
import { dueAt } from '../ride/deadlines.ts';
import type { Reason } from '../basics/reasons.ts';
import { isEnded, type RideState } from '../ride/ride-state.ts';
import {
  stateBefore,
  stepNamed,
  type RideStepName,
  type Recorded,
  type Remarked,
  type Said,
  type Outcome,
} from '../ride/ride-steps.ts';
import { HELD, PASSING, type Passing, type Ride, type Card, type RideValues } from '../ride/ride.ts';

/** Only the reason `other` may have a note; `null` for none. */
export type Reasoned<Why extends Reason> =
  | { readonly why: Exclude<Why, 'other'> }
  | { readonly why: 'other'; readonly note: string | null };

/** A step with everything that it stores but its author and time. `etaAt` is the arrival that the driver estimates. */
export type StepOrder =
  | {
      readonly did: 'extend' | 'lapse' | 'expire' | 'agree';
    }
  /** `saidAt` is when the driver pressed, if that is sent later; from dispatch, the time that the driver reported. */
  | { readonly did: 'arrive' | 'start' | 'complete' | 'no_show'; readonly saidAt?: Date | undefined }
  | { readonly did: 'offer'; readonly driver: string }
  /** Without a slot if the ride is not due (D111). */
  | {
      readonly did: 'assign';
      readonly driver: string;
      readonly card: Card;
      readonly slot: PromiseSlot | null;
    }
  | { readonly did: 'take'; readonly card: Card; readonly etaAt: Date | null }
  | {
      readonly did: 'depart';
      readonly card: Card;
      readonly etaAt: Date | null;
      readonly saidAt?: Date | undefined;
    }
  | { readonly did: 'estimate'; readonly etaAt: Date }
  | { readonly did: 'renew_card'; readonly card: Card }
  | { readonly did: 'reserve'; readonly card: Card; readonly slot: PromiseSlot }
  /** Without a reason if the driver's account is revoked. */
  | { readonly did: 'recall'; readonly why?: Reason<'recall'> | undefined }
  | ({ readonly did: 'decline' } & Reasoned<Reason<'decline'>>)
  /** `place` is the place of the time in the driver's record. */
  | ({ readonly did: 'give_back'; readonly place: ReturnPlace } & Reasoned<Reason<'give_back'>>)
  | ({ readonly did: 'cancel' } & Reasoned<Reason<'cancel-as-rider' | 'cancel-as-dispatch'>>)
  /** With the card of its driver if the ride is over, because its card has no number then. */
  | { readonly did: 'take_back'; readonly card?: Card | undefined }
  | { readonly did: 'correct'; readonly to: Outcome; readonly note: string }
  | EditOrder;

interface EditOrder extends Pick<RideValues, 'area' | 'people' | 'needs'> {
  readonly did: 'edit';
  readonly details: EditedDetails;
  /** The details before. */
  readonly was: EditedDetails;
  /** Only if it differs from the stored one: the rules treat any pick-up in an edit as a move. */
  readonly pickUp?: PickUp | undefined;
  /** The slot that a passenger's own ride takes if it changes to the other kind (rides R7). */
  readonly claim?: SlotClaim | undefined;
}

/** The fields that an edit changes in the details, which are a separate document (rides R11). */
export type EditedDetails = Pick<RideDetails, 'from' | 'to' | 'note' | 'name' | 'phone'>;

interface Taker {
  readonly uid: string;
  readonly now: Date;
  /** The rules have just refused this step. */
  readonly denied?: boolean;
  /** How long remarks are stored, for a step that `isRemarked`. Seconds. */
  readonly retention?: number | undefined;
}

/** How far `now` may be off before a token has shown the server's time (D38). Milliseconds. */
const CLOCK_ERROR_MS = 3_600_000;

/**
 * Whether a moment is past by the server's clock, by which the rules accept only one of two values. Near the moment the
 * device's clock may choose wrongly, so the other value is sent after a denial.
 */
export function isPast(moment: Date, { now, denied = false }: Pick<Taker, 'now' | 'denied'>): boolean {
  const isDoubtful = Math.abs(now.getTime() - moment.getTime()) < CLOCK_ERROR_MS;
  return now >= moment !== (denied && isDoubtful);
}

/** When the search begins again: at the pick-up of a later ride that was given back before it, otherwise now. */
function searchedFrom({ searchFrom }: Ride, taker: Taker) {
  return isPast(searchFrom, taker) ? SERVER_TIME : searchFrom;
}

/** Whether a promise ends before it was due. Its driver then has no access to the ride (rides R11). */
function isUndue(ride: Ride, taker: Taker): boolean {
  return ride.state === 'accepted' && ride.kind === 'later' && !isPast(dueAt(ride), taker);
}

/**
 * Whether the details were closed all the time that the driver had the ride, even with an error of the device's clock.
 * In doubt the driver's record counts the return, which the rules always permit.
 */
function wasSurelyUndue(ride: Ride, { now }: Taker): boolean {
  const isPromisedForLater = ride.state === 'accepted' && ride.kind === 'later';
  return isPromisedForLater && now.getTime() + CLOCK_ERROR_MS < dueAt(ride).getTime();
}

/** The values that an order of any step may have. */
type Given = Partial<Readonly<Record<Exclude<Recorded, keyof Moved> | Said | Remarked | 'to', unknown>>> & {
  readonly did: RideStepName;
  readonly pickUp?: PickUp | undefined;
};

type Moved = Readonly<Record<'kind' | 'pickupAt' | 'wall', unknown>>;

/** The fields of a new time. */
function movedTo(pickUp: PickUp): Moved {
  return pickUp.kind === 'now'
    ? { kind: pickUp.kind, pickupAt: SERVER_TIME, wall: REMOVED }
    : { kind: pickUp.kind, pickupAt: pickUp.at, wall: pickUp.wall };
}

/** The time that the driver of a promised ride has to answer after this edit; none if it is the promised one. */
function unansweredAfter({ state, movedFrom, pickupAt }: Ride, pickUp: PickUp) {
  if (state !== 'accepted' || pickUp.kind === 'now') return undefined;
  const promised = movedFrom ?? pickupAt;
  return promised.getTime() === pickUp.at.getTime() ? REMOVED : promised;
}

/** `undefined` leaves the field as it is. */
const VALUES: Readonly<Record<Recorded, (ride: Ride, given: Given, taker: Taker) => unknown>> = {
  searchFrom(ride, { did, pickUp }, taker) {
    if (did === 'edit') return pickUp && movedTo(pickUp).pickupAt;
    return ride.kind === 'now' || did === 'extend' ? SERVER_TIME : searchedFrom(ride, taker);
  },
  driver: (_, given, { uid }) => given.driver ?? uid,
  card: (_, { card }) => card,
  // A driver whose offer was withdrawn may still take the ride, and a driver who gets it again has not lost it.
  declined: ({ declined, driver, state }, { did, driver: next }) =>
    driver === null || driver === next || (state === 'offered' && did !== 'decline')
      ? declined
      : [...declined, driver],
  offeredAt: () => SERVER_TIME,
  arrivedAt: () => SERVER_TIME,
  etaAt: (_, { etaAt }) => etaAt ?? REMOVED,
  endedAt: ({ endedAt }, { did }) =>
    did !== 'take_back' ? SERVER_TIME : endedAt === null ? undefined : REMOVED,
  kind: (_, { pickUp }) => pickUp?.kind,
  pickupAt: (_, { pickUp }) => pickUp && movedTo(pickUp).pickupAt,
  wall: (_, { pickUp }) => pickUp && movedTo(pickUp).wall,
  movedFrom(ride, { did, pickUp }) {
    if (did === 'edit') return pickUp && unansweredAfter(ride, pickUp);
    return ride.movedFrom === null ? undefined : REMOVED;
  },
  area: (_, { area }) => area,
  people: (_, { people }) => people,
  needs: (_, { needs }) => needs,
};

/**
 * Removes the fields that the next state does not have; at the end, also the driver's number, or the whole card of a
 * driver for whom the ride was not due yet (rides R11).
 */
function cleared(ride: Ride, to: RideState, taker: Taker): Readonly<Record<string, unknown>> {
  const phone = ride.card?.phone ?? null;
  if (isEnded(to)) {
    return {
      open: false,
      ...(isUndue(ride, taker) ? { card: null } : phone !== null && { 'card.phone': REMOVED }),
      ...(ride.state === 'offered' && { driver: null }),
    };
  }
  const held: readonly Passing[] = HELD[to];
  const gone = PASSING.filter((field) => ride[field] !== null && !held.includes(field));
  return Object.fromEntries(
    gone.map((field) => [field, field === 'driver' || field === 'card' ? null : REMOVED]),
  );
}

function presentIn<Field extends Said | Remarked>(order: Given, fields: readonly Field[]) {
  const present = fields.filter((field) => (order[field] ?? null) !== null);
  return Object.fromEntries(present.map((field) => [field, order[field]]));
}

/**
 * Everybody who reads the ride reads a passenger's reason to cancel and the reason of a recall; a reason of one person
 * about another is in the remark.
 */
function lineOf(ride: Ride, order: Given, { uid }: Taker) {
  const says = stepNamed(order.did).says.filter(
    (field) => field !== 'why' || order.did === 'recall' || uid === ride.rider,
  );
  const said = { ...order, movedFrom: order.pickUp && ride.pickupAt };
  return { did: order.did, by: uid, at: SERVER_TIME, ...presentIn(said, says) };
}

/** Whether a step is stored with a remark: a passenger's cancellation only with a note. */
export function isRemarked(ride: Ride, order: StepOrder, uid: string): boolean {
  const isOwnCancel = order.did === 'cancel' && uid === ride.rider;
  return isOwnCancel ? 'note' in order && order.note !== null : stepNamed(order.did).remarks.length > 0;
}

function remarkOf(ride: Ride, order: StepOrder, { uid, now, retention = 0 }: Taker) {
  const { people, needs } = ride;
  const words: Given =
    order.did === 'edit' ? { did: order.did, was: { ...order.was, people, needs } } : order;
  return {
    did: order.did,
    by: uid,
    at: SERVER_TIME,
    deleteAt: retainedUntil(now, retention),
    ...presentIn(words, stepNamed(order.did).remarks),
  };
}

/**
 * The writes of a step to its driver's record: the pointer when they set off, the slot when they promise, the times
 * when they give back a ride whose details were open (D91).
 */
function driversPart(ride: Ride, order: StepOrder, taker: Taker): Batch {
  const { id, driver, endedAt } = ride;
  const { uid } = taker;
  const update = (of: string, fields: RecordWrite['fields']): Batch => [
    { kind: 'update', path: driverPath(of), fields },
  ];
  const claim = (slot: PromiseSlot) => ({ [`slots.${slot}`]: id, claim: slot });
  const sign = { seenAt: SERVER_TIME };
  if (order.did === 'assign') {
    return order.slot === null ? [] : update(order.driver, { ...claim(order.slot), assignedAt: SERVER_TIME });
  }
  if (order.did === 'reserve') return update(uid, { ...claim(order.slot), ...sign });
  if (order.did === 'give_back') {
    return wasSurelyUndue(ride, taker) ? [] : update(uid, { ...gaveBackFields(order.place, id), ...sign });
  }
  // A driver who drives the ride is locked by it already.
  const isLocked = order.did === 'take_back' && endedAt === null;
  if (isLocked || !stepNamed(order.did).needs.includes('lock-free')) return [];
  return order.did === 'take' || driver === null || driver === uid
    ? update(uid, { ride: id, ...sign })
    : update(driver, { ride: id, assignedAt: SERVER_TIME });
}

/** The writes of an edit besides the ride: its details, with another removal date if the time changes, and a slot. */
function editorsPart({ id }: Ride, order: StepOrder, { uid, now, retention = 0 }: Taker): Batch {
  if (order.did !== 'edit') return [];
  const { details, pickUp, claim } = order;
  const from = pickUp?.kind === 'later' ? pickUp.at : now;
  const removal = pickUp && { deleteAt: retainedUntil(from, retention) };
  return [
    { kind: 'update', path: detailsPath(id), fields: { ...details, ...removal } },
    ...(claim === undefined ? [] : claimBatch(uid, id, claim)),
  ];
}

function stateAfter({ state }: Ride, order: StepOrder): RideState {
  if (order.did === 'correct') return order.to;
  if (order.did === 'take_back') return stateBefore(state) ?? state;
  return stepNamed(order.did).to ?? state;
}

/**
 * The writes of a step: the new state of the ride, its line of the log, a remark, the driver's part, and the further
 * writes of an edit.
 */
export function stepBatch(ride: Ride, order: StepOrder, taker: Taker): Batch {
  const given: Given = order;
  const { records } = stepNamed(order.did);
  const state = stateAfter(ride, order);
  const rev = ride.rev + 1;
  const recorded = records
    .map((field) => [field, VALUES[field](ride, given, taker)] as const)
    .filter(([, value]) => value !== undefined);
  const fields = {
    ...(ride.endedAt === null && cleared(ride, state, taker)),
    ...(ride.endedAt !== null && !isEnded(state) && { open: true }),
    ...Object.fromEntries(recorded),
    state,
    rev,
    did: order.did,
    changedAt: SERVER_TIME,
    [`log.${rev}`]: lineOf(ride, given, taker),
  };
  const remark = remarkOf(ride, order, taker);
  return [
    { kind: 'update', path: ridePath(ride.id), fields },
    ...(isRemarked(ride, order, taker.uid)
      ? [{ kind: 'set', path: remarkPath(ride.id, rev), fields: remark } as const]
      : []),
    ...editorsPart(ride, order, taker),
    ...driversPart(ride, order, taker),
  ];
}
