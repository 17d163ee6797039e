import { SERVER_TIME } from '../../scenario/datum.ts';
import { commits, update, type Case } from '../../scenario/request.ts';
import { books, newRide } from '../../scenario/rides/booking-request.ts';
import { onDuty, take } from '../../scenario/rides/driving.ts';
import { reportsNoShow, seeded } from '../../scenario/rides/ending.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  at,
  DAY,
  idOf,
  ride,
  ridePath,
  RIDE,
  SETTINGS,
  shift,
  TERMS,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { LATER } from '../../scenario/rides/slots.ts';
import { saves } from '../../scenario/rides/customers.ts';
import { moves, planned } from '../../scenario/rides/moving.ts';
import { reserve } from '../../scenario/rides/promising.ts';
import { dispatchCancels, givesBack } from '../../scenario/rides/remarking.ts';
import { known, orders } from '../../scenario/rides/orders.ts';
import { gives, GIFTS, seeded as shared } from '../../scenario/rides/giving.ts';

const reports = (times: Parameters<typeof ride>[1]) =>
  takes({ ...reportsNoShow(), before: ride('arrived', times) });
const arrivesAt = (seconds: number) =>
  takes({
    by: dora,
    before: ride('on_the_way'),
    did: 'arrive',
    changes: { state: 'arrived', arrivedAt: SERVER_TIME },
    line: { saidAt: at(seconds) },
  });
const CALLER = `caller-${RIDE}`;
const dispatchBooksFor = (seconds: number) => {
  const { log, bookedBy } = newRide(CALLER, ada.sub);
  return books({
    by: ada,
    ride: { ...LATER, rider: CALLER, log, bookedBy, pickupAt: at(seconds), searchFrom: at(seconds) },
    details: { customer: idOf('caller') },
    rider: null,
  });
};
const booksFor = (seconds: number) =>
  books({
    ride: { ...LATER, pickupAt: at(seconds), searchFrom: at(seconds) },
    rider: { slots: { later1: RIDE }, claim: 'later1' },
  });
const horizon = 30 * DAY;
/** A ride that Dora has promised after a second search. */
const soughtAnew = ride('accepted', { ...LATER, searchFrom: at(DAY + 60) });
/** A ride that Dora booked before she became a driver. */
const herOwn = ride('accepted', { rider: 'dora' });

const reportsOnly = (title: string, times: Parameters<typeof ride>[1]): Case => ({
  title,
  seed: seeded('arrived', times),
  permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
  refused: { 'a no-show': reports(times) },
});

/** Requests that are refused because of a single second, or a single condition of several. */
export const NEAR_MISS_CASES: readonly Case[] = [
  {
    title: 'a passenger books a later ride in a slot of their own',
    seed: { ...FIRM, 'settings/rides': SETTINGS },
    permitted: books({ ride: LATER, rider: { slots: { later1: RIDE }, claim: 'later1' } }),
    refused: {
      'without a slot': books({ ride: LATER, rider: null }),
      'a ride now without a slot': books({ rider: null }),
      'a second past the horizon': booksFor(horizon + 1),
      'at the end of the lead': booksFor(900),
    },
  },
  reportsOnly('a driver who came early reports no no-show half a minute after the pick-up', {
    pickupAt: at(-30),
    arrivedAt: at(-900),
  }),
  reportsOnly('a driver reports no no-show a second before the wait from the pick-up is over', {
    pickupAt: at(1 - TERMS.wait),
    arrivedAt: at(-900),
  }),
  reportsOnly('a driver who came late reports no no-show half a minute after the arrival', {
    pickupAt: at(-900),
    arrivedAt: at(-30),
  }),
  reportsOnly('a driver reports no no-show a second before the wait from the arrival is over', {
    pickupAt: at(-900),
    arrivedAt: at(1 - TERMS.wait),
  }),
  {
    title: 'a device says that a step was at this moment',
    seed: { ...onDuty(), [ridePath()]: ride('on_the_way') },
    permitted: arrivesAt(0),
    refused: { 'not a second ahead': arrivesAt(1), 'nor a minute ahead': arrivesAt(60) },
  },
  ...[1, TERMS.offer - 1].map((seconds): Case => {
    const asked = ride('offered', { driver: 'dan', offeredAt: at(-seconds) });
    return {
      title: `an offer to Dan stands after ${seconds} seconds`,
      seed: { ...onDuty(), [ridePath()]: asked },
      permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
      refused: {
        'Dora does not take it': takes(take(asked)),
        'Penny does not let it lapse': takes({
          by: penny,
          before: asked,
          did: 'lapse',
          changes: {
            state: 'requested',
            driver: null,
            offeredAt: undefined,
            searchFrom: SERVER_TIME,
          },
        }),
      },
    };
  }),
  ...GIFTS.map((gift): Case => {
    const before = ride('requested');
    return {
      title: `the log line of ${gift[0]} names the driver`,
      seed: shared(before),
      permitted: takes(gives(gift, before)),
      refused: { 'not the passenger': takes({ ...gives(gift, before), line: { driver: 'penny' } }) },
    };
  }),
  {
    title:
      'a customer is removed two years after the ride that is booked, and a second from now at the earliest',
    seed: FIRM,
    permitted: saves({ deleteAt: at(1) }),
    refused: {
      'not now': saves({ deleteAt: SERVER_TIME }),
      'not a second later than that': saves({ deleteAt: at(730 * DAY + 1) }),
    },
  },
  {
    title: 'an order is removed 830 days from now at the latest, and a second from now at the earliest',
    seed: known,
    permitted: orders({ deleteAt: at(1) }),
    refused: {
      'not now': orders({ deleteAt: SERVER_TIME }),
      'not a second later than that': orders({ deleteAt: at(830 * DAY + 1) }),
    },
  },
  {
    title: 'an order is kept for 830 days to the second',
    seed: known,
    permitted: orders({ deleteAt: at(830 * DAY) }),
    refused: { 'and not by a driver': orders({ deleteAt: at(830 * DAY) }, dora) },
  },
  {
    title: 'dispatch books a year ahead to the second',
    seed: known,
    permitted: dispatchBooksFor(365 * DAY),
    refused: { 'not a second later': dispatchBooksFor(365 * DAY + 1) },
  },
  {
    title: 'a driver who keeps a promise does not promise the ride once more',
    seed: {
      ...FIRM,
      ...onDuty({ slots: { later1: RIDE }, claim: 'later1' }),
      [ridePath()]: ride('accepted', LATER),
    },
    permitted: commits(dora, update('drivers/dora', { seenAt: SERVER_TIME })),
    refused: {
      'with a sign of life': takes(
        reserve(ride('accepted', LATER), [update('drivers/dora', { seenAt: SERVER_TIME })]),
      ),
    },
  },
  {
    title: 'the log line of a move says the former pick-up, also if the search began later',
    seed: planned(soughtAnew),
    permitted: takes(moves(ada, soughtAnew)),
    refused: {
      'not when the search began': takes({ ...moves(ada, soughtAnew), line: { movedFrom: at(DAY + 60) } }),
      'nor keeps that as the promised time': takes(moves(ada, soughtAnew, { movedFrom: at(DAY + 60) })),
    },
  },
  {
    title: 'a ride that is given to another remembers the driver who had it, even one who booked it',
    seed: shared(herOwn),
    permitted: takes(gives(GIFTS[0], herOwn)),
    refused: {
      'not without her': takes(gives(GIFTS[0], herOwn, { declined: [] })),
      'nor if it is assigned': takes(gives(GIFTS[1], herOwn, { declined: [] })),
    },
  },
  ...[
    ['began a second ago does not begin anew at that time', -1, at(-1)],
    ['begins in a second does not begin anew before that time', 1, SERVER_TIME],
  ].map(([what, seconds, searchFrom]): Case => {
    const before = ride('accepted', { searchFrom: at(Number(seconds)) });
    const back = givesBack();
    return {
      title: `a search that ${String(what)}`,
      seed: { ...FIRM, 'drivers/dora': shift(), [ridePath()]: before },
      permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
      refused: { 'by its driver': takes({ ...back, before, changes: { ...back.changes, searchFrom } }) },
    };
  }),
  {
    title: 'dispatch cancels a ride for later, and says more if the list lacks the reason',
    seed: { ...FIRM, [ridePath()]: ride('requested', LATER) },
    permitted: takes({
      ...dispatchCancels({ why: 'other', note: 'The road is closed.' }),
      before: ride('requested', LATER),
    }),
    refused: {
      'not if the list has it': takes({
        ...dispatchCancels({ why: 'by_phone', note: 'The road is closed.' }),
        before: ride('requested', LATER),
      }),
    },
  },
];
