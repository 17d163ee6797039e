import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import type { DocumentStore, QueryCondition, StoredFields } from '#adapters/records/document-store.ts';
import { createAvailabilityRepository } from '#adapters/records/rides/availability-repository.ts';
import { createCustomerRepository } from '#adapters/records/rides/customer-repository.ts';
import { createFleetRepository } from '#adapters/records/rides/fleet-repository.ts';
import { createImportRepository } from '#adapters/records/rides/import-repository.ts';
import { createOrderRepository } from '#adapters/records/rides/order-repository.ts';
import { createRideRepository } from '#adapters/records/rides/ride-repository.ts';
import { createShiftRepository } from '#adapters/records/rides/shift-repository.ts';
import { profilePath } from '../../accounts/model/account-paths.ts';
import { aStoredProfile } from '../../accounts/model/stored-profile.builder.ts';
import { anApprovedUser } from '../../accounts/model/user.builder.ts';
import type { User } from '../../accounts/model/user.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { BERLIN_SETTINGS } from '../model/firm/settings.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { BOOKED_AT } from '../model/ride/ride.builder.ts';
import { readRide, type Ride } from '../model/ride/ride.ts';
import { stepBatch, type StepOrder } from '../model/steps/step-batch.ts';
import { testDocuments } from '../model/stored/documents.builder.ts';
import { driverPath, ridePath, SETTINGS_PATH } from '../model/stored/ride-paths.ts';
import type { PushSubscriber } from '../ports/push-subscriber.ts';
import type { DispatchPorts, OrderNeeds, RidePorts } from '../ports/ride-ports.ts';
import { createAvailability } from './availability.ts';
import { createDriverShift } from './driver-shift.ts';
import { createCustomers } from './customers.ts';
import { createDrivers } from './drivers.ts';
import { createEditRide } from './edit-ride.ts';
import { createFirmImport } from './firm-import.ts';
import { createLastWork } from './last-work.ts';
import { createOverdueSteps } from './overdue-steps.ts';
import { createOwnPapers } from './own-papers.ts';
import { createPapers } from './papers.ts';
import { createPhoneBooking } from './phone-booking.ts';
import { createRenewCards } from './renew-cards.ts';
import { createRideBooking } from './ride-booking.ts';
import { createRideViews } from './ride-views.ts';
import { createServiceSettings } from './service-settings.ts';
import { createTakeStep } from './take-step.ts';
import { createNotifications } from './notifications.ts';
import { createVehicles } from './vehicles.ts';

export const ROBIN = anApprovedUser();
export const ADA = anApprovedUser({ uid: 'u-ada', name: 'Ada Admin', role: 'admin' });
export const DARIO = anApprovedUser({ uid: 'u-dario', name: 'Dario Driver', role: 'driver' });

/** What happens to a write: it is stored and answered, stored without an answer, never sent, or denied. */
export const FATES = ['answered', 'lost', 'unsent', 'denied'] as const;
/** The error is that of a write that is not sent. */
type Fate = (typeof FATES)[number] | SystemError;

const DENIED = { code: 'permission-denied' } as const;
const LOST = { code: 'network' } as const;

/** Whether a document matches a condition. Values are compared as texts. */
function holds([field, is, value]: QueryCondition, fields: StoredFields): boolean {
  const entries = fields[field];
  if (is === 'array-contains') return Array.isArray(entries) && entries.includes(value);
  const stored = String(fields[field]);
  if (is === 'in') return value.includes(stored);
  if (is === '==') return stored === String(value);
  return is === '<' ? stored < String(value) : stored >= String(value);
}

/**
 * The services of one person over documents without rules. Each write has the next fate of the script, and is answered
 * if there is none. A write that is sent is also denied if its document is missing or has an unexpected `rev`.
 */
export function aRideWorld(user: User | null) {
  const documents = testDocuments();
  const clock = createAdjustableClock(BOOKED_AT.getTime());
  const fates: Fate[] = [];
  const unreadable = new Map<string, SystemError>();
  const sent: string[] = [];
  const heard: string[] = [];
  const kept = new Map<string, object>();
  let beforeWrite = () => {};

  const write = async (batch: Batch): Promise<Result<void>> => {
    sent.push(`write ${batch[0]?.path.split('/')[0]}`);
    beforeWrite();
    beforeWrite = () => {};
    const fate = fates.shift();
    if (fate === 'unsent' || typeof fate === 'object') return fail(fate === 'unsent' ? LOST : fate);
    const isOutdated = batch.some((each) => {
      // No condition applies to the write of a car in use.
      if (each.path.startsWith('carsInUse/')) return false;
      const stored = documents.read(each.path);
      if ((stored === null) !== (each.kind === 'set')) return true;
      if (stored === null || each.kind === 'remove') return false;
      return 'rev' in each.fields && each.fields['rev'] !== Number(stored['rev']) + 1;
    });
    if (fate === 'denied' || isOutdated) return fail(DENIED);
    documents.commit(batch, clock.now());
    return fate === 'lost' ? fail(LOST) : succeed();
  };
  const failureAt = (path: string) => [...unreadable].find(([hidden]) => hidden.startsWith(path))?.[1];
  const store: DocumentStore = {
    commit: write,
    async read(path) {
      sent.push(`read ${path.split('/')[0]}`);
      const failure = unreadable.get(path);
      return failure === undefined ? succeed(documents.read(path)) : fail(failure);
    },
    async query({ collection, where = [] }) {
      sent.push(['list', collection, ...where.map(([field, is]) => field + is)].join(' '));
      const failure = failureAt(`${collection}/`);
      if (failure !== undefined) return fail(failure);
      const found = documents.in(collection);
      return succeed(found.filter(({ fields }) => where.every((condition) => holds(condition, fields))));
    },
    count: async () => succeed(0),
  };
  const put = (path: string, document: object) => documents.put(path, { ...document });

  const ports: RidePorts & DispatchPorts & Pick<OrderNeeds, 'orders'> = {
    rides: createRideRepository(store),
    shifts: createShiftRepository(store),
    availabilities: createAvailabilityRepository(store),
    customers: createCustomerRepository(store),
    imports: createImportRepository(store),
    orders: createOrderRepository(store),
    fleet: createFleetRepository(store),
    records: store,
    rideFeed: {
      watch: (_, tell) => {
        tell({ seen: null, confirmedAt: null, via: 'silent', error: DENIED });
        return () => heard.push('ended');
      },
      lookNow: () => heard.push('look'),
    },
    clock,
    lastKnown: {
      read: (uid, name) => kept.get(`${uid} ${name}`) ?? null,
      cache: (uid, name, value) => void kept.set(`${uid} ${name}`, value),
      holder: () => null,
      patience: () => new Promise(() => {}),
      forget: () => kept.clear(),
    },
  };
  const session = {
    current: () => (user === null ? { state: 'signed-out' } : { state: 'signed-in', user }),
    async refresh() {
      heard.push('refresh');
    },
  };
  put(SETTINGS_PATH, BERLIN_SETTINGS);
  put(profilePath(ROBIN.uid), aStoredProfile());
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
    notificationsBy: (subscriber: PushSubscriber) => createNotifications({ ...needs, subscriber }),
    driverShift: createDriverShift(needs),
    renewCards: createRenewCards(needs),
    lastWork: createLastWork(needs),
    overdueSteps: createOverdueSteps(needs),
    lastKnown: needs.lastKnown,
    drivers: createDrivers(needs),
    availability: createAvailability(needs),
    papers: createPapers(needs),
    ownPapers: createOwnPapers(needs),
    customers: createCustomers(needs),
    firmImport: createFirmImport(needs),
    vehicles: createVehicles(needs),
    serviceSettings: createServiceSettings(needs),
    documents,
    put,
    clock,
    rideOf,
    script: (...next: readonly Fate[]) => fates.push(...next),
    /** Makes all reads of this document, and all lists that have it, fail. */
    hide: (path: string, failure: SystemError = DENIED) => unreadable.set(path, failure),
    /** Stores another person's step, outside the script. */
    step: (id: string, order: StepOrder, uid: string) =>
      documents.commit(
        stepBatch(rideOf(id), order, { ...BERLIN_SETTINGS, uid, now: clock.now() }),
        clock.now(),
      ),
    /** Runs this just before the next write. */
    meanwhile(run: () => void) {
      beforeWrite = run;
    },
    requestsOf: (name: string) => sent.filter((each) => each === name).length,
    /** The calls to the feed and to the session. */
    heard,
  };
}
