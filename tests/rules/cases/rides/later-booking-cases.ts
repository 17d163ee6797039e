import { type Case } from '../../scenario/request.ts';
import { each, text } from '../../scenario/wrong-values.ts';
import { books } from '../../scenario/rides/ride-booking.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { DAY, RIDE, at } from '../../scenario/rides/ride-documents.ts';

const LATER = { kind: 'later', wall: '2026-11-23T10:00', pickupAt: at(DAY), searchFrom: at(DAY) };
const laterAt = (seconds: number) => ({ ...LATER, pickupAt: at(seconds), searchFrom: at(seconds) });
const IN_LATER1 = { slots: { later1: RIDE }, claim: 'later1' };

/** Step 1 of rides 3: a passenger’s own ride, later. */
export const LATER_BOOKING_CASES: readonly Case[] = [
  {
    title: 'an approved passenger books a ride of the largest party for later',
    seed: FIRM,
    permitted: books({
      ride: {
        ...LATER,
        people: 8,
        needs: ['wheelchair', 'child_seat', 'luggage', 'pet', 'help'],
      },
      rider: IN_LATER1,
    }),
    refused: {
      ...each(
        {
          'of a kind that is none': { kind: 'soon' },
          'without its wall time': { wall: undefined },
          'at the very end of the lead': laterAt(900),
          'with an empty wall time': { wall: '' },
          'with a wall time of 41 characters': { wall: text(41) },
          'with a wall time that is a number': { wall: 10 },
          'too soon': laterAt(600),
          'too far ahead': laterAt(31 * DAY),
          'looked for at once': { searchFrom: at(0) },
        },
        (changes) => books({ ride: { ...LATER, ...changes }, rider: IN_LATER1 }),
      ),
      'in the slot for now': books({ ride: LATER }),
    },
  },
  ...(['later2', 'later3'] as const).map((slot) => ({
    title: `a later ride may be in the slot ${slot}`,
    seed: FIRM,
    permitted: books({
      ride: { ...LATER, wall: 'x', area: { from: '', to: 'x' } },
      rider: { slots: { [slot]: RIDE }, claim: slot },
    }),
    refused: { 'a ride now may not': books({ rider: { slots: { [slot]: RIDE }, claim: slot } }) },
  })),
  {
    title: 'the earliest and the latest later ride',
    seed: FIRM,
    permitted: books({
      ride: { ...laterAt(30 * DAY), wall: text(40), area: { from: text(60), to: text(60) } },
      rider: IN_LATER1,
    }),
    refused: { 'a second later': books({ ride: laterAt(30 * DAY + 3600), rider: IN_LATER1 }) },
  },
];
