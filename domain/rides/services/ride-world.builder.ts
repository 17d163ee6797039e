import { createAdjustableClock } from '#adapters/memory/adjustable-clock.ts';
import { anApprovedUser } from '../../accounts/model/user.builder.ts';
import type { User } from '../../accounts/model/user.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { readDetails } from '../model/booking/ride-details.ts';
import { readRiderRecord } from '../model/booking/rider-record.ts';
import { defaultSettings, readSettings } from '../model/firm/settings.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { readShift } from '../model/firm/shift.ts';
import { readVehicle } from '../model/firm/vehicle.ts';
import { BOOKED_AT } from '../model/ride/ride.builder.ts';
import { readRide, type Ride } from '../model/ride/ride.ts';
import { stepBatch, type StepOrder } from '../model/ride/step-batch.ts';
import { testDocuments } from '../model/stored/documents.builder.ts';
import {
  detailsPath,
  driverPath,
  riderPath,
  ridePath,
  SETTINGS_PATH,
  vehiclePath,
} from '../model/stored/ride-paths.ts';
import type { DispatchPorts, RidePorts } from '../ports/ride-ports.ts';
import { createDriverShift } from './driver-shift.ts';
import { createDrivers } from './drivers.ts';
import { createEditRide } from './edit-ride.ts';
import { NO_LISTS } from './no-lists.builder.ts';
import { createPhoneBooking } from './phone-booking.ts';
import { createRideBooking } from './ride-booking.ts';
import { createRideViews } from './ride-views.ts';
import { createServiceSettings } from './service-settings.ts';
import { createTakeStep } from './take-step.ts';
import { testCustomers } from './test-customers.builder.ts';
import { createVehicles } from './vehicles.ts';

export const ROBIN = anApprovedUser();
export const ADA = anApprovedUser({ uid: 'u-ada', name: 'Ada Admin', role: 'admin' });
export const DARIO = anApprovedUser({ uid: 'u-dario', name: 'Dario Driver', role: 'driver' });

/** What becomes of a write: it is stored and answered, its answer is lost, it is never sent, it is denied whatever it says. */
export const FATES = ['answered', 'lost', 'unsent', 'denied'] as const;
type Fate = (typeof FATES)[number];

const SETTINGS = defaultSettings('Europe/Berlin');
const DENIED = { code: 'permission-denied' } as const;
const LOST = { code: 'network' } as const;

/**
 * The services of one person over documents without rules: a write is denied where its document has moved on, and
 * otherwise as scripted. Names of requests are counted.
 */
export function aRideWorld(user: User | null) {
  const documents = testDocuments();
  const clock = createAdjustableClock(BOOKED_AT.getTime());
  const fates: Fate[] = [];
  const unreadable = new Map<string, SystemError>();
  const sent: string[] = [];
  const heard: string[] = [];
  let beforeWrite = () => {};

  const write = async (batch: Batch): Promise<Result<void>> => {
    sent.push(`write ${batch[0]?.path.split('/')[0]}`);
    beforeWrite();
    beforeWrite = () => {};
    const fate = fates.shift();
    if (fate === 'unsent') return fail(LOST);
    const isOutdated = batch.some(({ kind, path, fields }) => {
      const stored = documents.read(path);
      if ((stored === null) !== (kind === 'set')) return true;
      return stored !== null && 'rev' in fields && fields['rev'] !== Number(stored['rev']) + 1;
    });
    if (fate === 'denied' || isOutdated) return fail(DENIED);
    documents.commit(batch, clock.now());
    return fate === 'lost' ? fail(LOST) : succeed();
  };
  const read = async <T>(name: string, path: string, parse: (document: unknown) => T): Promise<Result<T>> => {
    sent.push(name);
    const failure = unreadable.get(path);
    return failure === undefined ? succeed(parse(documents.read(path))) : fail(failure);
  };
  const readFound = (id: string) => (stored: unknown) => (stored === null ? null : readRide(id, stored));
  const put = (path: string, document: object) => documents.put(path, { ...document });

  const ports: RidePorts & DispatchPorts = {
    rides: {
      read: (id) => read('read', ridePath(id), readFound(id)),
      details: (id) => read('details', detailsPath(id), readDetails),
      ...NO_LISTS,
      rider: (uid) =>
        read('rider', riderPath(uid), (stored) => (stored === null ? null : readRiderRecord(stored))),
    },
    shifts: {
      read: (uid) => read('shift', driverPath(uid), (stored) => readShift(uid, stored)),
      list: async () => succeed([]),
    },
    customers: testCustomers(read, ROBIN),
    fleet: {
      vehicles: async () => succeed([]),
      vehicle: (id) => read('vehicle', vehiclePath(id), (stored) => readVehicle(id, stored)),
      settings: () => read('settings', SETTINGS_PATH, readSettings),
    },
    records: { commit: write },
    rideFeed: {
      watch: (_, tell) => {
        tell({ seen: null, confirmedAt: null, via: 'silent', error: DENIED });
        return () => heard.push('ended');
      },
      lookNow: () => heard.push('look'),
    },
    clock,
  };
  const session = {
    current: () => (user === null ? { state: 'signed-out' } : { state: 'signed-in', user }),
    async refresh() {
      heard.push('refresh');
    },
  };
  put(SETTINGS_PATH, SETTINGS);
  put(driverPath('u-dilek'), aStoredShift({ name: 'Dilek Driver' }));

  const rideOf = (id: string): Ride => {
    const ride = readRide(id, documents.read(ridePath(id)));
    if (ride.state === 'damaged') throw new Error(`damaged: ${ride.fields.join()}`);
    return ride;
  };
  const needs = { ...ports, session };
  return {
    rideViews: createRideViews(needs),
    rideBooking: createRideBooking(needs),
    editRide: createEditRide(needs),
    phoneBooking: createPhoneBooking(needs),
    takeStep: createTakeStep(needs),
    driverShift: createDriverShift(needs),
    drivers: createDrivers(needs),
    vehicles: createVehicles(needs),
    serviceSettings: createServiceSettings(needs),
    documents,
    put,
    clock,
    rideOf,
    /** What becomes of the next writes. */
    script: (...next: readonly Fate[]) => fates.push(...next),
    /** From now on this document answers with a failure. */
    hide: (path: string, failure: SystemError = DENIED) => unreadable.set(path, failure),
    /** Somebody else's step, past all scripts. */
    step: (id: string, order: StepOrder, uid: string) =>
      documents.commit(stepBatch(rideOf(id), order, { ...SETTINGS, uid, now: clock.now() }), clock.now()),
    /** Runs as the next write is under way. */
    meanwhile(run: () => void) {
      beforeWrite = run;
    },
    requestsOf: (name: string) => sent.filter((each) => each === name).length,
    /** What the feed and the session were told. */
    heard,
  };
}
