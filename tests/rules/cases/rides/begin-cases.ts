import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { commits, set, update, type Case, type Seed, type Write } from '../../scenario/request.ts';
import {
  before,
  FIRST,
  firm,
  firstShift,
  gives,
  next,
  SECOND,
  THIRD,
  WAYS,
  withWrites,
} from '../../scenario/rides/beginning.ts';
import { endOf, KINDS } from '../../scenario/rides/paper-documents.ts';
import { at, CAR, endsDuty, HOUR, idOf, SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
import { dan, dora, sam } from '../../scenario/rides/ride-people.ts';

const ids = Array.from({ length: 8 }, (_, n) => idOf(`kind${n}`));
const kindsOf = (drivers: readonly string[], blocks: readonly string[], rev = 0): Data => ({
  ids,
  names: ids.map((_, n) => `Paper ${n}`),
  drivers,
  blocks,
  rev,
});
const kinds = (drivers: readonly string[], blocks: readonly string[]): Seed => ({
  [KINDS]: kindsOf(drivers, blocks),
});
/** One paper of each kind. Those of the `expired` kinds ended an hour ago, the others end in an hour. */
const papers = (path: string, ...expired: readonly number[]): Seed => ({
  [path]: {
    last: idOf('kind0'),
    papers: {},
    ends: Object.fromEntries(ids.map((id, n) => [id, at(expired.includes(n) ? -HOUR : HOUR)])),
  },
});

const entry = { until: '2099-11-01', by: 'ada', name: 'Person ada', at: SERVER_TIME, was: [] };
/** Dispatch stores the first paper of a car. */
const enters = (path: string): Write =>
  set(path, {
    last: idOf('kind0'),
    papers: { [idOf('kind0')]: entry },
    ends: { [idOf('kind0')]: endOf(entry.until) },
  });
const names = (blocks: readonly string[], rev = 0): Write => set(KINDS, kindsOf([], blocks, rev));

/** An expired paper that blocks a shift (D121). */
export const BEGIN_CASES: readonly Case[] = [
  ...ids.flatMap((_, n): Case[] => [
    {
      title: `a driver whose paper of kind ${n + 1} is valid begins a shift`,
      seed: {
        ...firm,
        ...kinds(ids, ids),
        ...papers('driverPapers/dora', n),
        ...papers('driverPapers/dan'),
      },
      permitted: firstShift(dan),
      refused: { 'one whose paper has expired': firstShift(dora) },
    },
    {
      title: `a shift begins in a car whose paper of kind ${n + 1} is valid`,
      seed: {
        ...firm,
        ...kinds([], ids.slice(0, n + 1)),
        ...papers('carPapers/car-1', n),
        ...papers('carPapers/car-2'),
      },
      permitted: firstShift(dora, SECOND),
      refused: { 'in one whose paper has expired': firstShift(dora, FIRST) },
    },
  ]),
  ...Object.entries({
    ...WAYS,
    'as dispatch gives it': [{}, (vehicle?: Data) => gives(vehicle)] as const,
  }).map(([way, [last, inCar]]): Case => ({
    title: `a car with valid papers is chosen ${way}`,
    seed: {
      ...firm,
      'vehicles/car-4': CAR,
      ...before(last),
      ...kinds([], ids),
      ...papers('carPapers/car-4', 0),
    },
    permitted: inCar(SECOND),
    refused: { 'and not one with an expired paper': inCar({ ...SHIFT_CAR, id: 'car-4' }) },
  })),
  {
    title: 'an expired paper of a kind that does not block leaves a driver a car with valid ones',
    seed: {
      ...firm,
      ...kinds(ids.slice(0, 1), ids.slice(1, 2)),
      'driverPapers/dora': { last: idOf('kind0'), papers: {}, ends: { [idOf('kind0')]: at(-HOUR) } },
      ...papers('carPapers/car-1', 1),
      ...papers('carPapers/car-2', 0, 2),
    },
    permitted: firstShift(dora, SECOND),
    refused: { 'and not one with an expired paper that blocks': firstShift(dora, FIRST) },
  },
  {
    title: 'a shift begins in a firm where no paper blocks',
    seed: { ...firm, ...kinds([], []), ...papers('carPapers/car-1', 0) },
    permitted: firstShift(dora, FIRST),
    refused: { 'in a car that is none': firstShift(dora, { ...SHIFT_CAR, id: 'car-9' }) },
  },
  {
    title: 'dispatch gives a car with its first paper in the same batch',
    seed: { ...firm, ...before({}), ...kinds([], ids), ...papers('carPapers/car-3', 0) },
    permitted: withWrites(gives(SECOND), enters('carPapers/car-2')),
    refused: {
      'and not with a valid paper in place of an expired one': withWrites(
        gives(THIRD),
        update('carPapers/car-3', {
          last: idOf('kind0'),
          [`papers.${idOf('kind0')}`]: entry,
          [`ends.${idOf('kind0')}`]: endOf(entry.until),
        }),
      ),
      'and not under a name that it gets in the same batch': withWrites(
        gives({ ...SHIFT_CAR, id: 'car-2', label: 'Car 2a' }),
        update('vehicles/car-2', { label: 'Car 2a' }),
      ),
    },
  },
  {
    title: 'a system administrator gives a car and names the first papers in one batch',
    seed: { ...firm, ...before({}), ...papers('carPapers/car-2', 0) },
    permitted: withWrites(gives(SECOND, sam), names(ids)),
    refused: { 'a dispatcher': withWrites(gives(SECOND), names(ids)) },
  },
  {
    title: 'a system administrator gives a car with valid papers, and lets none block in one batch',
    seed: { ...firm, ...before({}), ...kinds([], ids), ...papers('carPapers/car-3', 0) },
    permitted: withWrites(gives(SECOND, sam), names([], 1)),
    refused: { 'and not one with an expired paper': withWrites(gives(THIRD, sam), names([], 1)) },
  },
  {
    title: 'a paper without an end blocks nothing',
    seed: {
      ...firm,
      ...kinds([], ids),
      ...papers('carPapers/car-1', 0),
      'carPapers/car-2': { last: idOf('kind0'), papers: {}, ends: {} },
    },
    permitted: firstShift(dora, SECOND),
    refused: { 'and an expired one does': firstShift(dora, FIRST) },
  },
  {
    title: 'a driver whose paper has expired meanwhile goes off duty',
    seed: { ...firm, ...before({}), ...kinds(ids, ids), ...papers('driverPapers/dora', 0) },
    permitted: commits(dora, next({ duty: 'off' }), endsDuty()),
    refused: { 'and changes to no other car': commits(dora, next({ vehicle: SECOND ?? {} }), endsDuty()) },
  },
  {
    title: 'a driver at home whose paper has expired changes the number',
    seed: { ...firm, ...before({ duty: 'off' }), ...kinds(ids, ids), ...papers('driverPapers/dora', 0) },
    permitted: commits(dora, next({ phone: '+49 30 9', shiftSince: SERVER_TIME })),
    refused: { 'and begins no break': commits(dora, next({ duty: 'break', shiftSince: SERVER_TIME })) },
  },
];
