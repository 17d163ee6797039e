import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { type Changes } from '../../scenario/documents.ts';
import {
  commits,
  get,
  set,
  update,
  type Case,
  type Person,
  type Request,
  type Write,
} from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';
import {
  at,
  CAR,
  DAY,
  endsDuty,
  FIRST_TURN,
  NEXT_TURN,
  shift,
  worked,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dora, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
const PATH = 'drivers/dora/duties/0';
const MOST_IN_A_ROW = 6;
const ENDED = { duty: 'off', ...NEXT_TURN };
const onDuty = (changes: Changes = {}) => ({ ...firm, 'drivers/dora': shift(changes) });

const ends = (by: Person, duty: readonly Write[], more: Data = {}): Request =>
  commits(
    by,
    update('drivers/dora', { ...ENDED, ...(by === dora ? { seenAt: SERVER_TIME } : {}), ...more }),
    ...duty,
  );

/** The change that ends a duty also stores the record of that duty. */
const ENDING_CASES: readonly Case[] = [dora, ada, sam].flatMap((by) => {
  const keeps = (changes: Changes, path = PATH) => ends(by, [set(path, worked(by.sub, changes))]);
  return [
    {
      title: `the duty that ${by.sub} ends gets its record`,
      ofMoment: true,
      seed: onDuty(),
      permitted: keeps({}),
      refused: {
        'and not left out': ends(by, []),
        'and not twice': ends(by, [endsDuty(by.sub), set('drivers/dora/duties/1', worked(by.sub))]),
        'and not with the same number again': ends(by, [endsDuty(by.sub)], { turn: 0 }),
        'nor with one more': ends(by, [endsDuty(by.sub)], { turn: 2 }),
        'nor under another number': keeps({}, 'drivers/dora/duties/2'),
        'nor for another driver': keeps({}, 'drivers/dan/duties/0'),
        'nor alone': commits(by, endsDuty(by.sub)),
        ...each(
          {
            'as another duty': { duty: 'break' },
            'from earlier on': { since: at(-7200) },
            'from later on': { since: at(-1800) },
            'from earlier on, and as long': { since: at(-7200), deleteAt: at(730 * DAY - 7200) },
            'of another shift': { shiftSince: at(-7200) },
            'in another car': { label: 'Limousine' },
            'with another plate': { plate: 'B-XX 9' },
            'by another person': { by: 'dan' },
            'entered earlier': { endedAt: at(-60) },
            'until before it began': { until: at(-3601) },
            'until a time to come': { until: at(1) },
            'with a correction': { log: { '0': { why: 'none' } } },
            'with pay': { paid: true },
            'for less than two years': { deleteAt: at(730 * DAY - 3601) },
            'for longer': { deleteAt: at(730 * DAY - 3599) },
          },
          (changes) => keeps(changes),
        ),
        ...each(
          wrongFields({
            until: 'a timestamp',
            deleteAt: 'a timestamp',
            log: 'a map',
          }),
          ([field, value]) => keeps({ [field]: value }),
        ),
      },
    },
    {
      title: `the earlier end that ${by.sub} enters is stored as entered`,
      ofMoment: true,
      seed: onDuty(),
      permitted: keeps({ until: at(-600) }),
      refused: { 'and not in the future': keeps({ until: at(60) }) },
    },
    {
      title: `the end that ${by.sub} enters may be the moment at which the duty began`,
      seed: onDuty(),
      permitted: keeps({ until: at(-3600) }),
      refused: { 'and not one second before': keeps({ until: at(-3601) }) },
    },
  ];
});

const goes = (changes: Data, ...duty: readonly Write[]): Request =>
  commits(dora, update('drivers/dora', { ...NEXT_TURN, seenAt: SERVER_TIME, ...changes }), ...duty);

/** The fields of a duty that began `seconds` ago. */
const ago = (seconds: number) => ({ since: at(-seconds), deleteAt: at(730 * DAY - seconds) });

/** The shift that a duty is part of, and how often that shift may change. */
const TURN_CASES: readonly Case[] = [
  {
    title: 'a first shift begins without a record of a duty',
    seed: firm,
    permitted: commits(dora, set('drivers/dora', shift(FIRST_TURN))),
    refused: {
      'with a number below the first': commits(
        dora,
        set('drivers/dora', shift(FIRST_TURN)),
        set('drivers/dora/duties/-1', worked('dora')),
      ),
    },
  },
  {
    title: 'the batch that ends a duty makes its record',
    seed: onDuty({ turn: 1 }),
    permitted: goes({ turn: 2 }, set('drivers/dora/duties/1', worked('dora'))),
    refused: {
      'and no earlier duty gets one afterwards': commits(dora, endsDuty()),
      'and the count does not begin anew': commits(dora, set('drivers/dora', shift(FIRST_TURN))),
    },
  },
  {
    title: 'a shift ends at the time of the server, even if its duty had a record already',
    seed: { ...onDuty(), [PATH]: worked('ada', { until: at(-60), endedAt: at(-60) }) },
    permitted: ends(ada, []),
    refused: {
      'and not a minute before': ends(ada, [], { dutySince: at(-60) }),
      'nor with another number': ends(ada, [], { turn: 2 }),
      'nor is that duty replaced': ends(ada, [endsDuty('ada')]),
    },
  },
  {
    title: 'a new shift begins after a time off duty, which leaves no record',
    seed: onDuty({ duty: 'off' }),
    permitted: goes({ duty: 'on', shiftSince: SERVER_TIME }),
    refused: {
      'but not in the one before': goes({ duty: 'on' }),
      'nor with a number left out': goes({ duty: 'on', shiftSince: SERVER_TIME, turn: 2 }),
      'nor with a record of a time on duty': goes({ duty: 'on', shiftSince: SERVER_TIME }, endsDuty()),
      'nor with a record of a time off duty': goes(
        { duty: 'on', shiftSince: SERVER_TIME },
        endsDuty('dora', 'dora', { duty: 'off' }),
      ),
    },
  },
  {
    title: 'the shift goes on through a break',
    seed: onDuty(),
    permitted: goes({ duty: 'break' }, endsDuty()),
    refused: { 'and does not begin anew': goes({ duty: 'break', shiftSince: SERVER_TIME }, endsDuty()) },
  },
  {
    title: 'a break gets its record, too',
    seed: onDuty({ duty: 'break' }),
    permitted: goes({ duty: 'on' }, endsDuty('dora', 'dora', { duty: 'break' })),
    refused: { 'and not left out': goes({ duty: 'on' }) },
  },
  {
    title: 'dispatch ends a shift that has not ended',
    seed: onDuty({ duty: 'break' }),
    permitted: ends(ada, [endsDuty('ada', 'dora', { duty: 'break' })]),
    refused: {
      'and begins no shift': ends(ada, [endsDuty('ada', 'dora', { duty: 'break' })], { duty: 'on' }),
    },
  },
  {
    title: 'dispatch does not end a shift that is over',
    seed: onDuty({ duty: 'off' }),
    permitted: { by: ada, does: get('drivers/dora') },
    refused: { 'once more': ends(ada, []) },
  },
  {
    title: 'a driver changes duty, car or number a few times in a row',
    ofMoment: true,
    seed: onDuty({ dutySince: at(-1), inARow: MOST_IN_A_ROW - 1 }),
    permitted: goes({ phone: '+49 30 2', inARow: MOST_IN_A_ROW }, endsDuty('dora', 'dora', ago(1))),
    refused: {
      'but does not begin to count anew': goes(
        { phone: '+49 30 2', inARow: 0 },
        endsDuty('dora', 'dora', ago(1)),
      ),
      'nor forgets one': goes(
        { phone: '+49 30 2', inARow: MOST_IN_A_ROW - 1 },
        endsDuty('dora', 'dora', ago(1)),
      ),
      'nor leaves one out': goes(
        { phone: '+49 30 2', inARow: MOST_IN_A_ROW + 1 },
        endsDuty('dora', 'dora', ago(1)),
      ),
    },
  },
  {
    title: 'the change after six in a row comes thirty seconds later, and counts anew',
    seed: onDuty({ dutySince: at(-30), inARow: MOST_IN_A_ROW }),
    permitted: goes({ inARow: 0 }, endsDuty('dora', 'dora', ago(30))),
    refused: {
      'but not as one more in a row': goes({ inARow: MOST_IN_A_ROW + 1 }, endsDuty('dora', 'dora', ago(30))),
    },
  },
  {
    title: 'a driver who has made six changes in a row gives a sign of life',
    ofMoment: true,
    seed: onDuty({ dutySince: at(-29), inARow: MOST_IN_A_ROW }),
    permitted: commits(dora, update('drivers/dora', { seenAt: SERVER_TIME })),
    refused: {
      'a second too early': goes({ inARow: 0 }, endsDuty('dora', 'dora', ago(29))),
    },
  },
  {
    title: 'a sign of life changes no count',
    seed: onDuty({ inARow: 3 }),
    permitted: commits(dora, update('drivers/dora', { seenAt: SERVER_TIME })),
    refused: {
      'of changes in a row': commits(dora, update('drivers/dora', { seenAt: SERVER_TIME, inARow: 0 })),
      'of changes': commits(dora, update('drivers/dora', { seenAt: SERVER_TIME, turn: 1 })),
      'and no shift begins': commits(
        dora,
        update('drivers/dora', { seenAt: SERVER_TIME, shiftSince: SERVER_TIME }),
      ),
      'and no count is removed': commits(
        dora,
        update('drivers/dora', { seenAt: SERVER_TIME, turn: REMOVED }),
      ),
    },
  },
];

/** The hours of drivers (rides R38). */
export const DUTY_CASES: readonly Case[] = [...ENDING_CASES, ...TURN_CASES];
