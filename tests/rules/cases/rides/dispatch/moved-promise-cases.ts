import type { Changes } from '../../../scenario/documents.ts';
import type { Case } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { later, MOVED, moves, planned } from '../../../scenario/rides/moving.ts';
import { at, DAY } from '../../../scenario/rides/ride-documents.ts';
import { ada } from '../../../scenario/rides/ride-people.ts';
import { takes } from '../../../scenario/rides/ride-step.ts';

const tells = (what: Changes, before = later('accepted')) => moves(ada, before, what);

/** D59: a moved ride stores the promised time until its driver answers. */
export const MOVED_PROMISE_CASES: readonly Case[] = [
  {
    title: 'a moved ride keeps the promised time until its driver answers',
    seed: planned(later('accepted')),
    permitted: takes(tells({ movedFrom: at(DAY) })),
    refused: each(
      {
        'not without it': { movedFrom: undefined },
        'not with the new one': { movedFrom: at(MOVED) },
        'not with another': { movedFrom: at(DAY - 60) },
      },
      (altered) => takes(tells(altered)),
    ),
  },
  {
    title: 'a ride that is moved twice keeps the first promised time',
    seed: planned(later('accepted', { movedFrom: at(DAY - 3600) })),
    permitted: takes(tells({ movedFrom: at(DAY - 3600) }, later('accepted', { movedFrom: at(DAY - 3600) }))),
    refused: each(
      { 'not the second': { movedFrom: at(DAY) }, 'not none': { movedFrom: undefined } },
      (altered) => takes(tells(altered, later('accepted', { movedFrom: at(DAY - 3600) }))),
    ),
  },
  {
    title: 'a ride that is moved back to the promised time needs no answer',
    seed: planned(later('accepted', { movedFrom: at(MOVED) })),
    permitted: takes(tells({ movedFrom: undefined }, later('accepted', { movedFrom: at(MOVED) }))),
    refused: each(
      {
        'not the time between': { movedFrom: at(DAY) },
        'not the promised time itself': { movedFrom: at(MOVED) },
      },
      (altered) => takes(tells(altered, later('accepted', { movedFrom: at(MOVED) }))),
    ),
  },
  ...(['requested', 'offered'] as const).map((state) => ({
    title: `a ride that is ${state} has no promised time`,
    seed: planned(later(state)),
    permitted: takes(moves(ada, later(state))),
    refused: { 'not even at the old time': takes(moves(ada, later(state), { movedFrom: at(DAY) })) },
  })),
];
