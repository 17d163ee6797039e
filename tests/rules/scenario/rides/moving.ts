import { SERVER_TIME } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { set, type Case, type Request } from '../request.ts';
import { wasOf } from './editing.ts';
import { ends } from './ending.ts';
import { FIRM } from './firm.ts';
import {
  at,
  DAY,
  DETAILS,
  detailsFrom,
  detailsPath,
  keptFrom,
  ride,
  ridePath,
  type State,
} from './ride-documents.ts';
import { corrects } from './remarking.ts';
import { ada, dora } from './ride-people.ts';
import { takes, type Taken } from './ride-step.ts';

/** How far from now the pick-up is moved. Seconds. */
export const MOVED = DAY + 10_800;

/** Penny's ride for tomorrow in this state. */
export const later = (state: State, changes: Changes = {}) =>
  ride(state, {
    kind: 'later',
    wall: '2026-11-23T10:00',
    pickupAt: at(DAY),
    searchFrom: at(DAY),
    ...changes,
  });

/** A seed with the ride and its details. */
export const planned = (before: Taken['before'], more: Case['seed'] = {}): Case['seed'] => ({
  ...FIRM,
  ...more,
  [ridePath()]: before,
  [detailsPath()]: detailsFrom(before['pickupAt']),
});

const oldTime = ({ pickupAt = null }: Taken['before']) => pickupAt;

/** An edit that changes only the pick-up, to `seconds` from now. */
export const moves = (
  who: SignedIn,
  before: Taken['before'],
  changes: Changes = {},
  seconds = MOVED,
): Taken => ({
  by: who,
  before,
  did: 'edit',
  changes: {
    pickupAt: at(seconds),
    searchFrom: at(seconds),
    wall: '2026-11-23T13:00',
    ...(before['state'] === 'accepted' && { movedFrom: oldTime(before) }),
    ...changes,
  },
  line: { movedFrom: oldTime(before) },
  remark: { was: wasOf(before) },
  also: [set(detailsPath(), withChanges(DETAILS, { deleteAt: keptFrom(seconds) }))],
});

/** An edit by dispatch that leaves the time. */
export const keepsTime = (before: Taken['before']): Request =>
  takes({ ...moves(ada, before), changes: { people: 2 }, line: {}, also: [] });

const FORWARD: Readonly<Record<string, Omit<Taken, 'before'>>> = {
  on_the_way: { by: dora, did: 'arrive', changes: { state: 'arrived', arrivedAt: SERVER_TIME } },
  arrived: { by: dora, did: 'start', changes: { state: 'in_progress' } },
  in_progress: ends('in_progress', 'completed', 'complete', dora),
  completed: corrects(),
};

/** A permitted step in this state: the driver's next step, a correction after the end, or otherwise an edit. */
export function goesOn(before: Taken['before']): Request {
  const step = FORWARD[String(before['state'])];
  return step === undefined ? keepsTime(before) : takes({ ...step, before });
}

/** The changes that turn a ride for later into a ride for now. */
export const NOW = { kind: 'now', pickupAt: SERVER_TIME, searchFrom: SERVER_TIME, wall: undefined };
/** The change that turns a ride for now into a ride for later; `moves` sets the time. */
export const LATER = { kind: 'later' };
