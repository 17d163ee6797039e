import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import { hasPickUp } from '#domain/rides/model/booking/matches-trip.ts';
import { SLOTS_FOR, type Slot } from '#domain/rides/model/booking/passenger-slots.ts';
import type { SlotClaim } from '#domain/rides/model/booking/rider-record.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { BOOKING_PAUSE, LONGEST_HORIZON } from '#domain/rides/model/basics/ride-limits.ts';
import { holdsSlot } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { TriedStep } from './attempt.ts';
import type { WorldFacts } from './world-facts.ts';

/** The ride and the person of an edit. */
interface Moving {
  readonly ride: Ride;
  readonly uid: string;
  readonly now: Date;
  readonly settings: RideSettings;
}

/** The pick-up that an edit sets, and whether the table permits it (D59). */
interface Move {
  readonly pickUp?: PickUp;
  readonly claim?: SlotClaim | undefined;
  readonly isAllowed: boolean;
}

function askedTime({ pickUp }: TriedStep, { now, settings }: Moving): PickUp | null {
  if (pickUp === 'as it is') return null;
  if (pickUp === 'now') return { kind: 'now' };
  const { lead, horizon } = settings;
  const seconds = {
    soon: lead / 2,
    later: lead * 3,
    past: -60,
    beyond: horizon + 60,
    'in years': LONGEST_HORIZON + 60,
  }[pickUp];
  return { kind: 'later', at: new Date(now.getTime() + seconds * 1000), wall: '2026-01-01T10:00' };
}

/** The slot that a passenger's ride takes if its kind changes to this one; `null` if no slot is free. */
function slotFor(facts: WorldFacts, kind: PickUp['kind'], { ride, uid, now }: Moving): Slot | null {
  const slots = facts.record(uid)?.slots;
  const among: readonly Slot[] = SLOTS_FOR[kind];
  const isFree = (slot: Slot) => {
    const id = slots?.[slot] ?? null;
    if (id === null) return true;
    const occupant = facts.ride(id);
    return occupant.kind !== kind || !holdsSlot(occupant, now);
  };
  return among.find((slot) => slots?.[slot] === ride.id) ?? among.find(isFree) ?? null;
}

/** The writes of a move, and whether the table permits it. */
export function moveAnswer(facts: WorldFacts, tried: TriedStep, moving: Moving): Move {
  const { ride, uid, now, settings } = moving;
  const asked = tried.did === 'edit' ? askedTime(tried, moving) : null;
  if (asked === null || hasPickUp(ride, asked)) return { isAllowed: true };
  const isRider = uid === ride.rider;
  const ahead = asked.kind === 'now' ? null : (asked.at.getTime() - now.getTime()) / 1000;
  const [least, most] = isRider ? [settings.lead, settings.horizon] : [0, LONGEST_HORIZON];
  const isTimely = ahead === null || (ahead > least && ahead <= most);
  const isMovable = ['requested', 'offered', 'accepted'].includes(ride.state);
  if (asked.kind === ride.kind) return { pickUp: asked, isAllowed: isMovable && isTimely };
  const isChangeable = ride.state === 'requested' && isTimely;
  if (!isRider) return { pickUp: asked, isAllowed: isChangeable };
  const record = facts.record(uid);
  const slot = slotFor(facts, asked.kind, moving);
  const isPaused = now.getTime() - (record?.claimedAt?.getTime() ?? 0) < BOOKING_PAUSE * 1000;
  const trips = record?.trips ?? [];
  const claim = { slot: slot ?? SLOTS_FOR[asked.kind][0], record, phone: '', trips };
  return {
    pickUp: asked,
    claim: tried.slot === 'left out' ? undefined : claim,
    isAllowed: isChangeable && slot !== null && !isPaused && tried.slot !== 'left out',
  };
}
