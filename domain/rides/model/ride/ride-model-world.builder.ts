import { createAdjustableClock } from '#adapters/memory/adjustable-clock.ts';
import { bookingBatch, type Booking } from '../booking/booking-batch.ts';
import { readRiderRecord } from '../booking/rider-record.ts';
import type { Trip } from '../booking/trip.ts';
import { defaultSettings } from '../firm/settings.ts';
import { testDocuments } from '../stored/documents.builder.ts';
import { driverPath, riderPath, ridePath } from '../stored/record-paths.ts';
import type { Batch } from '../../../shared/record-write.ts';
import { holdsDriver, holdsSlot } from './deadlines.ts';
import { obstacleTo } from './obstacles.ts';
import { readRide } from './read-ride.ts';
import { STEP_NAMES, stepsFrom, type StepName } from './ride-steps.ts';
import type { Ride } from './ride.ts';
import { stepBatch } from './step-batch.ts';
import type { Hand } from './step-columns.ts';
import type { StepOrder } from './step-order.ts';

export const A_TRIP: Trip = {
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  pickUp: { kind: 'now' },
  people: 1,
  needs: [],
  note: '',
  phone: '+1 555 0100',
};

/** What a move may do, and how it is told. */
interface Move {
  readonly ride: string;
  readonly did: StepName;
  readonly told: string;
  readonly batch: () => Batch;
}

const RIDERS = ['u-robin', 'u-paula'];
const DRIVERS = ['u-dario', 'u-dilek', 'u-dana'];
const SETTINGS = defaultSettings('Europe/Berlin');
const cardFor = (uid: string) => ({ name: uid, vehicle: 'Van', plate: 'CB 1', phone: '+1 555 0101' });

const EDIT: StepOrder = {
  did: 'edit',
  area: { from: 'Harbour', to: 'City Hospital' },
  people: 2,
  needs: ['luggage'],
  details: { from: { text: 'Pier 3, Harbour' }, to: A_TRIP.to, note: '' },
};

function orderOf(did: Exclude<StepName, 'request'>, actor: string, other: string): StepOrder {
  if (did === 'take' || did === 'depart') return { did, card: cardFor(actor), etaAt: null };
  if (did === 'reserve') return { did, card: cardFor(actor) };
  if (did === 'offer') return { did, driver: other };
  if (did === 'assign') return { did, driver: other, card: cardFor(other) };
  if (did === 'decline') return { did, why: 'busy' };
  if (did === 'give_back') return { did, why: 'delay' };
  if (did === 'cancel') return { did, why: 'mistake' };
  if (did === 'correct') return { did, to: 'completed', note: 'As the driver says.' };
  if (did === 'edit') return EDIT;
  return { did };
}

/** Two passengers, three drivers on duty and an administrator, who do only what the model allows them. */
export function openRideWorld() {
  const documents = testDocuments();
  const clock = createAdjustableClock();
  const story: string[] = [];
  for (const uid of DRIVERS) documents.put(driverPath(uid), { ride: null });

  const read = (id: string): Ride => {
    const ride = readRide(id, documents.read(ridePath(id)));
    if (ride.state === 'damaged') throw new Error(`${story.join(', ')}: damaged in ${ride.fields.join()}`);
    return ride;
  };
  /** As the last move left them. */
  let present: readonly Ride[] = [];
  const pointerOf = (uid: string) => String(documents.read(driverPath(uid))?.['ride']);
  const drivingOf = (uid: string) => present.find((ride) => holdsDriver(ride, uid))?.id ?? null;
  const recordOf = (uid: string) => {
    const document = documents.read(riderPath(uid));
    return document === null ? null : readRiderRecord(document);
  };

  const booking = (uid: string): readonly Move[] => {
    const record = recordOf(uid);
    const slot = record?.slots.now ?? null;
    if (slot !== null && holdsSlot(read(slot), clock.now())) return [];
    const id = `ride-${present.length}`;
    const asked: Booking = {
      id,
      trip: A_TRIP,
      rider: { uid, name: uid },
      record,
      slot: 'now',
      settings: SETTINGS,
      now: clock.now(),
    };
    return [{ ride: id, did: 'request', told: `${uid} books ${id}`, batch: () => bookingBatch(asked) }];
  };
  const stepping = (ride: Ride, uid: string, hand: Hand): readonly Move[] =>
    stepsFrom(hand, ride.state).flatMap((did) => {
      const now = clock.now();
      const driving = drivingOf(uid);
      if (did === 'request' || obstacleTo(did, ride, { now, uid, onDuty: true, driving })) return [];
      const other = DRIVERS[ride.rev % DRIVERS.length] ?? '';
      const batch = () => stepBatch(ride, orderOf(did, uid, other), { uid, now });
      return [{ ride: ride.id, did, told: `${uid} ${did} ${ride.id}`, batch }];
    });
  /** By step, so that each gets a turn however often the others are possible. */
  const possible = (): readonly (readonly Move[])[] => {
    const moves = [
      ...RIDERS.flatMap(booking),
      ...present.flatMap((ride) => stepping(ride, ride.rider, 'rider')),
      ...present.flatMap((ride) => stepping(ride, 'u-ada', 'dispatch')),
      ...present.flatMap((ride) => (ride.driver === null ? [] : stepping(ride, ride.driver, 'its-driver'))),
      ...present.flatMap((ride) => DRIVERS.flatMap((uid) => stepping(ride, uid, 'any-driver'))),
    ];
    return STEP_NAMES.map((name) => moves.filter(({ did }) => did === name)).filter(
      ({ length }) => length > 0,
    );
  };

  return {
    riders: RIDERS,
    drivers: DRIVERS,
    rides: () => present,
    pointerOf,
    nameOf: (uid: string) => uid,
    now: () => clock.now(),
    told: () => story.join(', '),
    /** Waits, then takes one of the moves that are possible. */
    move(choice: number, seconds: number) {
      clock.advance(seconds * 1000);
      const turns = possible();
      const moves = turns[choice % turns.length] ?? [];
      const chosen = moves[Math.floor(choice / turns.length) % moves.length];
      if (chosen === undefined) return;
      story.push(`${seconds} s: ${chosen.told}`);
      documents.commit(chosen.batch(), clock.now());
      present = [...present.filter(({ id }) => id !== chosen.ride), read(chosen.ride)];
    },
  };
}
