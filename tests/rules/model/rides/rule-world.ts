import type { Ruleset } from 'builtin-firestore/rules';
import { storeCommit } from 'builtin-firestore/store';
import { bookingBatch } from '#domain/rides/model/booking/booking-batch.ts';
import { SLOTS_FOR, type Slot } from '#domain/rides/model/booking/passenger-slots.ts';
import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import { readSettings } from '#domain/rides/model/firm/settings.ts';
import {
  endedShiftBatch,
  isTooSoon,
  setCarBatch,
  shiftBatch,
  signBatch,
} from '#domain/rides/model/firm/shift-batch.ts';
import type { Duty, Shift } from '#domain/rides/model/firm/shift.ts';
import { BOOKING_PAUSE, SIGN_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import { holdsSlot, dueAt, isDue, isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { RideWorld } from '#domain/rides/model/steps/ride-invariants.builder.ts';
import { testDocuments, type TestDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import { detailsPath, remarkPath, ridePath, customerPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { callBatch, type CallBooking } from '#domain/rides/model/customers/call-batch.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { stepNamed, type Hand } from '#domain/rides/model/ride/ride-steps.ts';
import { person } from '../../scenario/people.ts';
import { commit, get, remove, set, type Operation, type Seed } from '../../scenario/request.ts';
import { SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
import { seededDatabase, TEST_NOW } from '../../scenario/seeded-database.ts';
import { prepare, verdict } from '../../scenario/verdict.ts';
import type { Data, Plain } from '../../scenario/datum.ts';
import { aTrip } from './a-trip.ts';
import type { Answers, Attempt, Look, TriedStep } from './attempt.ts';
import { stepAnswer } from './step-answer.ts';
import { worldFacts, type WorldFacts } from './world-facts.ts';

const HANDS: readonly Hand[] = ['rider', 'its-driver', 'any-driver', 'dispatch'];

/** The uid of `its driver` or `its rider`; `null` if there is none, or if `by` is already a uid. */
const personNamed = (by: string, { driver, rider }: Ride) =>
  ({ 'its driver': driver, 'its rider': rider })[by] ?? null;

/**
 * The ride of an attempt, and the person who takes the step; `null` if there is no ride. For an attempt that `fits`, a
 * ride is preferred whose state allows the step, and a person who may take it.
 */
function triedStep(
  rides: readonly Ride[],
  { by, did, ride: index, to, fits }: TriedStep,
): { readonly ride: Ride; readonly uid: string } | null {
  const { from } = stepNamed(did);
  const handsOn = ({ state }: Ride) => HANDS.filter((hand) => from[hand]?.includes(state));
  const open = fits ? rides.filter((ride) => handsOn(ride).length > 0) : [];
  const among = open.length > 0 ? open : rides;
  const ride = among[index % among.length];
  if (ride === undefined) return null;
  const hands = handsOn(ride);
  const hand = fits ? hands[index % hands.length] : undefined;
  const asHand =
    hand && { rider: ride.rider, 'its-driver': ride.driver, 'any-driver': to, dispatch: 'ada' }[hand];
  return { ride, uid: asHand ?? personNamed(by, ride) ?? by };
}

/** Whether the driver of a ride reads the passenger and the exact places (rides R11). */
function isOpenToDriver(ride: Ride, now: Date): boolean {
  const { state, card, endedAt } = ride;
  if (card === null) return false;
  if (!isEnded(state)) return state !== 'accepted' || isDue(ride, now);
  if (endedAt === null || now.getTime() >= endedAt.getTime() + DAY_MS) return false;
  return state !== 'cancelled' || endedAt >= dueAt(ride);
}

/** Whether a person who signed in just now reads a document of a ride (rides 4). */
function mayLook(facts: WorldFacts, { by, at }: Look, ride: Ride, now: Date): boolean {
  if (!facts.hasAccount(by)) return false;
  const isDriver = facts.isApprovedAs(by, 'driver');
  if (facts.isApprovedAs(by, 'admin')) return true;
  if (at === 'last remark') return facts.remark(ride.id, ride.rev)?.by === by;
  if (ride.rider === by) return true;
  if (at === 'details') return isDriver && ride.driver === by && isOpenToDriver(ride, now);
  return ride.driver === by || (isDriver && ride.state === 'requested' && !isExpired(ride, now));
}

/** The batch of a booking for the only caller of the model. The caller's first ride among `rides` made the record. */
function callersBooking(
  documents: TestDocuments,
  rides: readonly string[],
  { trip, ...booking }: Pick<CallBooking, 'id' | 'by' | 'settings' | 'now'> & { readonly trip: Trip },
): Batch {
  const known = rides.map((id) => readCustomer(id, documents.read(customerPath(id))));
  const customer = known.find((found) => found !== null) ?? null;
  return callBatch({
    ...booking,
    call: { number: { phone: trip.phone, key: '307' }, name: 'Cara Caller', trip },
    caller: { customer, others: [], account: null, isOwner: false },
    change: 'today',
  });
}

function plain(value: unknown): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string' || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object') return plainData(value);
  throw new TypeError(`no document holds ${String(value)}`);
}

/** A document of the domain in the form of a request. */
const plainData = (document: object): Data =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, plain(value)]));

const VEHICLE = { ...SHIFT_CAR, colour: 'white' as const };
const NEITHER: Answers = { rules: false, table: false };

/** The cost of the permitted commits. */
interface Spent {
  readonly writes: number;
  readonly lookups: number;
}

/** A world that starts with the seed. The domain makes its requests, and the rules decide on them. */
export function openRuleWorld(ruleset: Ruleset, seed: Seed) {
  const database = seededDatabase(seed);
  const documents = testDocuments();
  for (const [path, document] of Object.entries(seed)) documents.put(path, document);
  let now = TEST_NOW;
  let booked = 0;
  let spent: Spent = { writes: 0, lookups: 0 };
  const ids = Object.keys(seed).flatMap((path) => /^rides\/(\w+)$/.exec(path)?.[1] ?? []);
  const uids = Object.keys(seed).flatMap((path) => /^users\/(\w+)$/.exec(path)?.[1] ?? []);
  const facts = worldFacts(documents, ids);
  const nameOf = (uid: string) => `Person ${uid}`;
  const settings = readSettings(documents.read('settings/rides'));
  if (settings === null) throw new Error('the seed has no settings');

  const asked = (uid: string, does: Operation) => {
    const prepared = prepare(database, { by: person(uid), does }, BigInt(now.getTime()) * 1000n);
    return { ...verdict(ruleset, prepared), staged: prepared.staged };
  };
  const send = (uid: string, batch: Batch): boolean => {
    const before = batch.map(({ path }) => [path, documents.read(path)] as const);
    // The document about a driver's car may exist already or not.
    const isWritable = batch.every(
      ({ kind, path }) =>
        path.startsWith('carsInUse/') || (documents.read(path) === null) === (kind === 'set'),
    );
    if (!isWritable) return false;
    documents.commit(batch, now);
    const writes = batch.map(({ kind, path }) =>
      kind === 'remove' ? remove(path) : set(path, plainData(documents.read(path) ?? {})),
    );
    const { allowed, staged, lookups } = asked(uid, commit(...writes));
    if (allowed && staged !== null) {
      storeCommit(database, staged, '');
      spent = { writes: spent.writes + writes.length, lookups: spent.lookups + lookups };
    } else for (const [path, document] of before) documents.put(path, document);
    return allowed;
  };

  /** An administrator books for a caller, everybody else for themselves. */
  const book = (uid: string, when: PickUp['kind']): Answers => {
    const record = facts.record(uid);
    const isHeld = (slot: Slot) => {
      const id = record?.slots[slot] ?? null;
      return id !== null && facts.ride(id).kind === when && holdsSlot(facts.ride(id), now);
    };
    const slots: readonly Slot[] = SLOTS_FOR[when];
    const free = slots.find((slot) => !isHeld(slot));
    booked += 1;
    const id = `booked${String(booked).padStart(14, '0')}`;
    const isDispatch = facts.roleOf(uid) === 'admin';
    const since = now.getTime() - (record?.claimedAt?.getTime() ?? 0);
    const isOwn = facts.roleOf(uid) === 'passenger' && free !== undefined && since >= BOOKING_PAUSE * 1000;
    const trip = aTrip(when, now);
    const rider = { uid, name: nameOf(uid) };
    const slot = free ?? SLOTS_FOR[when][0];
    const batch = isDispatch
      ? callersBooking(documents, ids, { id, by: uid, trip, settings, now })
      : bookingBatch({ id, trip, rider, record, slot, settings, now });
    const rules = send(uid, batch);
    if (rules) ids.push(id);
    return { rules, table: facts.isApproved(uid) && (isDispatch || isOwn) };
  };

  /** The number that a change of duty or of the car stores. It mostly differs from the number before. */
  const phoneAfter = (stored: Shift | null) => `+49 30 ${String(1 + ((stored?.turn ?? 0) % 2))}`;
  const isUnbound = (uid: string) => facts.driving(uid) === null && facts.owed(uid, now).length === 0;
  const isPaused = (uid: string) =>
    now.getTime() - (facts.shift(uid)?.seenAt.getTime() ?? Infinity) >= SIGN_PAUSE * 1000;
  const changeDuty = (uid: string, duty: Duty): Answers => {
    const stored = facts.shift(uid);
    const wanted = { uid, name: nameOf(uid), phone: phoneAfter(stored), vehicle: VEHICLE, duty };
    const isSound = stored === null || !isTooSoon(stored, now);
    const isAtHomeInOther = stored?.duty === 'off' && !isSame(VEHICLE, stored.vehicle);
    const may = {
      on: true,
      // A break follows a time on duty, or is the first duty of a driver.
      break: (stored === null || stored.duty === 'on') && isUnbound(uid),
      off: isUnbound(uid) || isAtHomeInOther,
    };
    return {
      table: facts.isApprovedAs(uid, 'driver') && isSound && may[duty],
      rules: send(uid, shiftBatch(wanted, stored, { now })),
    };
  };
  const endShift = (uid: string, of: string): Answers => {
    const shift = facts.shift(of);
    if (shift === null) return NEITHER;
    return {
      table: facts.isApprovedAs(uid, 'admin') && shift.duty !== 'off' && isUnbound(of),
      rules: send(uid, endedShiftBatch(shift, { by: uid, now })),
    };
  };
  const setCar = (uid: string, of: string): Answers => {
    const shift = facts.shift(of);
    if (shift === null) return NEITHER;
    const wanted = { vehicle: VEHICLE, phone: phoneAfter(shift) };
    return {
      table: facts.isApprovedAs(uid, 'admin') && shift.duty === 'on',
      rules: send(uid, setCarBatch(shift, wanted, { by: { uid, name: nameOf(uid) }, now })),
    };
  };
  const sign = (uid: string): Answers => ({
    table: facts.isApprovedAs(uid, 'driver') && isPaused(uid),
    rules: send(uid, signBatch(uid)),
  });

  const step = (attempt: TriedStep): Answers => {
    const tried = triedStep(facts.rides(), attempt);
    if (tried === null) return NEITHER;
    const { batch, table } = stepAnswer(facts, attempt, { ...tried, now, settings });
    return { table, rules: send(tried.uid, batch) };
  };
  const look = (attempt: Look): Answers => {
    const ride = facts.ride(ids[attempt.ride % ids.length] ?? '');
    const by = personNamed(attempt.by, ride) ?? attempt.by;
    const { id, rev } = ride;
    const path = { ride: ridePath(id), details: detailsPath(id), 'last remark': remarkPath(id, rev) }[
      attempt.at
    ];
    return { table: mayLook(facts, { ...attempt, by }, ride, now), rules: asked(by, get(path)).allowed };
  };

  const world: RideWorld = {
    riders: uids.filter((uid) => facts.roleOf(uid) === 'passenger'),
    drivers: uids.filter((uid) => facts.roleOf(uid) === 'driver'),
    rides: facts.rides,
    pointerOf: (uid) => String(facts.shift(uid)?.ride),
    nameOf,
    now: () => now,
  };
  return {
    ...world,
    slottedOf: facts.slotted,
    spent: () => spent,
    /** Moves the clock on, by at least a millisecond, so that no two requests have the same time. */
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000 + 1);
    },
    attempt(attempt: Attempt): Answers {
      if (attempt.does === 'book') return book(attempt.by, attempt.when);
      if (attempt.does === 'duty') return changeDuty(attempt.by, attempt.duty);
      if (attempt.does === 'end shift') return endShift(attempt.by, attempt.of);
      if (attempt.does === 'set car') return setCar(attempt.by, attempt.of);
      if (attempt.does === 'sign') return sign(attempt.by);
      return attempt.does === 'look' ? look(attempt) : step(attempt);
    },
  };
}
