import { setTimeout } from 'node:timers/promises';
import { openDriver, openPerson, type RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { SETTINGS_PATH } from '#domain/rides/model/stored/ride-paths.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { createDice, type Dice } from './dice.ts';
import type { Act, Dispatch } from './soak-actions.ts';
import { asDispatcher, asPassenger } from './dispatch-acts.ts';
import { brokenAfter, storedRides } from './dispatch-invariants.ts';
import { asDriver } from './driver-acts.ts';
import { paceOf } from './pace.ts';

/**
 * The billed reads of each act without faults (docs/scale.md). They are the reads of its service, and the rules'
 * look-ups for these reads and the write. Any other act costs one look-up, and a list also its rows.
 */
const READS: Readonly<Record<string, number>> = {
  // Settings and the passenger's record, then the booking.
  request: 2 + 2 + 7,
  // The own shift, then the step.
  take: 1 + 1 + 4,
  depart: 1 + 1 + 4,
  // The driver's shift, and a ride in a slot if every slot was used; then the step.
  reserve: 2 + 2 + 4,
  assign: 2 + 2 + 5,
  offer: 3,
  // Settings, then the step with its remark.
  decline: 2 + 5,
  // The own shift and the settings, then the step with its remark and the shift.
  [givesBack().did]: 2 + 2 + 6,
  cancel: 2 + 5,
  correct: 2 + 5,
  // Settings twice, and the passenger's record if the kind changes; then the step with its remark and the details.
  edit: 2 + 2 + 8,
  // To take back a step of an open ride costs one look-up. To take back an end costs more, with the shift.
  take_back: 3,
  'look-at-details': 1 + 2,
  // The own shift and its car, then the shift.
  'start-shift': 4 + 2,
  // As `start-shift`, then the shift once more and the open rides, with two look-ups for each card.
  'change-number': 4 + 2 + 1 + 3 + 4,
  'set-number': 3 + 2 + 1 + 3 + 4,
  // As `start-shift`, with the rides that the shift names.
  'stop-shift': 4 + 2 + 3,
  'end-shift': 2 + 3,
  look: 1 + 1,
  'pry-details': 1 + 1,
};

/** The predicted reads of these acts. `rows` is the number of rows in their lists; an empty list counts as one row. */
function predictedReads(acts: Readonly<Record<string, number>>, rows: number): number {
  return Object.entries(acts).reduce((sum, [act, times]) => sum + times * (READS[act] ?? 1), rows);
}

export interface DispatchPlan {
  /** The soak ends after `seconds` or after `acts`, whichever comes first. */
  readonly seconds: number;
  readonly acts: number;
  /** The number of drivers, and that of passengers. */
  readonly pairs: number;
  readonly dispatchers: number;
  /** A person's average pause between two acts, in seconds; deadlines depend on it. */
  readonly rest: number;
  readonly seed: number;
  /** Called before the first act, halfway, and after the last. */
  readonly sample: (moment: 'start' | 'middle' | 'end') => Promise<void> | void;
}

export interface DispatchReport {
  /** How often each act was tried. */
  readonly acts: Readonly<Record<string, number>>;
  readonly faults: number;
  /** The number of rides in each state after the soak. */
  readonly states: Readonly<Record<string, number>>;
  readonly predictedReads: number;
  readonly broken: readonly string[];
}

/** The number of people who sign in at once. */
const AT_ONCE = 20;
/** The share of acts during which the network fails. */
const FAULTS = 0.15;

async function several<Each>(amount: number, open: () => Promise<Each>): Promise<readonly Each[]> {
  const all: Each[] = [];
  while (all.length < amount) {
    const next = Array.from({ length: Math.min(AT_ONCE, amount - all.length) }, open);
    all.push(...(await Promise.all(next)));
  }
  return all;
}

/** One act, during which the network may lose a request, an answer, or everything. Returns whether it did. */
async function withFault({ network }: RidePerson, dice: Dice, act: Act): Promise<boolean> {
  const chance = dice.next() / FAULTS;
  if (chance < 0.4) network.loseNextRequest('documents');
  else if (chance < 0.8) network.loseNextAnswer('documents');
  else if (chance < 1) network.goOffline();
  await act();
  network.goOnline();
  return chance < 1;
}

const CAR = { label: 'Car 1', plate: 'CB 1', colour: null, seats: 4, needs: [], active: true };

/** Lets a firm work on a failing network, then checks every invariant. */
export async function soakDispatch(world: WorldUnderTest, plan: DispatchPlan): Promise<DispatchReport> {
  const pace = paceOf(plan.rest);
  await world.documents.write({ [SETTINGS_PATH]: pace.settings, 'vehicles/car-1': CAR });
  const passengers = await several(plan.pairs, () => openPerson(world, 'passenger'));
  const drivers = await several(plan.pairs, () => openDriver(world));
  const dispatchers = await several(plan.dispatchers, () => openPerson(world, 'admin'));

  const acts: Record<string, number> = {};
  const unexpected = new Set<string>();
  let [rows, faults, begun] = [0, 0, 0];
  let halfway: readonly Ride[] | null = null;
  const dispatch: Dispatch = {
    dice: createDice(plan.seed),
    pace,
    documents: world.documents,
    ids: [],
    drivers: drivers.map(({ uid }) => uid),
    stops: [],
    count(act, more = 0) {
      acts[act] = (acts[act] ?? 0) + 1;
      rows += more;
    },
    note: (act, what) => void unexpected.add(`${act}: ${JSON.stringify(what)}`),
  };
  const startedAt = Date.now();
  const done = () => Math.max((Date.now() - startedAt) / (plan.seconds * 1000), begun / plan.acts);
  const rest = async () => {
    if (plan.rest > 0) await setTimeout(2000 * plan.rest * dispatch.dice.next());
  };
  const work = async (person: RidePerson, act: Act) => {
    for (await rest(); done() < 1; await rest()) {
      begun += 1;
      if (halfway === null && done() > 0.5) {
        halfway = [];
        await plan.sample('middle');
        halfway = (await storedRides(world, dispatch.ids)).rides;
      }
      if (await withFault(person, dispatch.dice, act)) faults += 1;
    }
  };
  await plan.sample('start');
  await Promise.all([
    ...passengers.map((person) => work(person, asPassenger(person, dispatch))),
    ...drivers.map((person) => work(person, asDriver(person, dispatch))),
    ...dispatchers.map((person) => work(person, asDispatcher(person, dispatch))),
  ]);
  await plan.sample('end');

  // Dispatch renews the cards whose renewal the network has lost.
  const [desk] = dispatchers;
  for (const uid of dispatch.drivers) await desk?.renewCards(uid);
  const stored = await storedRides(world, dispatch.ids);
  const firm = { ...dispatch, passengers: passengers.map(({ uid }) => uid) };
  const broken = await brokenAfter(world, firm, halfway ?? [], stored);
  const states: Record<string, number> = {};
  for (const { state } of stored.rides) states[state] = (states[state] ?? 0) + 1;
  return {
    acts,
    faults,
    states,
    predictedReads: predictedReads(acts, rows),
    broken: [...unexpected, ...broken],
  };
}
