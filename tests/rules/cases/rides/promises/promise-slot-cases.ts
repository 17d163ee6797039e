import { SERVER_TIME } from '../../../scenario/datum.ts';
import { commits, set, update, writesOf } from '../../../scenario/request.ts';
import type { Case, Seed, Write } from '../../../scenario/request.ts';
import { isRefusedTo, onDuty, take } from '../../../scenario/rides/driving.ts';
import {
  promised,
  promising,
  PROMISE_SLOTS,
  reserve,
  seeded,
  taken,
  tomorrow,
} from '../../../scenario/rides/promising.ts';
import {
  idOf,
  RIDE,
  ride,
  ridePath,
  CARD,
  type State,
  at,
  TERMS,
  NO_SHOW,
} from '../../../scenario/rides/ride-documents.ts';
import { dora } from '../../../scenario/rides/ride-people.ts';
import { takes, type Taken } from '../../../scenario/rides/ride-step.ts';
import { LATER } from '../../../scenario/rides/slots.ts';
import type { Changes } from '../../../scenario/documents.ts';
import { GIFTS, gives, seeded as givenTo } from '../../../scenario/rides/giving.ts';

const inSlots = (...also: readonly Write[]) => takes(reserve(undefined, also));
const alive = (data: object) => update('drivers/dora', { ...data, seenAt: SERVER_TIME });
const FULL = { slots: taken(PROMISE_SLOTS), claim: 'next' };

const allOf = (slots: readonly string[]): Seed => Object.assign({}, ...slots.map((slot) => promised(slot)));

/** The case of a fifth promise, in this slot, after four promises in the other slots. */
function isFifth(slot: string): Case {
  const others = PROMISE_SLOTS.filter((other) => other !== slot);
  const filled = taken(others);
  return {
    title: `a driver with four promises gives a fifth in the slot ${slot}`,
    seed: { ...seeded(tomorrow, { slots: filled, claim: 'next' }), ...allOf(others) },
    permitted: inSlots(...promising(slot, filled)),
    refused: Object.fromEntries(
      others.flatMap((other) => [
        [`instead of ${other}`, inSlots(...promising(other, filled))],
        [`with a claim of ${other}`, inSlots(...promising(slot, filled, { claim: other }))],
        [`and in ${other}`, inSlots(...promising(slot, { ...filled, [other]: RIDE }))],
      ]),
    ),
  };
}

/** The write by which Dora promises a second ride of tomorrow in the same batch. */
const second = writesOf(takes(reserve())).flatMap((step) =>
  step.kind === 'set' ? [set(ridePath(idOf('second')), step.data)] : [],
);

/** The case of a slot whose ride no longer needs the slot. */
const isFree = (what: string, state: State, changes: Changes = {}): Case => ({
  title: `a slot whose ride ${what} is free again`,
  seed: {
    ...seeded(tomorrow, { slots: { later2: idOf('later2'), later1: idOf('later1') }, claim: 'later1' }),
    ...promised('later1'),
    [ridePath(idOf('later2'))]: ride(state, { ...LATER, ...changes }),
  },
  permitted: inSlots(...promising('later2', { later1: idOf('later1') })),
  refused: {
    'but not the other one': inSlots(...promising('later1', { later2: idOf('later2') })),
    'but not without the other one': inSlots(...promising('later2')),
  },
});

/** The rides that free a driver’s slot (rides R35). */
const FREE_SLOT_CASES: readonly Case[] = [
  isFree('is looked for again', 'requested'),
  isFree('is offered to the same driver', 'offered'),
  isFree('the driver has set off for', 'on_the_way'),
  isFree('the driver has come for', 'arrived'),
  isFree('is being driven', 'in_progress'),
  isFree('is completed', 'completed'),
  isFree('is cancelled', 'cancelled', { driver: 'dora', card: CARD }),
  isFree('ended as a no-show', NO_SHOW),
  isFree('has expired', 'expired'),
  isFree('is promised by another driver', 'accepted', { driver: 'dan' }),
  {
    title: 'a slot whose ride is gone is free',
    seed: seeded(tomorrow, { slots: { next: idOf('gone') }, claim: 'next' }),
    permitted: inSlots(...promising('next')),
    refused: { 'but not with a second one': inSlots(...promising('next', { later1: RIDE })) },
  },
];

const DUE = { ...LATER, pickupAt: at(60), searchFrom: at(60) };

const due = ride('requested', DUE);
const inDueSlot = (slot: string) => takes(reserve(due, promising(slot)));
/** D84: only dispatch fills the slot `due`. */
const DUE_SLOT_CASE: Case = {
  title: 'a driver promises a due ride in a slot of their own',
  seed: seeded(due),
  permitted: inDueSlot('later1'),
  refused: { 'but not in the one that dispatch fills': inDueSlot('due') },
};

/** A request that Dora and Rita have declined, given back, or lost by a recall. */
const refused = { ...DUE, declined: ['rita', 'dora'] };
const byOthers = { ...DUE, declined: ['rita', 'dan'] };
const unanswered = { driver: 'dan', offeredAt: at(-TERMS.offer) };

/** The steps by which Dora gets a ride without dispatch. */
const WAYS: Readonly<Record<string, (before: Taken['before']) => Taken>> = {
  'set off for': (before) => take(before),
  promise: (before) => reserve(before, promising('later1')),
};

/** A driver who has refused or lost a ride gets it only from dispatch. */
const REFUSED_BEFORE_CASES: readonly Case[] = [
  ...Object.entries(WAYS).flatMap(([what, way]): readonly Case[] => [
    isRefusedTo(
      `a driver who has refused a request does not ${what} it`,
      { ...seeded(ride('requested', refused)), ...onDuty() },
      way(ride('requested', refused)),
    ),
    {
      title: `a driver may ${what} a request that others have refused`,
      seed: seeded(ride('requested', byOthers)),
      permitted: takes(way(ride('requested', byOthers))),
      refused: { 'not without them': takes(way(ride('requested', byOthers)), { declined: [] }) },
    },
    isRefusedTo(
      `a driver who has refused a ride does not ${what} it when another has not answered in time`,
      seeded(ride('offered', { ...refused, ...unanswered })),
      way(ride('offered', { ...refused, ...unanswered })),
    ),
    {
      title: `a driver may ${what} a ride that another has not answered in time, and that others have refused`,
      seed: seeded(ride('offered', { ...byOthers, ...unanswered })),
      permitted: takes(way(ride('offered', { ...byOthers, ...unanswered }))),
      refused: {
        'not as the other': takes(way(ride('offered', { ...byOthers, ...unanswered })), { driver: 'dan' }),
      },
    },
    {
      title: `a driver who has refused a ride may ${what} it once dispatch offers it to them`,
      seed: seeded(ride('offered', refused)),
      permitted: takes(way(ride('offered', refused))),
      refused: { 'and is still remembered': takes(way(ride('offered', refused)), { declined: ['rita'] }) },
    },
  ]),
  ...GIFTS.map((gift) => ({
    title: `dispatch may ${gift[0]} a ride to a driver who has refused it`,
    seed: givenTo(ride('requested', { declined: ['dan'] })),
    permitted: takes(gives(gift, ride('requested', { declined: ['dan'] }))),
    refused: {
      'and they are still remembered': takes(gives(gift, ride('requested', { declined: ['dan'] })), {
        declined: [],
      }),
    },
  })),
  {
    title: 'a driver who has refused a ride reads it during its search',
    seed: seeded(ride('requested', refused)),
    permitted: { by: dora, does: { kind: 'get', path: ridePath() } },
    refused: { 'but does not take it': takes(take(ride('requested', refused))) },
  },
];

/** A driver’s slots for promised rides (rides R35). */
export const PROMISE_SLOT_CASES: readonly Case[] = [
  ...PROMISE_SLOTS.map(isFifth),
  {
    title: 'the first promise of a driver is a slot, its name and a sign of life',
    seed: seeded(tomorrow),
    permitted: inSlots(...promising('later4')),
    refused: {
      'in a fifth slot for later': inSlots(...promising('later5')),
      'in the slot of a passenger': inSlots(...promising('now')),
      'in a slot without a name': inSlots(alive({ slots: { later1: RIDE }, claim: '' })),
      'in a slot that is a number': inSlots(alive({ slots: { 1: RIDE }, claim: 1 })),
      'in slots that are a list': inSlots(alive({ slots: [RIDE], claim: 'next' })),
      'in slots that are a text': inSlots(alive({ slots: RIDE, claim: 'next' })),
      'in two slots': inSlots(...promising('next', { later1: RIDE })),
      'for another ride': inSlots(alive({ slots: { later1: idOf('other') }, claim: 'later1' })),
      'for no ride': inSlots(alive({ slots: {}, claim: 'later1' })),
      'without its name': inSlots(alive({ slots: { later1: RIDE } })),
      'without the slot': inSlots(alive({ claim: 'later1' })),
      'without a sign of life': inSlots(update('drivers/dora', { slots: { later1: RIDE }, claim: 'later1' })),
      'with a sign of life to come': inSlots(...promising('later1', {}, { seenAt: new Date(4e12) })),
      'and another name': inSlots(...promising('later1', {}, { name: 'Dora' })),
      'and another car': inSlots(...promising('later1', {}, { vehicle: { id: 'car-2' } })),
      'and an unknown field': inSlots(...promising('later1', {}, { rating: 5 })),
      'without the ride': commits(dora, ...promising('later1')),
      'of a ride that is there, by a path': commits(
        dora,
        alive({ slots: { later1: `${RIDE}/private/details` }, claim: 'later1' }),
      ),
    },
  },
  {
    title: 'one batch promises one ride',
    seed: { ...seeded(tomorrow), [ridePath(idOf('second'))]: tomorrow },
    permitted: inSlots(...promising('later1')),
    refused: {
      'not two in two slots': inSlots(...promising('later1', { later2: idOf('second') }), ...second),
      'not two by two writes': inSlots(
        ...promising('later1'),
        ...second,
        alive({ slots: { later1: RIDE, later2: idOf('second') }, claim: 'later2' }),
      ),
      'not two in one slot': inSlots(...promising('later1'), ...second),
    },
  },
  {
    title: 'a ride that was lost and offered again is promised where it was before',
    seed: seeded(ride('offered', LATER), { slots: { later1: RIDE }, claim: 'later1' }),
    permitted: takes(reserve(ride('offered', LATER))),
    refused: {
      'not without a sign of life': takes(reserve(ride('offered', LATER), [])),
      'not with the name of another slot': takes(
        reserve(ride('offered', LATER), promising('later1', {}, { claim: 'later2' })),
      ),
    },
  },
  {
    title: 'a driver with a promise gives a sign of life',
    seed: { ...seeded(ride('accepted', LATER), { slots: { later1: RIDE }, claim: 'later1' }) },
    permitted: commits(dora, alive({})),
    refused: {
      'but does not promise the same ride in another slot': commits(
        dora,
        alive({ slots: { later1: RIDE, later2: RIDE }, claim: 'later2' }),
      ),
    },
  },
  ...PROMISE_SLOTS.map((slot) =>
    isRefusedTo(
      `a driver with five promises gives no sixth in the slot ${slot}`,
      { ...seeded(tomorrow, FULL), ...allOf(PROMISE_SLOTS) },
      reserve(undefined, promising(slot, taken(PROMISE_SLOTS))),
    ),
  ),
  {
    title: 'a promise keeps its slot, for a ride now as well',
    seed: {
      ...seeded(ride('requested', LATER), { slots: { next: idOf('next') }, claim: 'next' }),
      ...promised('next', {}),
    },
    permitted: inSlots(...promising('later1', { next: idOf('next') })),
    refused: {
      'not replaced': inSlots(...promising('next')),
      'not removed': inSlots(alive({ slots: { later1: RIDE }, claim: 'later1' })),
      'not removed alone': commits(dora, alive({ slots: {}, claim: 'next' })),
      'not moved out of its slot': commits(dora, alive({ slots: { later1: idOf('next') }, claim: 'later1' })),
      'not given back in the same batch': inSlots(
        ...promising('next'),
        set(ridePath(idOf('next')), ride('requested', { rev: 2 })),
      ),
    },
  },
  ...FREE_SLOT_CASES,
  DUE_SLOT_CASE,
  ...REFUSED_BEFORE_CASES,
];
