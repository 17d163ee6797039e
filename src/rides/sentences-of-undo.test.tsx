import { afterEach, describe, expect, test } from 'vitest';
import {
  DARIO,
  onBoard,
  onTheWay,
  PLATE,
  requested,
  ROBIN,
  type Step,
  undoOf,
  walkThrough,
  giveBackOf,
} from '#test/expect-sentences.ts';
import type { Copy, Sentences } from '#test/sentences-on-pages.ts';

/** Three pages are slow on a busy machine. Milliseconds. */
const LONG = 90_000;

const besides =
  (sentences: (copy: Copy) => Sentences, more: (copy: Copy) => Partial<Sentences>) =>
  (copy: Copy): Sentences => {
    const [all, added] = [sentences(copy), more(copy)];
    return {
      passenger: [...all.passenger, ...(added.passenger ?? [])],
      driver: [...all.driver, ...(added.driver ?? [])],
      dispatch: [...all.dispatch, ...(added.dispatch ?? [])],
    };
  };

const coming = onTheWay('14:10', ({ inMinutes }) => inMinutes(10));
const atDoor =
  (until: string) =>
  ({ booking, driving: { ride }, dispatch: { board }, rides }: Copy): Sentences => ({
    passenger: [
      booking.sentences.arrived(until),
      rides.steps.take,
      rides.steps.arrive,
      DARIO,
      PLATE,
      booking.cancel.open,
    ],
    driver: [ride.states.arrived, ROBIN, `[${ride.steps.start}]`, giveBackOf(ride)],
    dispatch: [board.regions.underWay, rides.states.arrived, DARIO],
  });

/** The steps until the passenger boards. The arrival and the boarding are each taken back once. */
const MISTAKEN: readonly Step[] = [
  ['taken', ({ drives }) => drives({ did: 'take', minutes: 10 }), 'on_the_way', coming],
  [
    'arrived by mistake',
    ({ drives }) => drives({ did: 'arrive' }),
    'arrived',
    besides(atDoor('14:05'), (copy) => ({ driver: [undoOf(copy, 'arrive')] })),
  ],
  [
    'taken back by the driver',
    ({ drives }) => drives({ did: 'take_back' }),
    'on_the_way',
    besides(coming, ({ booking, rides }) => ({
      passenger: [booking.sentences.notHere, rides.steps.arrive, rides.takenBack(rides.steps.arrive)],
    })),
  ],
  [
    'arrived',
    ({ drives }) => drives({ did: 'arrive' }),
    'arrived',
    besides(atDoor('14:05'), (copy) => ({
      passenger: [copy.rides.takenBack(copy.rides.steps.arrive)],
      driver: [undoOf(copy, 'arrive')],
    })),
  ],
  [
    'on board by mistake',
    ({ drives }) => drives({ did: 'start' }),
    'in_progress',
    besides(
      onBoard(({ rides }) => rides.takenBack(rides.steps.arrive)),
      (copy) => ({ driver: [undoOf(copy, 'start')] }),
    ),
  ],
  [
    'taken back by dispatch',
    ({ dispatches }) => dispatches({ did: 'take_back' }),
    'arrived',
    besides(atDoor('14:05'), ({ booking, driving: { ride }, rides }) => ({
      passenger: [
        booking.sentences.notOnBoard,
        rides.steps.start,
        rides.takenBack(rides.steps.arrive),
        rides.takenBack(rides.steps.start),
      ],
      driver: [ride.tookBack(rides.steps.start, '14:00')],
    })),
  ],
];

const backOnBoard = onBoard(
  ({ rides }) => rides.takenBack(rides.steps.arrive),
  ({ rides }) => rides.takenBack(rides.steps.start),
);

afterEach(() => localStorage.clear());

describe.each(['en', 'de'] as const)(
  'the sentences of three pages about undone steps (%s) [B9]',
  (language) => {
    test(
      'the sentences are right for a ride that is completed by mistake and reopened',
      async () => {
        const walk = walkThrough(language, [
          ...MISTAKEN,
          [
            'on board',
            ({ drives }) => drives({ did: 'start' }),
            'in_progress',
            besides(backOnBoard, (copy) => ({ driver: [undoOf(copy, 'start')] })),
          ],
          [
            'completed by mistake',
            ({ drives }) => drives({ did: 'complete' }),
            'completed',
            (copy) => ({
              passenger: [copy.booking.sentences.completed('14:00')],
              driver: [
                copy.driving.ride.removed.completed,
                copy.driving.requests.none,
                undoOf(copy, 'complete'),
              ],
              dispatch: [],
            }),
          ],
          [
            'reopened by dispatch',
            ({ dispatches }) => dispatches({ did: 'take_back' }),
            'in_progress',
            besides(backOnBoard, ({ booking, driving: { ride }, rides }) => ({
              passenger: [booking.sentences.notOver, rides.takenBack(rides.steps.complete)],
              driver: [ride.tookBack(rides.steps.complete, '14:00')],
            })),
          ],
        ]);
        await expect(walk).resolves.toBeUndefined();
      },
      LONG,
    );
  },
);

/** Passengers read what to look for until they are on board. After that only the timeline has the change. */
const renewed = (copy: Copy): Sentences => {
  const sentences = onTheWay('14:10', (booking) => booking.inMinutes(10))(copy);
  return {
    ...sentences,
    passenger: [
      ...sentences.passenger,
      copy.booking.sentences.renewed('Blue van, CB 1'),
      copy.rides.steps.renew_card,
    ],
  };
};

/** The sentences on board, while the driver can still undo the last step. */
const onBoardWithUndo = (copy: Copy): Sentences => {
  const sentences = onBoard(({ rides }) => rides.steps.renew_card)(copy);
  return { ...sentences, driver: [...sentences.driver, undoOf(copy, 'start')] };
};

describe.each(['en', 'de'] as const)('the sentences of three pages about a ride (%s)', (language) => {
  test(
    'the sentences are right while a driver changes the number on the way',
    async () => {
      const walk = walkThrough(language, [
        ['requested', null, 'requested', requested],
        [
          'taken',
          ({ drives }) => drives({ did: 'take', minutes: 10 }),
          'on_the_way',
          onTheWay('14:10', (copy) => copy.inMinutes(10)),
        ],
        ['another number', ({ changesNumber }) => changesNumber('+1 555 0199'), 'on_the_way', renewed],
        [
          'on board',
          async ({ drives }) => {
            await drives({ did: 'arrive' });
            await drives({ did: 'start' });
          },
          'in_progress',
          onBoardWithUndo,
        ],
      ]);
      await expect(walk).resolves.toBeUndefined();
    },
    LONG,
  );
});
