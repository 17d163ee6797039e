import { restOf, returnPlace, type ReturnPlace } from '#domain/rides/model/firm/gave-back.ts';
import {
  DRIVER_SLOTS,
  PROMISE_SLOTS,
  cardOf,
  isCardOf,
  type PromiseSlot,
  type Shift,
} from '#domain/rides/model/firm/shift.ts';
import { isDue, isEstimable, isPromised } from '#domain/rides/model/ride/deadlines.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { obstacleTo, obstacleToDriver } from '#domain/rides/model/steps/obstacles.ts';
import { stepNamed, type RideStepName, type Hand } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride, Card } from '#domain/rides/model/ride/ride.ts';
import {
  isRemarked,
  stepBatch,
  type StepOrder,
  type EditedDetails,
} from '#domain/rides/model/steps/step-batch.ts';
import { driverPath, remarkPath } from '#domain/rides/model/stored/ride-paths.ts';
import { SERVER_TIME, type Batch } from '#domain/shared/record-write.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import type { TriedStep } from './attempt.ts';
import { moveAnswer } from './move-answer.ts';
import type { WorldFacts } from './world-facts.ts';

/** The trips that edits of the model set in turn, so that an edit may set the stored trip again. */
const EDITS = [
  {
    area: { from: 'Harbour', to: 'Old Town' },
    people: 2,
    needs: ['luggage'],
    details: {
      from: { text: 'Pier 3, Harbour' },
      to: { text: 'Main Street 1, Old Town' },
      note: '',
      name: 'Person penny',
      phone: '+49 30 7',
    },
  },
  {
    area: { from: 'Harbour', to: '' },
    people: 2,
    needs: ['luggage'],
    details: {
      from: { text: 'Pier 3, Harbour' },
      to: { text: 'Town Hall' },
      note: 'Back door.',
      name: 'Somebody else',
      phone: '',
    },
  },
] as const;

type EditOrder = Extract<StepOrder, { readonly did: 'edit' }>;

/** The ride and the parties of a step, with the driver's card. */
interface Parts {
  readonly ride: Ride;
  readonly etaAt: Date;
  readonly isDispatch: boolean;
  readonly card: Card;
  /** The card of the driver who has the ride. */
  readonly driversCard: Card;
  readonly target: { readonly uid: string; readonly card: Card };
  readonly slot: PromiseSlot | null;
  readonly place: ReturnPlace;
  /** The details of the ride. */
  readonly was: EditedDetails;
  readonly move: Pick<EditOrder, 'pickUp' | 'claim'>;
}

function orderedStep(did: Exclude<RideStepName, 'request'>, parts: Parts): StepOrder {
  const { ride, isDispatch, card, driversCard, target, slot, place, was, move, etaAt } = parts;
  if (did === 'take' || did === 'depart') return { did, card, etaAt };
  if (did === 'estimate') return { did, etaAt };
  if (did === 'renew_card') return { did, card: driversCard };
  if (did === 'reserve') return { did, card, slot: slot ?? 'next' };
  if (did === 'offer') return { did, driver: target.uid };
  if (did === 'assign') return { did, driver: target.uid, card: target.card, slot };
  if (did === 'take_back') return ride.endedAt === null ? { did } : { did, card: driversCard };
  if (did === 'decline') return { did, why: 'busy' };
  if (did === 'recall') return { did, why: 'changed' };
  if (did === givesBack().did) return { ...givesBack(), place };
  if (did === 'cancel') {
    return isDispatch ? { did, why: 'by_phone' } : { did, why: 'other', note: 'Too late.' };
  }
  if (did === 'correct') {
    return { did, to: ride.state === 'completed' ? 'cancelled' : 'completed', note: 'As the driver says.' };
  }
  return did === 'edit'
    ? { did, ...(EDITS[Math.floor(ride.rev / 2) % EDITS.length] ?? EDITS[0]), ...move, was }
    : { did };
}

/** The steps that need an approved passenger. A passenger who lost the approval may take the others (rides R26). */
const APPROVED_ONLY: readonly RideStepName[] = ['extend', 'lapse', 'edit'];

const NO_CARD = { name: '', vehicle: '', plate: '', colour: null, phone: null };

function handsOn(facts: WorldFacts, ride: Ride, uid: string): readonly Hand[] {
  // A caller (R23) has no account, so no person signs in as one.
  if (ride.rider === uid) return facts.hasAccount(uid) ? ['rider'] : [];
  if (facts.isApprovedAs(uid, 'driver'))
    return ride.driver === uid ? ['any-driver', 'its-driver'] : ['any-driver'];
  return facts.isApprovedAs(uid, 'admin') ? ['dispatch'] : [];
}

/** The driver who promises the ride by this step, or to whom this step assigns it; `null` for other steps. */
function promiserOf({ did, to }: TriedStep, uid: string): string | null {
  if (did === 'reserve') return uid;
  return did === 'assign' ? to : null;
}

/** The slot that a promise takes, and whether the table permits that. */
function slotOf(facts: WorldFacts, tried: TriedStep, ride: Ride, uid: string, now: Date) {
  const promiser = promiserOf(tried, uid);
  if (promiser === null) return { slot: 'next' as const, isFree: true };
  const isAssigned = tried.did === 'assign';
  const isAhead = isAssigned && !isDue(ride, now);
  // Dispatch may use a slot of a driver before the ride is due, but needs none (D111).
  if (isAhead && ['free', 'left out'].includes(tried.slot)) {
    return { slot: null, isFree: !isPromised(ride, promiser) };
  }
  const own: readonly PromiseSlot[] = ride.kind === 'now' && !isAssigned ? ['next'] : PROMISE_SLOTS;
  const among = isAssigned && !isAhead ? DRIVER_SLOTS : own;
  const free = among.find((slot) => facts.isFree(promiser, slot));
  const slot = tried.slot === 'free' || tried.slot === 'left out' ? (free ?? 'next') : tried.slot;
  // The last claimed slot still names a ride for which the driver has set off. So a ride that is promised to that
  // driver again is already in a slot.
  const isIn = tried.slot === 'left out' && facts.lastClaimed(promiser, among) === ride.id;
  const isPut = tried.slot !== 'left out' && among.includes(slot) && facts.isFree(promiser, slot);
  return { slot, isFree: !isPromised(ride, promiser) && (isIn || isPut) };
}

/** Whether a step changes something. Only an edit of the same trip and a renewal of the same card do not. */
function isNews(order: StepOrder, { people, needs, card }: Ride, shift: Shift | null): boolean {
  if (order.did === 'renew_card') return card !== null && shift !== null && !isCardOf(card, shift);
  if (order.did !== 'edit' || order.pickUp !== undefined) return true;
  const { was } = order;
  const before = [was.from.text, was.to.text, was.note, was.name, was.phone, people, ...needs];
  const { from, to, note, name, phone } = order.details;
  const after = [from.text, to.text, note, name, phone, order.people, ...order.needs];
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** The writes of a step. As `tried` says, its slot or its remark is left out, or its remark is forged. */
function sent(batch: Batch, { did, slot, remark }: TriedStep, remarked: string): Batch {
  const isSlotless = slot === 'left out' && ['reserve', 'assign'].includes(did);
  return batch
    .filter(({ path }) => !(remark === 'left out' && path === remarked))
    .map((write) => {
      if (remark === 'of another person' && write.path === remarked) {
        return { ...write, fields: { ...write.fields, by: 'sam' } };
      }
      // The record gets only the time of the promise: `seenAt`, or for an assignment `assignedAt`.
      if (isSlotless && write.kind === 'update' && write.path.startsWith(driverPath(''))) {
        const time = did === 'assign' ? 'assignedAt' : 'seenAt';
        return { ...write, fields: { [time]: SERVER_TIME } };
      }
      return write;
    });
}

/** The writes of a step, and whether the table of steps permits it. */
export function stepAnswer(
  facts: WorldFacts,
  tried: TriedStep,
  {
    ride,
    uid,
    now,
    settings,
  }: { readonly ride: Ride; readonly uid: string; readonly now: Date; readonly settings: RideSettings },
): { readonly batch: Batch; readonly table: boolean } {
  const { did, to } = tried;
  const hands = handsOn(facts, ride, uid);
  const card = (of: string) => {
    const shift = facts.shift(of);
    return shift === null ? NO_CARD : cardOf(shift);
  };
  const { from, to: destination, note, name, phone } = facts.details(ride.id);
  const { slot, isFree } = slotOf(facts, tried, ride, uid, now);
  const { isAllowed: isMovable, ...move } = moveAnswer(facts, tried, { ride, uid, now, settings });
  const gaveBack = facts.shift(uid)?.gaveBack ?? null;
  const etaAt = new Date(now.getTime() + tried.minutes * 60_000);
  const order = orderedStep(did, {
    ride,
    etaAt,
    isDispatch: hands.includes('dispatch'),
    card: card(uid),
    driversCard: card(ride.driver ?? uid),
    target: { uid: to, card: card(to) },
    slot,
    place: returnPlace(gaveBack),
    was: { from, to: destination, note, name, phone },
    move,
  });
  const isRiders = hands.includes('rider');
  // Dispatch takes back a step of the driver, who must be able to drive again.
  const driver = did === 'take_back' ? (ride.driver ?? uid) : uid;
  const circumstances = {
    now,
    uid,
    onDuty: facts.shift(driver)?.duty === 'on',
    driving: facts.driving(driver),
    rest: restOf(gaveBack),
  };
  const isReopenable = did !== 'take_back' || ride.endedAt === null || facts.isApprovedAs(driver, 'driver');
  const isTarget =
    !stepNamed(did).says.includes('driver') ||
    (facts.isApprovedAs(to, 'driver') &&
      obstacleToDriver(facts.shift(to), ride, now) === null &&
      (did !== 'assign' || facts.shift(to) !== null));
  const isSaid =
    !isRemarked(ride, order, uid) ||
    tried.remark === 'as it should be' ||
    (tried.remark === 'left out' && did === 'cancel' && isRiders);
  return {
    batch: sent(stepBatch(ride, order, { ...settings, uid, now }), tried, remarkPath(ride.id, ride.rev + 1)),
    table:
      hands.some((hand) => stepNamed(did).from[hand]?.includes(ride.state)) &&
      obstacleTo(did, ride, circumstances) === null &&
      (!APPROVED_ONLY.includes(did) || facts.isApproved(uid)) &&
      isTarget &&
      isReopenable &&
      isFree &&
      isMovable &&
      (!('etaAt' in order) || isEstimable(etaAt, now)) &&
      isSaid &&
      isNews(order, ride, facts.shift(ride.driver ?? '')),
  };
}
