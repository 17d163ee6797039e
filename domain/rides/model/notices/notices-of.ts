import { MINUTE_MS } from '../../../shared/durations.ts';
import { isCallerRider } from '../customers/caller.ts';
import { isDue, isExpired, offerEnd } from '../ride/deadlines.ts';
import { partyOf, type LogLine } from '../ride/log-line.ts';
import { isEnded, type RideState } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import { freeDrivers, homeDrivers, isOffDuty, type Crew } from './crew.ts';
import type { Notice, NoticeKind } from './notice.ts';

/** Two versions of a ride: before the change (`null` for a new ride) and after. Several steps may lie between. */
interface Change {
  readonly before: Ride | null;
  readonly after: Ride;
  readonly now: Date;
}

/** Which steps have a notice, for whom, on which condition, and for how long. */
interface Row {
  readonly to: 'driver' | 'asked driver' | 'former driver' | 'rider' | 'free drivers' | 'drivers at home';
  readonly steps: readonly RideStepName[];
  readonly isSo: (change: Change, line: LogLine) => boolean;
  /** How long after the step the notice can be sent. An offer's notice ends with the offer. Milliseconds. */
  readonly lasts: number;
}

const CREWS = ['free drivers', 'drivers at home', 'asked driver'] as const;
export type NeededCrew = (typeof CREWS)[number] | null;

const HOUR = 60 * MINUTE_MS;
/** How long after its step a request is worth a notice. After that most requests are taken. Milliseconds. */
export const REQUEST_LASTS = 1.5 * MINUTE_MS;
const HAVING_IT: readonly RideState[] = ['accepted', 'on_the_way', 'arrived', 'in_progress'];

/** Whether the ride had a driver. A driver who was only asked does not count. */
const hadDriver = ({ before }: Change) => before !== null && HAVING_IT.includes(before.state);
const keepsDriver = (change: Change) => hadDriver(change) && change.before?.driver === change.after.driver;
/** Whether the former driver gave the ride back, and so needs no news of the ride. */
const isGivenBack = ({ before, after }: Change) =>
  after.log
    .slice((before?.rev ?? -1) + 1)
    .some(({ did, by }) => did === 'give_back' && by === before?.driver);
const isIn =
  (state: RideState) =>
  ({ after }: Change) =>
    after.state === state;
/** Whether the end of the ride was taken back, so that its driver has the ride again (D89). */
const isOpenAgain = ({ before, after }: Change) =>
  before !== null && isEnded(before.state) && !isEnded(after.state);
/** Whether the ride is in this state, with the driver whom the step names. Another driver may have the ride now. */
const isWith =
  (state: RideState) =>
  ({ after }: Change, line: LogLine) =>
    after.state === state && (line.driver ?? after.driver) === after.driver;

const SEARCH_STEPS: readonly RideStepName[] = [
  'request',
  'extend',
  'decline',
  'lapse',
  'give_back',
  'recall',
  'edit',
];
/** Whether a search for a driver has begun, for the first time or again. */
const isSoughtAnew = ({ before, after, now }: Change) =>
  after.state === 'requested' &&
  !isExpired(after, now) &&
  (before?.state !== 'requested' || before.searchFrom.getTime() !== after.searchFrom.getTime());

/**
 * The notices by kind, the weightier first. If several rows apply to a person, the first row counts. Drivers off duty
 * get news of their own rides (D71). They get requests and offers only of rides that are not due.
 */
const ROWS: Readonly<Record<Exclude<NoticeKind, 'due' | 'silent' | 'search-ending'>, Row>> = {
  offer: { to: 'asked driver', steps: ['offer'], isSo: isWith('offered'), lasts: HOUR },
  assigned: { to: 'driver', steps: ['assign'], isSo: isWith('accepted'), lasts: HOUR },
  withdrawn: {
    to: 'former driver',
    steps: ['recall', 'offer', 'assign'],
    isSo: (change) =>
      hadDriver(change) && !keepsDriver(change) && !isGivenBack(change) && !isEnded(change.after.state),
    lasts: HOUR,
  },
  'ride-cancelled': {
    to: 'former driver',
    steps: ['cancel'],
    isSo: (change) => hadDriver(change) && !isGivenBack(change) && change.after.state === 'cancelled',
    lasts: HOUR,
  },
  edited: {
    to: 'driver',
    steps: ['edit'],
    isSo: (change) => keepsDriver(change) && !isEnded(change.after.state),
    lasts: HOUR,
  },
  reopened: { to: 'driver', steps: ['take_back'], isSo: isOpenAgain, lasts: HOUR },
  request: {
    to: 'free drivers',
    steps: SEARCH_STEPS,
    // A request that is not due yet gets this notice from `clockNotices` when it becomes due.
    isSo: (change, line) => isSoughtAnew(change) && isDue(change.after, line.at),
    lasts: REQUEST_LASTS,
  },
  'later-request': {
    to: 'drivers at home',
    steps: SEARCH_STEPS,
    isSo: (change, line) => isSoughtAnew(change) && !isDue(change.after, line.at),
    lasts: HOUR,
  },
  confirmed: {
    to: 'rider',
    steps: ['assign', 'reserve'],
    isSo: (change) => change.after.state === 'accepted' && !keepsDriver(change),
    lasts: HOUR,
  },
  'on-the-way': { to: 'rider', steps: ['take', 'depart'], isSo: isIn('on_the_way'), lasts: HOUR / 2 },
  here: {
    to: 'rider',
    steps: ['arrive', 'take_back'],
    // A passenger who was on board needs no notice of the arrival.
    isSo: (change, { did }) => isIn('arrived')(change) && (did === 'arrive' || isOpenAgain(change)),
    lasts: HOUR / 6,
  },
  'not-here': {
    to: 'rider',
    steps: ['take_back'],
    isSo: (change) => isIn('on_the_way')(change) && change.before?.state === 'arrived',
    lasts: HOUR / 6,
  },
  // Before the driver sets off, only the page shows the new card. Setting off has its own notice.
  'card-renewed': {
    to: 'rider',
    steps: ['renew_card'],
    isSo: (change) => keepsDriver(change) && (isIn('on_the_way')(change) || isIn('arrived')(change)),
    lasts: HOUR / 2,
  },
  'called-off': { to: 'rider', steps: ['cancel'], isSo: isIn('cancelled'), lasts: HOUR },
  'given-back': {
    to: 'rider',
    steps: ['give_back', 'recall', 'offer'],
    isSo: (change) => hadDriver(change) && (isIn('requested')(change) || isIn('offered')(change)),
    lasts: HOUR,
  },
  'search-over': { to: 'rider', steps: ['expire'], isSo: isIn('expired'), lasts: HOUR },
};
const KINDS = Object.keys(ROWS).filter((kind): kind is keyof typeof ROWS => kind in ROWS);

/** The passenger's account; none for a caller, who has no page. */
export function accountOf({ rider }: Ride): readonly string[] {
  return isCallerRider(rider) ? [] : [rider];
}

function readersOf(row: Row, { before, after, now }: Change, crew: Crew): readonly string[] {
  switch (row.to) {
    case 'driver':
      return after.driver === null ? [] : [after.driver];
    case 'asked driver':
      // A driver at home may be asked about a later ride (D114).
      if (after.driver === null || (isDue(after, now) && isOffDuty(after.driver, crew))) return [];
      return [after.driver];
    case 'former driver':
      return before === null || before.driver === null ? [] : [before.driver];
    case 'rider':
      return accountOf(after);
    case 'free drivers':
      return freeDrivers(after, crew, now);
    case 'drivers at home':
      return homeDrivers(after, crew);
  }
}

/** Whether a step is the recipient's own. A step of time belongs to no one (rides R9). */
function isOwn(line: LogLine, uid: string, ride: Ride): boolean {
  return line.by === uid && partyOf(line, ride) !== 'time';
}

function lastsUntil(row: Row, ride: Ride, line: LogLine): Date {
  return ride.state === 'offered' && row.to === 'asked driver'
    ? offerEnd(ride)
    : new Date(line.at.getTime() + row.lasts);
}

/** A row that applies to a change, with the latest of its steps. */
interface News {
  readonly kind: keyof typeof ROWS;
  readonly row: Row;
  readonly rev: number;
  readonly line: LogLine;
  readonly until: Date;
}

/** The news of a change for all recipients, without news that is too late. */
function newsOf(change: Change): readonly News[] {
  const { before, after, now } = change;
  return KINDS.flatMap((kind) => {
    const row = ROWS[kind];
    const rev = after.log.findLastIndex(({ did }) => row.steps.includes(did));
    const line = after.log[rev];
    if (line === undefined || rev <= (before?.rev ?? -1) || !row.isSo(change, line)) return [];
    const until = lastsUntil(row, after, line);
    return until <= now ? [] : [{ kind, row, rev, line, until }];
  });
}

/** The crew that the notices of a change need; `null` if the ride names all recipients. Each driver costs a read. */
export function neededCrew(before: Ride | null, after: Ride, now: Date): NeededCrew {
  const readers = newsOf({ before, after, now }).map(({ row: { to } }) => to);
  return CREWS.find((crew) => readers.includes(crew)) ?? null;
}

/**
 * The part of a key that distinguishes a notice from the next one of its kind. It is the number of the step. For a
 * moved request or a renewed card it is the minute, because these steps may come often.
 */
function occasionOf({ kind, rev, line }: News): string {
  const again =
    kind === 'card-renewed' ? 'renewed' : kind === 'request' && line.did === 'edit' ? 'moved' : null;
  return again === null ? String(rev) : `${again}${String(Math.floor(line.at.getTime() / MINUTE_MS))}`;
}

/**
 * The notices after a ride has changed, at most one for each person. A notice that is computed again has the same key,
 * so it is not sent twice. There are none if `after` is not the later version.
 */
export function noticesOf(before: Ride | null, after: Ride, crew: Crew, now: Date): readonly Notice[] {
  const change = { before, after, now };
  const notices = new Map<string, Notice>();
  for (const news of newsOf(change)) {
    const { kind, row, line, until } = news;
    for (const to of readersOf(row, change, crew)) {
      if (notices.has(to) || isOwn(line, to, after)) continue;
      notices.set(to, {
        to,
        kind,
        ride: after.id,
        key: `${after.id}-${occasionOf(news)}-${kind}-${to}`,
        until,
      });
    }
  }
  return [...notices.values()];
}
