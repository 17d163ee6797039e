import { approvedAs } from '../../shared/people/acting.ts';
import { cacheProfile } from '../../accounts/model/cache-profile.ts';
import { isRegistrableRole } from '../../shared/people/role.ts';
import { listOf, mapOf } from '../../shared/composed-decoders.ts';
import { isMap, text, time, type Decoder } from '../../shared/decoders.ts';
import { readDetails, type RideDetails } from '../model/booking/ride-details.ts';
import { readShift, type Shift } from '../model/firm/shift.ts';
import { isEnded } from '../model/ride/ride-state.ts';
import { readRide, type FoundRide, type Ride } from '../model/ride/ride.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';

/** A driver's or a passenger's open rides, as the server last confirmed them to this device. */
export interface LastWork {
  readonly confirmedAt: Date;
  readonly rides: readonly Ride[];
  /** The zone of the service. */
  readonly timeZone: string;
  /** The details that the page has shown, by the ride's id. */
  readonly details: ReadonlyMap<string, RideDetails>;
}

/** A driver's shift as the server last confirmed it to this device. */
export interface LastShift {
  readonly confirmedAt: Date;
  readonly shift: Shift;
}

interface LastWorkService {
  /** Resolves when the page should show the cached rides instead of waiting for the server. */
  patience(): Promise<void>;
  /** `null` if no rides are cached, or the cached value cannot be read. */
  read(): LastWork | null;
  /** Caches the open rides among these, and drops other details. Removes all values if a passenger has no open ride. */
  cache(rides: readonly FoundRide[], confirmedAt: Date, timeZone: string): void;
  cacheDetails(ride: string, details: RideDetails): void;
  /** `null` if no shift is cached, or the cached value cannot be read. */
  readShift(): LastShift | null;
  cacheShift(shift: Shift, confirmedAt: Date): void;
  /** Removes everything that is cached. Call it after the server has refused a request. */
  forget(): void;
}

/** A ride in the form of its document, so that `readRide` can read it. */
const storedForm = ({ log, ...ride }: Ride) => ({ ...ride, open: true, log: { ...log } });

const cachedRide: Decoder<Ride> = (stored) => {
  const id = isMap(stored) ? text(stored['id']) : undefined;
  const ride = id === undefined ? null : readRide(id, stored);
  return ride === null || ride.state === 'damaged' || isEnded(ride.state) ? undefined : ride;
};

const cachedDetails: Decoder<ReadonlyMap<string, RideDetails>> = (stored) =>
  isMap(stored)
    ? new Map(
        Object.entries(stored).flatMap(([id, entry]) => {
          const details = readDetails(entry);
          return details === null ? [] : [[id, details]];
        }),
      )
    : undefined;

const readLastShift = (uid: string) =>
  mapOf({ confirmedAt: time, shift: (stored: unknown) => readShift(uid, stored) ?? undefined });

const readWork = mapOf({
  confirmedAt: time,
  rides: listOf(cachedRide),
  timeZone: text,
  details: cachedDetails,
});

/** The cache of rides of an approved driver or passenger, for times without a network. For other users it is empty. */
export function createLastWork({ lastKnown, session }: RideNeeds): LastWorkService {
  const own = () => {
    const user = approvedAs(session, isRegistrableRole);
    return user.ok ? user.value : null;
  };
  const read = () => {
    const user = own();
    return user && (readWork(lastKnown.read(user.uid, 'work')) ?? null);
  };
  const cache = ({ rides, details, ...work }: LastWork) => {
    const user = own();
    if (user === null) return;
    // A passenger without an open ride has nothing to see without a network.
    if (user.role === 'passenger' && rides.length === 0) {
      lastKnown.forget();
      return;
    }
    cacheProfile(lastKnown, user);
    const shown = rides.flatMap(({ id }) => {
      const known = details.get(id);
      return known === undefined ? [] : [[id, known]];
    });
    lastKnown.cache(user.uid, 'work', {
      ...work,
      rides: rides.map(storedForm),
      details: Object.fromEntries(shown),
    });
  };
  return {
    // If the user comes from the cache, the start of the session has already waited for the server.
    patience: async () => (session.current().isCached ? undefined : lastKnown.patience()),
    read,
    cache(found, confirmedAt, timeZone) {
      const rides = found.filter((ride): ride is Ride => ride.state !== 'damaged' && !isEnded(ride.state));
      cache({ confirmedAt, timeZone, rides, details: read()?.details ?? new Map() });
    },
    cacheDetails(ride, details) {
      const work = read();
      if (work !== null) cache({ ...work, details: new Map(work.details).set(ride, details) });
    },
    readShift() {
      const uid = own()?.uid;
      return uid === undefined ? null : (readLastShift(uid)(lastKnown.read(uid, 'shift')) ?? null);
    },
    cacheShift(shift, confirmedAt) {
      if (shift.uid === own()?.uid) lastKnown.cache(shift.uid, 'shift', { shift, confirmedAt });
    },
    forget: () => lastKnown.forget(),
  };
}
