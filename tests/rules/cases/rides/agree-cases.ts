import type { Case } from '../../scenario/request.ts';
import { update } from '../../scenario/request.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { each } from '../../scenario/wrong-values.ts';
import { depart, onDuty } from '../../scenario/rides/driving.ts';
import { GIFTS, gives, seeded } from '../../scenario/rides/giving.ts';
import { goesOn, later, planned } from '../../scenario/rides/moving.ts';
import { assigns } from '../../scenario/rides/promising.ts';
import { givesBack } from '../../scenario/rides/remarking.ts';
import { at, DAY, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../scenario/rides/ride-step.ts';

/** Tomorrow's ride, which Dora has promised for an hour earlier. */
const moved = (changes = {}) => later('accepted', { movedFrom: at(DAY - 3600), ...changes });
const agrees = (before = moved()): Taken => ({
  by: dora,
  before,
  did: 'agree',
  changes: { movedFrom: undefined },
});
const due = ride('accepted', { movedFrom: at(-900) });
const departs = { ...depart({ movedFrom: undefined }), before: due };
const back: Taken = {
  ...givesBack(),
  before: moved(),
  changes: { ...givesBack().changes, searchFrom: at(DAY), movedFrom: undefined },
  also: [],
};
const recalls: Taken = {
  by: ada,
  before: moved(),
  did: 'recall',
  changes: { ...back.changes },
};

/** A promised ride that was moved, until its driver has answered (D59). */
export const AGREE_CASES: readonly Case[] = [
  {
    title: 'the driver agrees to the new time of a ride, on duty or not',
    seed: planned(moved()),
    permitted: takes(agrees()),
    refused: {
      ...notSteps(agrees()),
      ...by(agrees(), [penny, pia, dan, ada]),
      ...each(
        {
          'and leaves it unanswered': { movedFrom: at(DAY - 3600) },
          'and says that it was another': { movedFrom: at(DAY) },
          'and sets off': { state: 'on_the_way' },
          'and gives it back': { state: 'requested' },
          'and changes the trip': { people: 2 },
          'and begins the search anew': { searchFrom: at(-1) },
          'and names another card': { card: null },
        },
        (altered) => takes(agrees(), altered),
      ),
      'and says when': takes({ ...agrees(), line: { saidAt: at(-60) } }),
      'and repeats the old time': takes({ ...agrees(), line: { movedFrom: at(DAY - 3600) } }),
    },
  },
  {
    title: 'a driver has nothing to agree to in a ride that was not moved',
    seed: planned(later('accepted')),
    permitted: takes({ ...back, before: later('accepted') }),
    refused: { 'only to give back': takes(agrees(later('accepted'))) },
  },
  ...(['requested', 'offered', 'on_the_way', 'arrived', 'completed'] as const).map((state) => ({
    title: `a driver agrees to nothing in a ride that is ${state}`,
    seed: planned(later(state, { movedFrom: at(DAY - 3600), driver: 'dora' })),
    permitted: goesOn(later(state, { movedFrom: at(DAY - 3600), driver: 'dora' })),
    refused: {
      'not even to a moved time': takes(agrees(later(state, { movedFrom: at(DAY - 3600), driver: 'dora' }))),
      'and promises it by that': takes(agrees(later(state, { movedFrom: at(DAY - 3600), driver: 'dora' })), {
        state: 'accepted',
      }),
    },
  })),
  {
    title: 'dispatch takes a moved ride from a rejected driver, who agrees to nothing',
    seed: planned(moved(), account(dora, 'driver', { status: 'rejected' })),
    permitted: takes(recalls),
    refused: { 'by agreeing': takes(agrees()), 'nor by giving it back': takes(back) },
  },
  {
    title: 'a driver who sets off has answered',
    seed: { ...onDuty(), [ridePath()]: due },
    permitted: takes(departs),
    refused: { 'with nothing answered': takes({ ...departs, changes: { state: 'on_the_way' } }) },
  },
  {
    title: 'a driver who gives a ride back has answered',
    seed: planned(moved()),
    permitted: takes(back),
    refused: { 'with nothing answered': takes(back, { movedFrom: at(DAY - 3600) }) },
  },
  {
    title: 'a driver need not answer after a recall',
    seed: planned(moved()),
    permitted: takes(recalls),
    refused: { 'with nothing answered': takes(recalls, { movedFrom: at(DAY - 3600) }) },
  },
  ...GIFTS.map((gift) => ({
    title: `the next driver need not answer after an ${gift[0]}`,
    seed: seeded(moved()),
    permitted: takes(gives(gift, moved(), { movedFrom: undefined })),
    refused: {
      'with the time that the last driver promised': takes(gives(gift, moved())),
      ...(gift[0] === 'assign'
        ? {
            'to the driver who has it': takes({
              ...gives(gift, moved(), { movedFrom: undefined, driver: 'dora' }),
              also: [update('drivers/dora', { ...assigns('later1'), assignedAt: SERVER_TIME })],
            }),
          }
        : {}),
    },
  })),
];
