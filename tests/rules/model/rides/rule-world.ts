import type { Ruleset } from 'builtin-firestore/rules';
import { storeCommit } from 'builtin-firestore/store';
import { bookingBatch } from '#domain/rides/model/booking/booking-batch.ts';
import { SLOTS_FOR, type Slot } from '#domain/rides/model/booking/rider-record.ts';
import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import { readSettings } from '#domain/rides/model/firm/settings.ts';
import { endedShiftBatch, shiftBatch, signBatch } from '#domain/rides/model/firm/shift-batch.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { BOOKING_PAUSE, SIGN_PAUSE } from '#domain/rides/model/ride-limits.ts';
import { holdsSlot } from '#domain/rides/model/ride/deadlines.ts';
import type { RideWorld } from '#domain/rides/model/ride/ride-invariants.builder.ts';
import { testDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import { detailsPath, remarkPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { person } from '../../scenario/people.ts';
import { commit, get, set, type Operation, type Seed } from '../../scenario/request.ts';
import { seededDatabase, TEST_NOW } from '../../scenario/seeded-database.ts';
import { prepare, verdict } from '../../scenario/verdict.ts';
import { aTrip } from './a-trip.ts';
import type { Answers, Attempt, Look, TriedStep } from './attempt.ts';
import { callersBooking } from './callers-booking.ts';
import { mayLook } from './may-look.ts';
import { plainData } from './plain-data.ts';
import { stepAnswer } from './step-answer.ts';
import { personNamed, triedStep } from './tried-step.ts';
import { worldFacts } from './world-facts.ts';

const VEHICLE = { id: 'car-1', label: 'Car 1', plate: 'B-CB 1', seats: 4 };
const NEITHER: Answers = { rules: false, table: false };

/** What the requests that were allowed have cost. */
interface Spent {
  readonly writes: number;
  readonly lookups: number;
}

/** The documents of a seed, on which the rules decide what the domain sends. */
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
    const isWritable = batch.every(({ kind, path }) => (documents.read(path) === null) === (kind === 'set'));
    if (!isWritable) return false;
    documents.commit(batch, now);
    const writes = batch.map(({ path }) => set(path, plainData(documents.read(path) ?? {})));
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
      return id !== null && holdsSlot(facts.ride(id), now);
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

  const isUnbound = (uid: string) => facts.driving(uid) === null && facts.owed(uid, now).length === 0;
  const isPaused = (uid: string) =>
    now.getTime() - (facts.shift(uid)?.seenAt.getTime() ?? Infinity) >= SIGN_PAUSE * 1000;
  const changeDuty = (uid: string, duty: Duty): Answers => {
    const wanted = { uid, name: nameOf(uid), phone: '+49 30 1', vehicle: VEHICLE, duty };
    const isSound = facts.shift(uid)?.duty !== duty || isPaused(uid);
    return {
      table: facts.isApprovedAs(uid, 'driver') && isSound && (duty === 'on' || isUnbound(uid)),
      rules: send(uid, shiftBatch(wanted, facts.shift(uid))),
    };
  };
  const endShift = (uid: string, of: string): Answers => ({
    table: facts.isApprovedAs(uid, 'admin') && facts.shift(of) !== null && isUnbound(of),
    rules: send(uid, endedShiftBatch(of)),
  });
  const sign = (uid: string): Answers => ({
    table: facts.isApprovedAs(uid, 'driver') && isPaused(uid),
    rules: send(uid, signBatch(uid)),
  });

  const step = (attempt: TriedStep): Answers => {
    const tried = triedStep(facts.rides(), attempt);
    if (tried === null) return NEITHER;
    const { retention } = settings;
    const { batch, table } = stepAnswer(facts, attempt, { ...tried, now, retention });
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
    /** No two requests come in the same moment: a millisecond always passes. */
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000 + 1);
    },
    attempt(attempt: Attempt): Answers {
      if (attempt.does === 'book') return book(attempt.by, attempt.when);
      if (attempt.does === 'duty') return changeDuty(attempt.by, attempt.duty);
      if (attempt.does === 'end shift') return endShift(attempt.by, attempt.of);
      if (attempt.does === 'sign') return sign(attempt.by);
      return attempt.does === 'look' ? look(attempt) : step(attempt);
    },
  };
}
