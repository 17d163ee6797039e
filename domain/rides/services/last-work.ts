import { approvedAs } from '../../accounts/model/acting.ts';
import { listOf, mapOf } from '../../shared/composed-kinds.ts';
import { isMap, text, time, type Kind } from '../../shared/kinds.ts';
import { readDetails, type RideDetails } from '../model/booking/ride-details.ts';
import { isEnded } from '../model/ride/ride-state.ts';
import { readRide, type FoundRide, type Ride } from '../model/ride/ride.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';

/** A driver's open rides as the server last confirmed them to this device. */
export interface LastWork {
  readonly confirmedAt: Date;
  readonly rides: readonly Ride[];
  /** The zone of the service, in which its times are shown. */
  readonly timeZone: string;
  /** Passenger and places of those rides whose details the driver's page has shown, by the ride's id. */
  readonly details: ReadonlyMap<string, RideDetails>;
}

interface LastWorkService {
  /** `null` if nothing is kept, or if what is kept cannot be read. */
  read(): LastWork | null;
  /** Keeps the open ones of these rides, and the details of no others. */
  keep(rides: readonly FoundRide[], confirmedAt: Date, timeZone: string): void;
  /** Keeps the details of one of the rides that are kept. */
  keepDetails(ride: string, details: RideDetails): void;
}

/** A ride in its stored form, so that it is read as a stored one. */
const storedForm = ({ log, ...ride }: Ride) => ({ ...ride, open: true, log: { ...log } });

const keptRide: Kind<Ride> = (kept) => {
  const id = isMap(kept) ? text(kept['id']) : undefined;
  const ride = id === undefined ? null : readRide(id, kept);
  return ride === null || ride.state === 'damaged' || isEnded(ride.state) ? undefined : ride;
};

const keptDetails: Kind<ReadonlyMap<string, RideDetails>> = (kept) =>
  isMap(kept)
    ? new Map(
        Object.entries(kept).flatMap(([id, stored]) => {
          const details = readDetails(stored);
          return details === null ? [] : [[id, details]];
        }),
      )
    : undefined;

const readWork = mapOf({ confirmedAt: time, rides: listOf(keptRide), timeZone: text, details: keptDetails });

/** What this device keeps of the work of the session's driver, for when there is no network. Nothing of anybody else. */
export function createLastWork({ lastKnown, session }: RideNeeds): LastWorkService {
  const driver = () => {
    const user = approvedAs(session, (role) => role === 'driver');
    return user.ok ? user.value.uid : null;
  };
  const read = () => {
    const uid = driver();
    return uid === null ? null : (readWork(lastKnown.read(uid, 'work')) ?? null);
  };
  const keep = ({ rides, details, ...work }: LastWork) => {
    const uid = driver();
    if (uid === null) return;
    const own = rides.flatMap(({ id }) => {
      const known = details.get(id);
      return known === undefined ? [] : [[id, known]];
    });
    lastKnown.keep(uid, 'work', {
      ...work,
      rides: rides.map(storedForm),
      details: Object.fromEntries(own),
    });
  };
  return {
    read,
    keep(found, confirmedAt, timeZone) {
      const rides = found.filter((ride): ride is Ride => ride.state !== 'damaged' && !isEnded(ride.state));
      keep({ confirmedAt, timeZone, rides, details: read()?.details ?? new Map() });
    },
    keepDetails(ride, details) {
      const work = read();
      if (work !== null) keep({ ...work, details: new Map(work.details).set(ride, details) });
    },
  };
}
