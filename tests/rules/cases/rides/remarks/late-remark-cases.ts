import { SERVER_TIME } from '../../../scenario/datum.ts';
import { commit, set, type Case } from '../../../scenario/request.ts';
import { cancels } from '../../../scenario/rides/ending.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { declines, pennyCancels } from '../../../scenario/rides/remarking.ts';
import { at, DAY, remarkPath, ride, ridePath } from '../../../scenario/rides/ride-documents.ts';
import { ada, penny } from '../../../scenario/rides/ride-people.ts';
import { numberOf, remarkOf, takes } from '../../../scenario/rides/ride-step.ts';
import { oneMore } from '../../../scenario/unknown.ts';

const cancelled = ride('cancelled', {
  log: {
    0: { did: 'request', by: 'penny', at: at(-600) },
    1: { did: 'cancel', by: 'penny', at: at(-60), why: 'other' },
  },
});

/** A remark comes with its step, and once (rides R36). */
export const LATE_REMARK_CASES: readonly Case[] = [
  {
    title: 'nobody says anything about a step once it is taken',
    seed: { ...FIRM, [ridePath()]: cancelled },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'not even about their own': {
        by: penny,
        does: commit(set(remarkPath(1), { ...remarkOf(pennyCancels()), did: 'cancel', at: SERVER_TIME })),
      },
    },
  },
  {
    title: 'a remark that is there already is not replaced',
    seed: {
      ...FIRM,
      [ridePath()]: declines().before,
      [remarkPath(numberOf(declines()))]: {
        did: 'decline',
        by: 'dan',
        at: at(-60),
        why: 'busy',
        deleteAt: at(DAY),
      },
    },
    permitted: { by: ada, does: { kind: 'get', path: remarkPath(numberOf(declines())) } },
    refused: { 'by that of another step': takes(declines()) },
  },
  {
    title: 'a step that needs no reason has none, not even one that no list has',
    seed: { ...FIRM, [ridePath()]: ride('requested') },
    permitted: takes(cancels('requested')),
    refused: {
      'a search that goes on': takes({
        by: penny,
        before: ride('requested'),
        did: 'extend',
        changes: { searchFrom: SERVER_TIME },
        remark: { why: oneMore([]) },
      }),
      'a cancellation for a reason of the list': takes({
        ...cancels('requested'),
        remark: { why: oneMore([]) },
      }),
    },
  },
  {
    title: 'a note may be one letter',
    seed: { ...FIRM, [ridePath()]: declines().before },
    permitted: takes(declines({ why: 'other', note: 'x' })),
    refused: { 'and not none': takes(declines({ why: 'other', note: '' })) },
  },
];
