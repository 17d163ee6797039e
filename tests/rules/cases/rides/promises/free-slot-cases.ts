import type { Changes } from '../../../scenario/documents.ts';
import type { Case, Write } from '../../../scenario/request.ts';
import { promised, promising, reserve, seeded, tomorrow } from '../../../scenario/rides/promising.ts';
import { CARD, idOf, RIDE, ride, ridePath, type State } from '../../../scenario/rides/ride-documents.ts';
import { takes } from '../../../scenario/rides/ride-step.ts';
import { LATER } from '../../../scenario/rides/slots.ts';

const inSlots = (...also: readonly Write[]) => takes(reserve(undefined, also));

/** The ride that was promised last in this slot does not hold it any more. */
const isFree = (what: string, state: State, changes: Changes = {}): Case => ({
  title: `a slot is free again whose ride ${what}`,
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

/** Which rides give a driver’s slot free (rides R35). */
export const FREE_SLOT_CASES: readonly Case[] = [
  isFree('is looked for again', 'requested'),
  isFree('is offered to the same driver', 'offered'),
  isFree('the driver has set off for', 'on_the_way'),
  isFree('the driver has come for', 'arrived'),
  isFree('is being driven', 'in_progress'),
  isFree('is completed', 'completed'),
  isFree('is cancelled', 'cancelled', { driver: 'dora', card: CARD }),
  isFree('ended as a no-show', 'no_show'),
  isFree('has expired', 'expired'),
  isFree('is promised by another driver', 'accepted', { driver: 'dan' }),
  {
    title: 'a slot is free whose ride is gone',
    seed: seeded(tomorrow, { slots: { next: idOf('gone') }, claim: 'next' }),
    permitted: inSlots(...promising('next')),
    refused: { 'but not with a second one': inSlots(...promising('next', { later1: RIDE })) },
  },
];
