import { SERVER_TIME } from '../../../scenario/datum.ts';
import type { Changes } from '../../../scenario/documents.ts';
import { commits, update, type Case } from '../../../scenario/request.ts';
import { depart, notTakes } from '../../../scenario/rides/driving.ts';
import { ends, reportsNoShow, notEnds, withoutPhone } from '../../../scenario/rides/ending.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import {
  at,
  OTHER_RIDE,
  RIDE,
  ride,
  ridePath,
  shift,
  TERMS,
  type State,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, olga, penny, pia, sam } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const seeded = (before: Taken['before'], changes: Changes = {}) => ({
  ...FIRM,
  'drivers/dora': shift(changes),
  [ridePath()]: before,
});
const enters = (state: State, to: State, did: string, changes: Changes = {}): Taken => ({
  by: ada,
  before: ride(state),
  did,
  changes: { state: to, ...changes },
});
const arrive = enters('on_the_way', 'arrived', 'arrive', { arrivedAt: SERVER_TIME });
const start = enters('arrived', 'in_progress', 'start');
const points = (changes: Changes = {}) => [
  update('drivers/dora', { ride: RIDE, assignedAt: SERVER_TIME, ...changes }),
];
const departs: Taken = { ...depart({}, points()), by: ada };
const noShow = reportsNoShow(ada);
const promise = ride('accepted');

/** Steps that dispatch enters for a driver who cannot press (D83). */
export const ENTERING_CASES: readonly Case[] = [
  {
    title: 'dispatch enters that the driver has arrived, and when that was',
    ofMoment: true,
    seed: seeded(ride('on_the_way')),
    permitted: takes({ ...arrive, line: { saidAt: at(-599) } }),
    refused: {
      ...notSteps(arrive),
      ...by(arrive, [penny, pia, dan, olga]),
      'before the last entry': takes({ ...arrive, line: { saidAt: at(-600) } }),
      'at a time to come': takes({ ...arrive, line: { saidAt: at(1) } }),
      'at a text': takes({ ...arrive, line: { saidAt: '09:00' } }),
      'at another time than now': takes(arrive, { arrivedAt: at(-300) }),
      'in the name of the driver': takes({ ...arrive, line: { by: 'dora' } }),
      'on board at once': takes(enters('on_the_way', 'in_progress', 'start')),
      'with another driver': takes(arrive, { driver: 'dan' }),
    },
  },
  {
    title: 'a system administrator enters that the passenger is on board',
    seed: seeded(ride('arrived')),
    permitted: takes({ ...start, by: sam, line: { saidAt: SERVER_TIME } }),
    refused: {
      ...notSteps(start),
      ...by(start, [penny, pia, dan, olga]),
      'with another arrival': takes(start, { arrivedAt: at(-1) }),
      'with a reason': takes({ ...start, line: { why: 'mistake' } }),
      'completed at once': takes(ends('arrived', 'completed', 'complete', ada)),
    },
  },
  {
    title: 'dispatch enters a no-show once the driver has waited',
    seed: seeded(ride('arrived')),
    permitted: takes({ ...noShow, line: { saidAt: at(-5) } }),
    refused: {
      ...notEnds(noShow),
      ...withoutPhone(noShow),
      ...by(noShow, [penny, pia, dan, olga]),
      'under the name of no step': takes({ ...noShow, did: 'x' }),
      'under another step’s name': takes({ ...noShow, did: 'arrive' }),
    },
  },
  {
    title: 'dispatch enters no no-show before the wait is over',
    ofMoment: true,
    seed: seeded(ride('arrived', { arrivedAt: at(-TERMS.wait + 1) })),
    permitted: takes({ ...start, before: ride('arrived', { arrivedAt: at(-TERMS.wait + 1) }) }),
    refused: {
      'a second too early': takes({ ...noShow, before: ride('arrived', { arrivedAt: at(-TERMS.wait + 1) }) }),
    },
  },
  {
    title: 'dispatch enters that the driver has set off, and locks the driver',
    seed: seeded(promise),
    permitted: takes({ ...departs, line: { saidAt: at(-60) } }),
    refused: {
      ...notSteps(departs),
      ...notTakes(departs),
      ...by(departs, [penny, pia, dan, olga]),
      'without the lock': takes({ ...departs, also: [] }),
      'with the lock alone': commits(ada, ...points()),
      'with a sign of life': takes({ ...departs, also: points({ seenAt: SERVER_TIME }) }),
      'with an earlier time in the record': takes({ ...departs, also: points({ assignedAt: at(-1) }) }),
      'with the lock at another ride': takes({ ...departs, also: points({ ride: OTHER_RIDE }) }),
      'with the lock of another driver': takes({
        ...departs,
        also: [update('drivers/dan', { ride: RIDE, assignedAt: SERVER_TIME })],
      }),
    },
  },
  {
    title: 'dispatch enters that a driver whose last ride is over has set off',
    seed: { ...seeded(promise, { ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('completed') },
    permitted: takes(departs),
    refused: { 'without the lock': takes({ ...departs, also: [] }) },
  },
  ...(['on_the_way', 'arrived', 'in_progress'] as const).map((state) => ({
    title: `dispatch does not enter that a driver whose other ride is ${state} has set off`,
    seed: { ...seeded(promise, { ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride(state) },
    permitted: { by: ada, does: { kind: 'get' as const, path: ridePath() } },
    refused: { 'with the lock': takes(departs), 'without it': takes({ ...departs, also: [] }) },
  })),
  ...(['break', 'off'] as const).map((duty) => ({
    title: `dispatch does not enter that a driver whose duty is ${duty} has set off`,
    seed: seeded(promise, { duty }),
    permitted: { by: ada, does: { kind: 'get' as const, path: ridePath() } },
    refused: { 'by dispatch': takes(departs) },
  })),
];
