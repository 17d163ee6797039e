import { count, orNull, flag, listOf, mapOf, oneOf, readFields } from '../../../shared/composed-decoders.ts';
import { type Fields, text, type ValuesOf, time, isMap } from '../../../shared/decoders.ts';
import { type LogLine, LOG_LINE } from './log-line.ts';
import { carColour } from '../basics/car-colour.ts';
import { NEEDS } from '../basics/need.ts';
import { TERMS } from '../basics/terms.ts';
import { type EndedState, type OpenState, RIDE_STATES, isEnded } from './ride-state.ts';
import { STEP_NAMES } from './ride-steps.ts';

/** The driver and the car, copied from the driver's record. The number is removed when the ride ends (rides R11). */
const CARD = {
  name: text,
  vehicle: text,
  plate: text,
  colour: carColour,
  phone: orNull(text),
} as const satisfies Fields;

export type Card = ValuesOf<typeof CARD>;

/** What drivers see of each end before the details open (R33): a landmark, a district, a town or nothing (D81). */
const AREA = { from: text, to: text } as const satisfies Fields;

/** The stored fields of `rides/{id}` with their decoders (rides 4), except `log` and `bookedBy`. */
export const RIDE_FIELDS = {
  kind: oneOf(['now', 'later']),
  state: oneOf(RIDE_STATES),
  open: flag,
  /** The number of the last step; the booking is number zero. */
  rev: count,
  did: oneOf(STEP_NAMES),
  /** A passenger's uid, or the `callerRider` of a caller. */
  rider: text,
  driver: orNull(text),
  card: orNull(mapOf(CARD)),
  /** The drivers who declined the ride, gave it back or lost it. Only dispatch can give them the ride again. */
  declined: listOf(text),
  area: mapOf(AREA),
  people: count,
  needs: listOf(oneOf(NEEDS)),
  pickupAt: time,
  /** The pick-up as typed, on the clocks of the service's zone (R21): `2026-12-24T18:30`; `null` for a ride for now. */
  wall: orNull(text),
  searchFrom: time,
  offeredAt: orNull(time),
  arrivedAt: orNull(time),
  /** The arrival estimated by the driver; `null` without an estimate. */
  etaAt: orNull(time),
  /** The promised pick-up, until the driver agrees to a move of the ride (D59). `null` if no move waits for that. */
  movedFrom: orNull(time),
  endedAt: orNull(time),
  terms: mapOf(TERMS),
  createdAt: time,
  changedAt: time,
} as const satisfies Fields;

export type RideValues = ValuesOf<typeof RIDE_FIELDS>;
export type RideField = keyof RideValues;

/** The fields that a ride has only in some of its open states. */
export const PASSING = ['driver', 'card', 'offeredAt', 'arrivedAt', 'etaAt', 'movedFrom'] as const;
export type Passing = (typeof PASSING)[number];

/** The passing fields that may be `null` even in their states. */
const OPTIONAL = ['etaAt', 'movedFrom'] as const;
type Optional = (typeof OPTIONAL)[number];
const isOptional = (field: Passing) => OPTIONAL.some((each) => each === field);

/** The passing fields of an open ride, by state. An ended ride may have any of these fields. */
export const HELD = {
  requested: [],
  offered: ['driver', 'offeredAt'],
  accepted: ['driver', 'card', 'movedFrom'],
  on_the_way: ['driver', 'card', 'etaAt'],
  arrived: ['driver', 'card', 'etaAt', 'arrivedAt'],
  in_progress: ['driver', 'card', 'etaAt', 'arrivedAt'],
} as const satisfies Readonly<Record<OpenState, readonly Passing[]>>;

interface Always extends Omit<RideValues, 'state' | 'open' | 'endedAt' | Passing> {
  readonly id: string;
  /** One line for each step, the booking first. */
  readonly log: readonly LogLine[];
}

type Must<S extends OpenState> = Exclude<(typeof HELD)[S][number], Optional>;

/** A ride in one state, with the fields of that state. */
export type RideIn<S extends OpenState | EndedState> = S extends OpenState
  ? Always & { readonly state: S; readonly endedAt: null } & {
      readonly [F in Passing]: F extends Must<S>
        ? NonNullable<RideValues[F]>
        : F extends (typeof HELD)[S][number]
          ? RideValues[F]
          : null;
    }
  : Always & { readonly state: S; readonly endedAt: Date } & Pick<RideValues, Passing>;

export type Ride = RideIn<OpenState> | RideIn<EndedState>;

/** A document that is no sound ride, because it was written without the rules. */
export interface DamagedRide {
  readonly state: 'damaged';
  readonly id: string;
  readonly fields: readonly (RideField | 'log')[];
}

/** The document under a ride's id. */
export type FoundRide = Ride | DamagedRide;

const readLine = mapOf(LOG_LINE);

/** The lines 0 to `rev` if the log has exactly these; otherwise undefined. */
function readLog(stored: unknown, rev: number): readonly LogLine[] | undefined {
  if (!isMap(stored) || Object.keys(stored).length !== rev + 1) return undefined;
  const lines = Array.from({ length: rev + 1 }, (_, number) => readLine(stored[number]));
  const sound = lines.filter((line) => line !== undefined);
  return sound.length === lines.length ? sound : undefined;
}

type Unjudged = Omit<RideValues, 'open'> & { readonly id: string; readonly log: readonly LogLine[] };

/**
 * The fields that contradict the state. A time that is left over from an earlier state does no harm. A wrong `driver`
 * does harm, because this field decides who may do what.
 */
function contradictions(ride: Unjudged): DamagedRide['fields'] {
  const { state } = ride;
  if (isEnded(state)) return ride.endedAt === null ? ['endedAt'] : [];
  const held: readonly Passing[] = HELD[state];
  const missing = held.filter((field) => ride[field] === null && !isOptional(field));
  const leftOver = (['driver', 'card'] as const).filter(
    (field) => ride[field] !== null && !held.includes(field),
  );
  return [...missing, ...leftOver];
}

function isSound(ride: Unjudged): ride is Ride {
  return contradictions(ride).length === 0;
}

/** The values without times that are left over from earlier states. */
function settled(values: Unjudged): Unjudged {
  if (isEnded(values.state)) return values;
  const held: readonly Passing[] = HELD[values.state];
  const kept = (field: Exclude<Passing, 'driver' | 'card'>) => (held.includes(field) ? values[field] : null);
  return {
    ...values,
    offeredAt: kept('offeredAt'),
    arrivedAt: kept('arrivedAt'),
    etaAt: kept('etaAt'),
    movedFrom: kept('movedFrom'),
    endedAt: null,
  };
}

/** Reads a document of any shape, stored under `id`. Never throws. */
export function readRide(id: string, document: unknown): FoundRide {
  const read = readFields(RIDE_FIELDS, document);
  if (!read.ok) return { state: 'damaged', id, fields: read.malformed };
  const { open, ...values } = read.values;
  const log = readLog(isMap(document) ? document['log'] : undefined, values.rev);
  if (log === undefined) return { state: 'damaged', id, fields: ['log'] };
  if (open === isEnded(values.state)) return { state: 'damaged', id, fields: ['open'] };
  const ride = settled({ ...values, id, log });
  return isSound(ride) ? ride : { state: 'damaged', id, fields: contradictions(ride) };
}
