import type { Changes } from '../../../scenario/documents.ts';
import type { Case } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { later, MOVED, moves, planned } from '../../../scenario/rides/moving.ts';
import { at, DAY } from '../../../scenario/rides/ride-documents.ts';
import { ada } from '../../../scenario/rides/ride-people.ts';
import { takes } from '../../../scenario/rides/ride-step.ts';

const tells = (what: Changes, before = later('accepted')) => moves(ada, before, what);

/** D59: what a moved ride keeps of the time that its driver has promised. */
export const MOVED_PROMISE_CASES: readonly Case[] = [
  {
    title: 'who has promised a ride keeps the time that they promised, until they answer',
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
    title: 'moved twice, the promised time stays the first one',
    seed: planned(later('accepted', { movedFrom: at(DAY - 3600) })),
    permitted: takes(tells({ movedFrom: at(DAY - 3600) }, later('accepted', { movedFrom: at(DAY - 3600) }))),
    refused: each(
      { 'not the second': { movedFrom: at(DAY) }, 'not none': { movedFrom: undefined } },
      (altered) => takes(tells(altered, later('accepted', { movedFrom: at(DAY - 3600) }))),
    ),
  },
  {
    title: 'moved back to the promised time, there is nothing to answer',
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
    title: `nobody has promised a ride that is ${state}`,
    seed: planned(later(state)),
    permitted: takes(moves(ada, later(state))),
    refused: { 'not even at the old time': takes(moves(ada, later(state), { movedFrom: at(DAY) })) },
  })),
];
