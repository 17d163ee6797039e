import { MINUTE_MS } from '../../../shared/durations.ts';
import { isCallerRider } from '../customers/caller.ts';
import { isDue, isExpired, offerEnd } from '../ride/deadlines.ts';
import { partyOf, type LogLine } from '../ride/log-line.ts';
import { isEnded, type RideState } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import { freeDrivers, homeDrivers, isOffDuty, type Crew } from './crew.ts';
import type { Notice, NoticeKind } from './notice.ts';

/** A ride before (`null` before its booking) and after; more than one step may lie between. */
interface Change {
  readonly before: Ride | null;
  readonly after: Ride;
  readonly now: Date;
}

/** The steps that have a notice, to whom, on which condition, and for how long. */
interface Row {
  readonly to: 'driver' | 'asked driver' | 'former driver' | 'rider' | 'free drivers' | 'drivers at home';
  readonly steps: readonly RideStepName[];
  readonly isSo: (change: Change, line: LogLine) => boolean;
  /** How long after the step it can be sent; an offer only until its end. Milliseconds. */
  readonly lasts: number;
}

const CREWS = ['free drivers', 'drivers at home', 'asked driver'] as const;
export type NeededCrew = (typeof CREWS)[number] | null;

const HOUR = 60 * MINUTE_MS;
/** A driver notified of a request later than this finds it taken. */
export const REQUEST_LASTS = 1.5 * MINUTE_MS;
const HAVING_IT: readonly RideState[] = ['accepted', 'on_the_way', 'arrived', 'in_progress'];

/** Whether the ride had a driver; one who was only asked does not count. */
const hadDriver = ({ before }: Change) => before !== null && HAVING_IT.includes(before.state);
const keepsDriver = (change: Change) => hadDriver(change) && change.before?.driver === change.after.driver;
/** Whether its driver has given it back, and so needs no news of it. */
const isGivenBack = ({ before, after }: Change) =>
  after.log
    .slice((before?.rev ?? -1) + 1)
    .some(({ did, by }) => did === 'give_back' && by === before?.driver);
const isIn =
  (state: RideState) =>
  ({ after }: Change) =>
    after.state === state;
/** Whether the end of the ride was taken back, so that its driver has it again (D89). */
const isOpenAgain = ({ before, after }: Change) =>
  before !== null && isEnded(before.state) && !isEnded(after.state);
/** Whether it is in this state, and with the driver of that step: another may have it by now. */
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
 * The notices by kind. A driver off duty gets only news of a ride that they have promised or were given (D71), no
 * requests or offers, except of later rides. If two rows apply to a person, the first counts; the order is by weight.
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
    // A passenger who had got in needs no notice of the arrival.
    isSo: (change, { did }) => isIn('arrived')(change) && (did === 'arrive' || isOpenAgain(change)),
    lasts: HOUR / 6,
  },
  'not-here': {
    to: 'rider',
    steps: ['take_back'],
    isSo: (change) => isIn('on_the_way')(change) && change.before?.state === 'arrived',
    lasts: HOUR / 6,
  },
  // Before the driver sets off, the page shows the new card, and setting off has its own notice.
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

/** The passenger's account, if they have one: a caller has no page. */
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

/** Whether a step is the recipient's own. A step that says that a time is over is no person's (rides R9). */
function isOwn(line: LogLine, uid: string, ride: Ride): boolean {
  return line.by === uid && partyOf(line, ride) !== 'time';
}

function lastsUntil(row: Row, ride: Ride, line: LogLine): Date {
  return ride.state === 'offered' && row.to === 'asked driver'
    ? offerEnd(ride)
    : new Date(line.at.getTime() + row.lasts);
}

/** A row that applies to the latest of its steps, with the number of that step. */
interface News {
  readonly kind: keyof typeof ROWS;
  readonly row: Row;
  readonly rev: number;
  readonly line: LogLine;
  readonly until: Date;
}

/** The news of a change for all recipients, except what is too late. */
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

/** The crew that names recipients of a change; `null` if the ride names all. Each driver of a crew costs a read. */
export function neededCrew(before: Ride | null, after: Ride, now: Date): NeededCrew {
  const readers = newsOf({ before, after, now }).map(({ row: { to } }) => to);
  return CREWS.find((crew) => readers.includes(crew)) ?? null;
}

/**
 * The part of a key that distinguishes one notice from the next. A passenger may move a ride often, and a driver may
 * change their number often: a moved request and a renewed card have one notice in each minute of the clock.
 */
function occasionOf({ kind, rev, line }: News): string {
  const again =
    kind === 'card-renewed' ? 'renewed' : kind === 'request' && line.did === 'edit' ? 'moved' : null;
  return again === null ? String(rev) : `${again}${String(Math.floor(line.at.getTime() / MINUTE_MS))}`;
}

/**
 * The notices after a ride has changed, at most one for each person. If they are computed again, late or in another
 * order, they have the same keys, so none is sent twice. Those that are too late are left out; empty if `after` is not
 * the later ride.
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
