import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { commits, set, update, type Case } from '../../scenario/request.ts';
import { endOf, INSURANCE, kinds, KINDS, PERMIT } from '../../scenario/rides/paper-documents.ts';
import { at, CAR, DAY } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';

/** Dispatch stores the first paper of a car with this last day. */
const sets = (until: string, end = endOf(until)) =>
  commits(
    ada,
    set('carPapers/car-1', {
      last: INSURANCE,
      papers: { [INSURANCE]: { until, by: 'ada', name: 'Person ada', at: SERVER_TIME, was: [] } },
      ends: { [INSURANCE]: end },
    }),
  );

/** Pairs of a day of the calendar and a day that does not exist. No client could read such a last day (D120). */
const DAY_CASES = [
  ['2028-02-29', '2027-02-29'],
  ['2032-02-29', '2030-02-29'],
  ['2000-02-29', '2100-02-29'],
  ['1600-02-29', '1700-02-29'],
  ['2027-02-28', '2027-02-30'],
  ['2027-11-30', '2027-11-31'],
  ['2027-12-31', '2027-12-32'],
  ['2027-10-10', '2027-13-10'],
  ['2027-01-01', '2027-00-10'],
  ['2027-09-19', '2027-09-00'],
].map(([day = '', none = '']): Case => ({
  title: `a paper ends on ${day}`,
  seed: { ...RIDE_PEOPLE, [KINDS]: kinds(), 'vehicles/car-1': CAR },
  permitted: sets(day),
  refused: { [`and not on ${none}`]: sets(none, endOf(day)) },
}));

const HOUR_MS = 3_600_000;
const later = (end: Date, hours: number) => new Date(end.getTime() + hours * HOUR_MS);

/**
 * The ends of days in the outermost time zones. An end beyond them would block a shift too early or too late (D121).
 */
const END_CASES = [
  ['2027-03-28', 14],
  ['2027-03-28', -12],
  ['2027-12-31', 14],
  ['2027-12-31', -12],
  ['2028-02-29', -12],
  ['2028-03-01', 14],
] as const;
const ZONE_CASES = END_CASES.map(([day, east]): Case => {
  const end = endOf(day, east);
  const outwards = Math.sign(-east);
  return {
    title: `a paper of ${day} ends with that day, ${east} hours east of Greenwich`,
    seed: { ...RIDE_PEOPLE, [KINDS]: kinds(), 'vehicles/car-1': CAR },
    permitted: sets(day, end),
    refused: {
      'and not a second beyond': sets(day, later(end, outwards / 3600)),
      'and not an hour beyond': sets(day, later(end, outwards)),
      'and not a year beyond': sets(day, later(end, outwards * 366 * 24)),
    },
  };
});

const SEEN = { by: 'ada', name: 'Person ada', at: at(-DAY) };
/** Dispatch changes the paper of a driver who has left. */
const changes = (uid: string, until: string, also: Data, by = ada) =>
  commits(
    by,
    update(`driverPapers/${uid}`, {
      last: PERMIT,
      [`papers.${PERMIT}`]: {
        until,
        ...SEEN,
        at: SERVER_TIME,
        was: [{ until: '2027-05-01', ...SEEN }],
      },
      ...also,
    }),
  );
const removes = { [`ends.${PERMIT}`]: REMOVED };

const LEAVER_CASES = ['penny', 'gone'].map((uid): Case => ({
  title: `the paper of ${uid}, who is no driver any more, is removed`,
  seed: {
    ...RIDE_PEOPLE,
    [KINDS]: kinds(),
    [`driverPapers/${uid}`]: {
      last: PERMIT,
      papers: { [PERMIT]: { until: '2027-05-01', ...SEEN, was: [] } },
      ends: { [PERMIT]: at(DAY) },
    },
  },
  permitted: changes(uid, '', removes),
  refused: {
    'and gets no other day': changes(uid, '2027-06-01', { [`ends.${PERMIT}`]: endOf('2027-06-01') }),
    'by no driver': changes(uid, '', removes, dora),
    'and none is stored anew': commits(
      ada,
      set('driverPapers/pia', {
        last: PERMIT,
        papers: { [PERMIT]: { until: '', ...SEEN, at: SERVER_TIME, was: [] } },
        ends: {},
      }),
    ),
  },
}));

/** The last days of papers, and the papers of drivers who have left. */
export const PAPER_DAY_CASES: readonly Case[] = [...DAY_CASES, ...ZONE_CASES, ...LEAVER_CASES];
