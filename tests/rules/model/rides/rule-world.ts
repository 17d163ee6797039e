import type { Ruleset } from 'builtin-firestore/rules/access-request.ts';
import { storeCommit } from 'builtin-firestore/store/stage-commit.ts';
import { bookingBatch } from '#domain/rides/model/booking/booking-batch.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { readSettings } from '#domain/rides/model/firm/settings.ts';
import { shiftBatch } from '#domain/rides/model/firm/shift-batch.ts';
import { cardOf, readShift, type Duty } from '#domain/rides/model/firm/shift.ts';
import { holdsDriver, holdsSlot } from '#domain/rides/model/ride/deadlines.ts';
import { obstacleTo, obstacleToDriver } from '#domain/rides/model/ride/obstacles.ts';
import { readRide } from '#domain/rides/model/ride/read-ride.ts';
import type { RideWorld } from '#domain/rides/model/ride/ride-invariants.builder.ts';
import { stepNamed, type StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { stepBatch } from '#domain/rides/model/ride/step-batch.ts';
import type { Hand } from '#domain/rides/model/ride/step-columns.ts';
import { testDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import { driverPath, ridePath, riderPath } from '#domain/rides/model/stored/record-paths.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { person } from '../../scenario/people.ts';
import { commit, set, type Seed } from '../../scenario/request.ts';
import { seededDatabase, TEST_NOW } from '../../scenario/seeded-database.ts';
import { prepare, verdict } from '../../scenario/verdict.ts';
import { A_TRIP } from './a-trip.ts';
import type { Answers, Attempt } from './attempt.ts';
import { callersBooking } from './callers-booking.ts';
import { orderedStep } from './ordered-step.ts';
import { plainData } from './plain-data.ts';
import { triedStep } from './tried-step.ts';

/** What a passenger does only while approved; the rest of their steps is left to whoever lost the approval (rides R26). */
const APPROVED_ONLY: readonly StepName[] = ['extend', 'lapse', 'edit'];

const NO_CARD = { name: '', vehicle: '', plate: '', phone: null };

/** The documents of a seed, on which the rules decide what the domain sends. */
export function openRuleWorld(
  ruleset: Ruleset,
  seed: Seed,
): RideWorld & {
  wait(seconds: number): void;
  attempt(attempt: Attempt): Answers;
} {
  const database = seededDatabase(seed);
  const documents = testDocuments();
  for (const [path, document] of Object.entries(seed)) documents.put(path, document);
  let now = TEST_NOW;
  let booked = 0;
  const ids = Object.keys(seed).flatMap((path) => /^rides\/(\w+)$/.exec(path)?.[1] ?? []);
  const uids = Object.keys(seed).flatMap((path) => /^users\/(\w+)$/.exec(path)?.[1] ?? []);

  const read = (id: string): Ride => {
    const ride = readRide(id, documents.read(ridePath(id)));
    if (ride.state === 'damaged') throw new Error(`${id} is damaged in ${ride.fields.join()}`);
    return ride;
  };
  const roleOf = (uid: string) => documents.read(`users/${uid}`)?.['role'];
  const isApproved = (uid: string) => documents.read(`users/${uid}`)?.['status'] === 'approved';
  const shiftOf = (uid: string) => readShift(uid, documents.read(driverPath(uid)));
  const cardFor = (uid: string) => {
    const shift = shiftOf(uid);
    return shift === null ? NO_CARD : cardOf(shift);
  };
  const nameOf = (uid: string) => `Person ${uid}`;
  const drivingOf = (uid: string) => ids.find((id) => holdsDriver(read(id), uid)) ?? null;
  const recordOf = (uid: string) => {
    const stored = documents.read(riderPath(uid));
    return stored === null ? null : readRiderRecord(stored);
  };
  const handsOn = (ride: Ride, uid: string): readonly Hand[] => {
    // A caller (R23) has no account, and nobody signs in as one.
    if (ride.rider === uid) return uids.includes(uid) ? ['rider'] : [];
    if (!isApproved(uid)) return [];
    if (roleOf(uid) === 'driver') return ride.driver === uid ? ['any-driver', 'its-driver'] : ['any-driver'];
    return roleOf(uid) === 'admin' ? ['dispatch'] : [];
  };

  const send = (uid: string, batch: Batch): boolean => {
    const before = batch.map(({ path }) => [path, documents.read(path)] as const);
    const isWritable = batch.every(({ kind, path }) => (documents.read(path) === null) === (kind === 'set'));
    if (!isWritable) return false;
    documents.commit(batch, now);
    const writes = batch.map(({ path }) => set(path, plainData(documents.read(path) ?? {})));
    const time = BigInt(now.getTime()) * 1000n;
    const prepared = prepare(database, { by: person(uid), does: commit(...writes) }, time);
    const { allowed } = verdict(ruleset, prepared);
    if (allowed && prepared.staged !== null) storeCommit(database, prepared.staged, '');
    else for (const [path, document] of before) documents.put(path, document);
    return allowed;
  };

  /** An administrator books for a caller, everybody else for themselves. */
  const book = (uid: string): Answers => {
    const settings = readSettings(documents.read('settings/rides'));
    if (settings === null) throw new Error('the seed has no settings');
    const record = recordOf(uid);
    const slot = record?.slots.now ?? null;
    booked += 1;
    const id = `booked${String(booked).padStart(14, '0')}`;
    const rider = { uid, name: nameOf(uid) };
    const isFree = slot === null || !holdsSlot(read(slot), now);
    const isDispatch = roleOf(uid) === 'admin';
    const table = isApproved(uid) && (isDispatch || (roleOf(uid) === 'passenger' && isFree));
    const batch = isDispatch
      ? callersBooking(documents, ids, { id, by: uid, settings, now })
      : bookingBatch({ id, trip: A_TRIP, rider, record, slot: 'now', settings, now });
    const rules = send(uid, batch);
    if (rules) ids.push(id);
    return { rules, table };
  };

  const changeDuty = (uid: string, duty: Duty): Answers => {
    const table = isApproved(uid) && roleOf(uid) === 'driver' && (duty === 'on' || drivingOf(uid) === null);
    const vehicle = { id: 'car-1', label: 'Car 1', plate: 'B-CB 1', seats: 4 };
    const wanted = { uid, name: nameOf(uid), phone: '+49 30 1', vehicle, duty };
    return { table, rules: send(uid, shiftBatch(wanted, shiftOf(uid))) };
  };

  const step = (attempt: Extract<Attempt, { does: 'step' }>): Answers => {
    const tried = triedStep(ids.map(read), attempt);
    if (tried === null) return { rules: false, table: false };
    const { ride, uid } = tried;
    const { did, to } = attempt;
    const hands = handsOn(ride, uid);
    const onDuty = shiftOf(uid)?.duty === 'on';
    const isOpenTo = hands.some((hand) => stepNamed(did).from[hand]?.includes(ride.state));
    const isFree = obstacleTo(did, ride, { now, uid, onDuty, driving: drivingOf(uid) }) === null;
    const isAllowed = !APPROVED_ONLY.includes(did) || isApproved(uid);
    const isTarget =
      !stepNamed(did).says.includes('driver') ||
      (isApproved(to) && roleOf(to) === 'driver' && obstacleToDriver(shiftOf(to), ride, now) === null);
    const order = orderedStep(did, {
      ride,
      isDispatch: hands.includes('dispatch'),
      card: cardFor(uid),
      target: { uid: to, card: cardFor(to) },
    });
    return {
      table: isOpenTo && isFree && isAllowed && isTarget,
      rules: send(uid, stepBatch(ride, order, { uid, now })),
    };
  };

  return {
    riders: uids.filter((uid) => roleOf(uid) === 'passenger'),
    drivers: uids.filter((uid) => roleOf(uid) === 'driver'),
    rides: () => ids.map(read),
    pointerOf: (uid) => String(shiftOf(uid)?.ride),
    nameOf,
    now: () => now,
    wait(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    attempt(attempt) {
      if (attempt.does === 'book') return book(attempt.by);
      if (attempt.does === 'duty') return changeDuty(attempt.by, attempt.duty);
      return step(attempt);
    },
  };
}
