import { SERVER_TIME, type Data } from '../../../scenario/datum.ts';
import { commits, update, type Case, type Write } from '../../../scenario/request.ts';
import { DANS_CARD, GIFTS, gives, seeded } from '../../../scenario/rides/giving.ts';
import {
  assigns,
  claims,
  DRIVER_SLOTS,
  PROMISE_SLOTS,
  taken,
  tomorrow,
} from '../../../scenario/rides/promising.ts';
import {
  at,
  CAR,
  CARD,
  endsDuty,
  idOf,
  NEXT_TURN,
  RIDE,
  TERMS,
  ride,
  ridePath,
  shift,
} from '../../../scenario/rides/ride-documents.ts';
import { LATER } from '../../../scenario/rides/slots.ts';
import { ada, dan, dora, olga, penny } from '../../../scenario/rides/ride-people.ts';
import { by, takes } from '../../../scenario/rides/ride-step.ts';

const [, assign] = GIFTS;
const requested = ride('requested');
const withSlots = (...also: readonly Write[]) => takes({ ...gives(assign, requested), also });
/** A request that is due in `seconds`. */
const requestDue = (seconds: number) =>
  ride('requested', {
    ...LATER,
    pickupAt: at(TERMS.release + seconds),
    searchFrom: at(TERMS.release + seconds),
  });
const withSlotsFor = (before: Data, ...also: readonly Write[]) => takes({ ...gives(assign, before), also });
/** An assignment without any slot. */
const withoutSlot = (before: Data) => takes({ ...gives(assign, before), also: [] });
const promisedByDan = ride('accepted', { ...LATER, driver: 'dan', card: DANS_CARD });
const inSlots = (data: Data) => withSlots(update('drivers/dan', data));
const dansShift = (slots: Data) => ({ 'drivers/dan': shift({ name: 'Person dan', slots, claim: 'next' }) });
/** A seed in which each of these slots of Dan holds a ride that he has promised. */
const dansPromises = (slots: readonly string[]) => ({
  ...dansShift(taken(slots)),
  ...Object.fromEntries(
    slots.map((slot) => [ridePath(idOf(slot)), ride('accepted', { driver: 'dan', card: CARD })]),
  ),
});

/** The case of a fifth promise, in this slot, after four promises in the other slots. */
function isFifth(slot: string): Case {
  const others = PROMISE_SLOTS.filter((other) => other !== slot);
  const also = [update('drivers/dan', assigns(slot, taken(others)))];
  return {
    title: `dispatch assigns a fifth ride to a driver in the slot ${slot}`,
    seed: seeded(requested, dansPromises(others)),
    permitted: withSlots(...also),
    refused: {
      ...by({ ...gives(assign, requested), also }, [penny, dora, olga]),
      'without a slot': withSlots(),
      'in the others’ place': inSlots(assigns(slot)),
      'with the name of another': inSlots({ ...assigns(slot, taken(others)), claim: others[0] ?? '' }),
    },
  };
}

/** An assignment of a due ride takes a slot of the driver (rides R35). An earlier assignment needs none (D111). */
export const ASSIGN_SLOT_CASES: readonly Case[] = [
  ...PROMISE_SLOTS.map(isFifth),
  {
    title: 'an assignment changes the slot, its name and the time in a driver’s record, and nothing else',
    seed: seeded(requested, { 'vehicles/car-1': CAR }),
    permitted: inSlots(assigns('later1')),
    refused: {
      'without the time': withSlots(update('drivers/dan', claims('later1'))),
      'with another time': inSlots({ ...assigns('later1'), assignedAt: at(-1) }),
      'with a sign of life': inSlots({ ...assigns('later1'), seenAt: SERVER_TIME }),
      'with the pointer': inSlots({ ...assigns('later1'), ride: RIDE }),
      'with another name': inSlots({ ...assigns('later1'), name: 'Dan' }),
      'with another car': inSlots({ ...assigns('later1'), vehicle: { id: 'car-2' } }),
      'with the end of the shift': inSlots({
        ...assigns('later1'),
        duty: 'off',
        ...NEXT_TURN,
      }),
      'with the end of the shift besides': withSlots(
        update('drivers/dan', assigns('later1')),
        update('drivers/dan', { duty: 'off', ...NEXT_TURN }),
        endsDuty('ada', 'dan'),
      ),
      'with an unknown field': inSlots({ ...assigns('later1'), rating: 5 }),
      'in a slot that does not exist': inSlots(assigns('later5')),
      'in two slots': inSlots(assigns('later1', { later2: RIDE })),
      'for another ride': inSlots({ slots: { later1: idOf('other') }, claim: 'later1' }),
      'in the record of another driver': withSlots(update('drivers/dora', assigns('later1'))),
      'in both drivers’ records': withSlots(
        update('drivers/dan', assigns('later1')),
        update('drivers/dora', assigns('later1')),
      ),
      'the slot alone': commits(ada, update('drivers/dan', assigns('later1'))),
      'an offer with a slot': takes({
        ...gives(GIFTS[0], requested),
        also: [update('drivers/dan', assigns('later1'))],
      }),
    },
  },
  {
    title: 'a ride that a driver has lost is assigned to them again where it was before',
    seed: seeded(requested, dansShift({ next: RIDE })),
    permitted: inSlots({ assignedAt: SERVER_TIME }),
    refused: {
      'not without a word in their record': withSlots(),
      'not in two slots': inSlots(assigns('later1', { next: RIDE, later2: RIDE })),
    },
  },
  {
    title: 'a driver is offered again a ride that they have promised, and is not assigned it a second time',
    seed: seeded(ride('accepted', { driver: 'dan', card: DANS_CARD }), dansShift({ next: RIDE })),
    permitted: takes(gives(GIFTS[0], ride('accepted', { driver: 'dan', card: DANS_CARD }))),
    refused: {
      'and takes no second one': takes({
        ...gives(assign, ride('accepted', { driver: 'dan', card: DANS_CARD })),
        also: [update('drivers/dan', assigns('later1', { next: RIDE }))],
      }),
    },
  },
  {
    title:
      'a driver with five promises gets a sixth ride from dispatch once that is due, in a slot of its own',
    seed: seeded(requested, dansPromises(PROMISE_SLOTS)),
    permitted: inSlots(assigns('due', taken(PROMISE_SLOTS))),
    refused: {
      ...Object.fromEntries(
        PROMISE_SLOTS.map((slot) => [`in the slot ${slot}`, inSlots(assigns(slot, taken(PROMISE_SLOTS)))]),
      ),
      'in the place of a promise besides': inSlots(assigns('due', taken(['next']))),
    },
  },
  {
    title: 'a driver with five promises is assigned a ride from the moment at which it is due',
    seed: seeded(requestDue(0), dansPromises(PROMISE_SLOTS)),
    permitted: withSlotsFor(requestDue(0), update('drivers/dan', assigns('due', taken(PROMISE_SLOTS)))),
    refused: Object.fromEntries(
      PROMISE_SLOTS.map((slot) => [
        `and not in the slot ${slot}`,
        withSlotsFor(requestDue(0), update('drivers/dan', assigns(slot, taken(PROMISE_SLOTS)))),
      ]),
    ),
  },
  {
    title: 'a driver with four promises gets no ride in the slot for what is due a second before it is due',
    ofMoment: true,
    seed: seeded(requestDue(1), dansPromises(PROMISE_SLOTS.slice(1))),
    permitted: withSlotsFor(
      requestDue(1),
      update('drivers/dan', assigns('next', taken(PROMISE_SLOTS.slice(1)))),
    ),
    refused: {
      'in the slot for what is due': withSlotsFor(
        requestDue(1),
        update('drivers/dan', assigns('due', taken(PROMISE_SLOTS.slice(1)))),
      ),
    },
  },
  {
    title: 'a driver with six promises gets no seventh from dispatch',
    seed: seeded(requested, dansPromises(DRIVER_SLOTS)),
    permitted: takes(gives(assign, requested, { driver: 'dora', card: CARD })),
    refused: Object.fromEntries(
      DRIVER_SLOTS.map((slot) => [`in the slot ${slot}`, inSlots(assigns(slot, taken(DRIVER_SLOTS)))]),
    ),
  },
  {
    title: 'dispatch offers a ride to a driver with five promises',
    seed: seeded(requested, dansPromises(PROMISE_SLOTS)),
    permitted: takes(gives(GIFTS[0], requested)),
    refused: { 'but does not assign it': inSlots(assigns('next', taken(PROMISE_SLOTS))) },
  },
  {
    title:
      'a ride that dispatch takes from one driver leaves that driver’s slot and takes one of the other’s',
    seed: seeded(ride('accepted'), { 'drivers/dora': shift({ slots: { later1: RIDE }, claim: 'later1' }) }),
    permitted: takes(gives(assign, ride('accepted'))),
    refused: {
      'without the other’s slot': takes({ ...gives(assign, ride('accepted')), also: [] }),
      'and removes the first one’s slot': takes({
        ...gives(assign, ride('accepted')),
        also: [
          update('drivers/dan', assigns('later1')),
          update('drivers/dora', { slots: {}, claim: 'later1' }),
        ],
      }),
    },
  },
  {
    title: 'a driver with five promises is assigned a ride of tomorrow, off duty, and no slot changes',
    seed: seeded(tomorrow, {
      ...dansPromises(PROMISE_SLOTS),
      'drivers/dan': shift({ name: 'Person dan', slots: taken(PROMISE_SLOTS), claim: 'next', duty: 'off' }),
    }),
    permitted: withoutSlot(tomorrow),
    refused: {
      ...Object.fromEntries(
        DRIVER_SLOTS.map((slot) => [
          `in the slot ${slot}`,
          withSlotsFor(tomorrow, update('drivers/dan', assigns(slot, taken(PROMISE_SLOTS)))),
        ]),
      ),
      'with a time in their record': withSlotsFor(
        tomorrow,
        update('drivers/dan', { assignedAt: SERVER_TIME }),
      ),
      ...by({ ...gives(assign, tomorrow), also: [] }, [penny, dora, olga, dan]),
      'with another’s card': takes({ ...gives(assign, tomorrow, { card: CARD }), also: [] }),
    },
  },
  {
    title: 'a ride is assigned without a slot until it is due',
    ofMoment: true,
    seed: seeded(requestDue(1)),
    permitted: withoutSlot(requestDue(1)),
    refused: { 'to a passenger': takes({ ...gives(assign, requestDue(1), { driver: 'pia' }), also: [] }) },
  },
  {
    title: 'a ride that is due is not assigned without a slot',
    seed: seeded(requestDue(0)),
    permitted: takes(gives(assign, requestDue(0))),
    refused: { 'without a slot': withoutSlot(requestDue(0)) },
  },
  {
    title:
      'a driver is not assigned a second time a ride of tomorrow that they have promised, and another is',
    seed: seeded(promisedByDan, dansShift({})),
    permitted: takes({
      ...gives(assign, promisedByDan, { driver: 'dora', declined: ['dan'], card: CARD }),
      also: [],
    }),
    refused: { 'to Dan': withoutSlot(promisedByDan) },
  },
  {
    title: 'a driver who was asked about a ride of tomorrow is assigned it',
    seed: seeded(ride('offered', { ...LATER, driver: 'dan' })),
    permitted: withoutSlot(ride('offered', { ...LATER, driver: 'dan' })),
    refused: { 'to a passenger': takes({ ...gives(assign, tomorrow, { driver: 'pia' }), also: [] }) },
  },
];
