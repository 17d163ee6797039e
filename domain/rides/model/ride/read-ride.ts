import { mapOf, readFields } from '../../../shared/composed-kinds.ts';
import { isMap } from '../../../shared/kinds.ts';
import { LOG_LINE, type LogLine } from './log-line.ts';
import { isEnded } from './ride-state.ts';
import {
  RIDE_FIELDS,
  type RideValues,
  HELD,
  type DamagedRide,
  type FoundRide,
  type Passing,
  type Ride,
} from './ride.ts';

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
 * The fields that contradict the state. Times left over from an earlier state do no harm; a wrong driver does, because it
 * decides what others may do.
 */
function contradictions(ride: Unjudged): DamagedRide['fields'] {
  const { state } = ride;
  if (isEnded(state)) return ride.endedAt === null ? ['endedAt'] : [];
  const held: readonly Passing[] = HELD[state];
  const missing = held.filter((field) => ride[field] === null && field !== 'etaAt');
  const leftOver = (['driver', 'card'] as const).filter(
    (field) => ride[field] !== null && !held.includes(field),
  );
  return [...missing, ...leftOver];
}

function isSound(ride: Unjudged): ride is Ride {
  return contradictions(ride).length === 0;
}

/** The values without what only earlier states hold. */
function settled(values: Unjudged): Unjudged {
  if (isEnded(values.state)) return values;
  const held: readonly Passing[] = HELD[values.state];
  const kept = (field: 'offeredAt' | 'arrivedAt' | 'etaAt') => (held.includes(field) ? values[field] : null);
  const times = { offeredAt: kept('offeredAt'), arrivedAt: kept('arrivedAt'), etaAt: kept('etaAt') };
  return { ...values, ...times, endedAt: null };
}

/** Reads a document of any shape that is stored under `id`. Total: never throws. */
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
