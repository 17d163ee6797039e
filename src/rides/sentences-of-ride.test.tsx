import { GIVE_BACK } from '#domain/rides/model/steps/gives-back.builder.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import {
  DARIO,
  DILEK,
  minutes,
  onBoard,
  onTheWay,
  PLATE,
  requested,
  ROBIN,
  undoOf,
  walkThrough,
  giveBackOf,
} from '#test/expect-sentences.ts';
import type { Copy, Sentences } from '#test/sentences-on-pages.ts';

// After each step all three pages are searched for every sentence about the state of a ride. Each page must have
// exactly the sentences of the tables below.

/** Three pages are slow on a busy machine. Milliseconds. */
const LONG = 90_000;

const atDoor = ({ booking, driving: { ride }, dispatch: { board }, rides }: Copy): Sentences => ({
  passenger: [
    booking.sentences.arrived('14:24'),
    rides.steps.take,
    rides.steps.arrive,
    DARIO,
    PLATE,
    booking.cancel.open,
  ],
  driver: [ride.states.arrived, ROBIN, `[${ride.steps.start}]`, giveBackOf(ride)],
  dispatch: [board.regions.underWay, rides.states.arrived, DARIO],
});

const waitedFor = (copy: Copy): Sentences => {
  const { passenger, driver } = atDoor(copy);
  const { regions, kinds } = copy.dispatch.board;
  return {
    passenger: [copy.booking.sentences.arrivedLong, ...passenger.slice(1)],
    driver: [...driver, `[${copy.driving.ride.steps.no_show}]`],
    dispatch: [regions.underWay, kinds['no-show'], DARIO],
  };
};

afterEach(() => localStorage.clear());

describe.each(['en', 'de'] as const)('the sentences of three pages about a ride (%s)', (language) => {
  test(
    'the sentences are right from the request to the completion',
    async () => {
      const walk = walkThrough(language, [
        ['requested', null, 'requested', requested],
        [
          'taken',
          ({ drives }) => drives({ did: 'take', minutes: 10 }),
          'on_the_way',
          onTheWay('14:10', (copy) => copy.inMinutes(10)),
        ],
        [
          'said to be later',
          ({ drives }) => drives({ did: 'estimate', minutes: 5 }),
          'on_the_way',
          onTheWay('14:15', (copy) => copy.inMinutes(15)),
        ],
        ['due', minutes(16), 'on_the_way', onTheWay('14:15', (copy) => copy.anyMoment)],
        ['late', minutes(3), 'on_the_way', onTheWay('14:15', (copy) => copy.minutesLate(4), 'onTheWayLate')],
        [
          'arrived',
          ({ drives }) => drives({ did: 'arrive' }),
          'arrived',
          (copy) => ({ ...atDoor(copy), driver: [...atDoor(copy).driver, undoOf(copy, 'arrive')] }),
        ],
        ['waited for', minutes(6), 'arrived', waitedFor],
        [
          'on board',
          ({ drives }) => drives({ did: 'start' }),
          'in_progress',
          (copy) => ({ ...onBoard()(copy), driver: [...onBoard()(copy).driver, undoOf(copy, 'start')] }),
        ],
        [
          'completed',
          ({ drives }) => drives({ did: 'complete' }),
          'completed',
          (copy) => ({
            passenger: [copy.booking.sentences.completed('14:25')],
            driver: [
              copy.driving.ride.removed.completed,
              copy.driving.requests.none,
              undoOf(copy, 'complete'),
            ],
            dispatch: [],
          }),
        ],
      ]);
      await expect(walk).resolves.toBeUndefined();
    },
    LONG,
  );

  test(
    'the sentences are right for a ride that its driver gives back and another drives',
    async () => {
      const gone = ({
        driving: {
          ride: { removed },
          requests,
        },
      }: Copy) => [removed.lost, removed.by[GIVE_BACK]('14:00'), removed.open, requests.none];
      const searching = (copy: Copy): Sentences => ({
        passenger: [
          copy.booking.sentences.requested,
          copy.booking.sentences.lost(DARIO),
          copy.booking.sentences.lostSearching,
          copy.booking.until('14:30'),
          copy.rides.steps.take,
          copy.rides.losses.lost,
          copy.booking.cancel.open,
        ],
        driver: gone(copy),
        dispatch: [copy.dispatch.board.regions.waiting, copy.rides.states.requested],
      });
      const walk = walkThrough(language, [
        [
          'taken',
          ({ drives }) => drives({ did: 'take', minutes: null }),
          'on_the_way',
          ({ booking, driving: { ride }, dispatch: { board }, rides }) => ({
            passenger: [booking.sentences.onTheWay, rides.steps.take, DARIO, PLATE, booking.cancel.open],
            driver: [ride.states.on_the_way, ROBIN, `[${ride.steps.arrive}]`, giveBackOf(ride)],
            dispatch: [board.regions.underWay, rides.states.on_the_way, DARIO],
          }),
        ],
        ['given back', ({ drives }) => drives(givesBack()), 'requested', searching],
        [
          'offered to another',
          ({ dispatches, dilek }) => dispatches({ did: 'offer', driver: dilek.uid }),
          'offered',
          (copy) => ({
            passenger: [
              copy.booking.sentences.offered,
              copy.booking.sentences.lost(DARIO),
              copy.rides.steps.take,
              copy.rides.losses.lost,
              copy.booking.cancel.open,
            ],
            driver: gone(copy),
            dispatch: [copy.dispatch.board.regions.waiting, copy.rides.states.offered, DILEK],
          }),
        ],
        [
          'declined',
          async ({ dilek, id }) => dilek.step(id, { did: 'decline', why: 'busy' }),
          'requested',
          searching,
        ],
        [
          'assigned',
          ({ dispatches, dilek }) => dispatches({ did: 'assign', driver: dilek.uid }),
          'accepted',
          (copy) => ({
            passenger: [
              copy.booking.sentences.accepted(DILEK),
              copy.booking.sentences.lost(DARIO),
              copy.rides.steps.take,
              copy.rides.losses.lost,
              DILEK,
              PLATE,
              copy.booking.cancel.open,
            ],
            driver: gone(copy),
            dispatch: [copy.dispatch.board.regions.promised, copy.rides.states.accepted, DILEK],
          }),
        ],
        [
          'cancelled',
          ({ passes }) => passes({ did: 'cancel', why: 'mistake' }),
          'cancelled',
          (copy) => ({
            passenger: [copy.booking.sentences.cancelled],
            driver: gone(copy),
            dispatch: [],
          }),
        ],
      ]);
      await expect(walk).resolves.toBeUndefined();
    },
    LONG,
  );

  test(
    'the sentences are right for a driver who arrives and drives off without a network',
    async () => {
      const soon = (count: number) => (copy: Copy) =>
        onTheWay('14:10', ({ inMinutes }) => inMinutes(count))(copy);
      /** The sentences while only the driver's page knows the step. */
      const unsent =
        (state: 'arrived' | 'in_progress', steps: (copy: Copy['driving']) => string) =>
        (copy: Copy): Sentences => {
          const { passenger, dispatch } = onTheWay('14:10', () => copy.booking.sentences.requested)(copy);
          const { ride, outbox } = copy.driving;
          return {
            passenger: passenger.filter((sentence) => sentence !== copy.booking.sentences.requested),
            driver: [
              ride.states[state],
              outbox.waiting(steps(copy.driving)),
              ROBIN,
              `[${ride.steps[state === 'arrived' ? 'start' : 'complete']}]`,
              undoOf(copy, state === 'arrived' ? 'arrive' : 'start'),
            ],
            dispatch,
          };
        };
      const arrived = ({ outbox, ride: { steps } }: Copy['driving']) => outbox.step(steps.arrive, '14:01');
      const both = (copy: Copy['driving']) =>
        `${arrived(copy)}, ${copy.outbox.step(copy.ride.steps.start, '14:02')}`;
      const walk = walkThrough(language, [
        ['taken', ({ drives }) => drives({ did: 'take', minutes: 10 }), 'on_the_way', soon(10)],
        [
          'arrived, unsent',
          async ({ cab, clock, pressNext }) => {
            cab.network.goOffline();
            clock.advance(MINUTE_MS);
            await pressNext();
          },
          'on_the_way',
          unsent('arrived', arrived),
        ],
        [
          'on board, unsent',
          async ({ clock, pressNext }) => {
            clock.advance(MINUTE_MS);
            await pressNext();
          },
          'on_the_way',
          unsent('in_progress', both),
        ],
        [
          'sent',
          ({ cab, clock }) => {
            clock.advance(MINUTE_MS);
            cab.network.goOnline();
          },
          'in_progress',
          (copy) => {
            const sentences = onBoard(
              ({ rides }) => rides.reported('14:01'),
              ({ rides }) => rides.reported('14:02'),
            )(copy);
            return { ...sentences, driver: [...sentences.driver, undoOf(copy, 'start')] };
          },
        ],
      ]);
      await expect(walk).resolves.toBeUndefined();
    },
    LONG,
  );
});
