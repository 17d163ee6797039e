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

/** A reason. Only `other` may have a note; `null` for no note. */
export type Reasoned<Why extends Reason> =
  | { readonly why: Exclude<Why, 'other'> }
  | { readonly why: 'other'; readonly note: string | null };

/** A step with all values that it stores, except author and time. `etaAt` is the arrival that the driver estimates. */
export type StepOrder =
  | {
      readonly did: 'extend' | 'lapse' | 'expire' | 'agree';
    }
  /** `saidAt`: when the driver pressed, if the step is sent later, or the time that the driver told dispatch. */
  | { readonly did: 'arrive' | 'start' | 'complete' | 'no_show'; readonly saidAt?: Date | undefined }
  | { readonly did: 'offer'; readonly driver: string }
  /** `slot` is `null` if the ride is not due (D111). */
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
  /** `why` is absent if the driver's account is revoked. */
  | { readonly did: 'recall'; readonly why?: Reason<'recall'> | undefined }
  | ({ readonly did: 'decline' } & Reasoned<Reason<'decline'>>)
  /** `place` is the place in the driver's record (`gaveBack`) that gets the time. */
  | ({ readonly did: 'give_back'; readonly place: ReturnPlace } & Reasoned<Reason<'give_back'>>)
  | ({ readonly did: 'cancel' } & Reasoned<Reason<'cancel-as-rider' | 'cancel-as-dispatch'>>)
  /** For an ended ride, `card` is the driver's card again, because an ended ride's card has no number. */
  | { readonly did: 'take_back'; readonly card?: Card | undefined }
  | { readonly did: 'correct'; readonly to: Outcome; readonly note: string }
  | EditOrder;

interface EditOrder extends Pick<RideValues, 'area' | 'people' | 'needs'> {
  readonly did: 'edit';
  readonly details: EditedDetails;
  /** The values before the edit. */
  readonly was: EditedDetails;
  /** Absent if the pick-up stays. */
  readonly pickUp?: PickUp | undefined;
  /** The slot that a passenger's own ride takes if the ride changes its kind (rides R7). */
  readonly claim?: SlotClaim | undefined;
}

/** The fields of the details that an edit changes. Details are a document of their own (rides R11). */
export type EditedDetails = Pick<RideDetails, 'from' | 'to' | 'note' | 'name' | 'phone'>;

interface Taker {
  readonly uid: string;
  readonly now: Date;
  /** Whether the rules have just refused this step. */
  readonly denied?: boolean;
  /** How long remarks and details are stored, for a step that `isRemarked`. Seconds. */
  readonly retention?: number | undefined;
}

/** How wrong `now` may be before a token has shown the server's time (D38). Milliseconds. */
const CLOCK_ERROR_MS = 3_600_000;

/**
 * Whether a moment is past by the server's clock, as far as the device knows. Near this moment the device's clock may
 * be wrong, so a refusal by the rules reverses the answer.
 */
export function isPast(moment: Date, { now, denied = false }: Pick<Taker, 'now' | 'denied'>): boolean {
  const isDoubtful = Math.abs(now.getTime() - moment.getTime()) < CLOCK_ERROR_MS;
  return now >= moment !== (denied && isDoubtful);
}

/** When a new search begins: now, or at the former begin of the search if that is still to come. */
function searchedFrom({ searchFrom }: Ride, taker: Taker) {
  return isPast(searchFrom, taker) ? SERVER_TIME : searchFrom;
}

/** Whether a promise ends before the ride is due. Then the card is removed, and the details stay closed (rides R11). */
function isUndue(ride: Ride, taker: Taker): boolean {
  return ride.state === 'accepted' && ride.kind === 'later' && !isPast(dueAt(ride), taker);
}

/**
 * Whether the details were never open to the driver, even if the device's clock is wrong. Otherwise the driver's record
 * counts the return. The rules always permit this.
 */
function wasSurelyUndue(ride: Ride, { now }: Taker): boolean {
  const isPromisedForLater = ride.state === 'accepted' && ride.kind === 'later';
  return isPromisedForLater && now.getTime() + CLOCK_ERROR_MS < dueAt(ride).getTime();
}

/** The values that a `StepOrder` may have. */
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

/** `movedFrom` after this edit: the promised time, or its removal if the ride is moved back to that time (D59). */
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
  // A driver whose offer was withdrawn may still take the ride. A driver who gets the ride again has not lost the ride.
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
 * Removes the fields that the next open state does not have. At the end of a ride it removes the number on the card,
 * and a driver who was only asked. If a promise is not due, it removes the whole card (rides R11).
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
 * The log line of a step. It has a passenger's reason to cancel, or the reason of a recall. Everybody in the ride may
 * read these. Other reasons are in the remark.
 */
function lineOf(ride: Ride, order: Given, { uid }: Taker) {
  const says = stepNamed(order.did).says.filter(
    (field) => field !== 'why' || order.did === 'recall' || uid === ride.rider,
  );
  const said = { ...order, movedFrom: order.pickUp && ride.pickupAt };
  return { did: order.did, by: uid, at: SERVER_TIME, ...presentIn(said, says) };
}

/** Whether a step is stored with a remark. A passenger's cancellation has a remark only if it has a note. */
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
 * The writes of a step to the driver's record. They set the pointer for a departure or a reopened ride, and the slot of
 * a promise. They set the time of a return, unless the details were surely closed (D91).
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
  // A driver whose ride is still open is locked already.
  const isLocked = order.did === 'take_back' && endedAt === null;
  if (isLocked || !stepNamed(order.did).needs.includes('lock-free')) return [];
  return order.did === 'take' || driver === null || driver === uid
    ? update(uid, { ride: id, ...sign })
    : update(driver, { ride: id, assignedAt: SERVER_TIME });
}

/** The writes of an edit besides the ride: details and slot. A new time gives the details a new removal date. */
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

/** The writes of a step: the ride with its log line, the remark, what `editorsPart` and `driversPart` return. */
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
