import { account } from '../../../scenario/documents.ts';
import { commits, set, type Case, remove, update, writesOf } from '../../../scenario/request.ts';
import { cancels } from '../../../scenario/rides/ending.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import {
  corrects,
  declines,
  dispatchCancels,
  givesBack,
  notRemarks,
  pennyCancels,
} from '../../../scenario/rides/remarking.ts';
import { remarkPath, ridePath, at, ride, DAY } from '../../../scenario/rides/ride-documents.ts';
import { penny, ada, dora } from '../../../scenario/rides/ride-people.ts';
import { numberOf, remarkOf, takes, type Taken } from '../../../scenario/rides/ride-step.ts';
import { each, text } from '../../../scenario/wrong-values.ts';
import { SERVER_TIME } from '../../../scenario/datum.ts';
import { take, onDuty, pool } from '../../../scenario/rides/driving.ts';
import { oneMore } from '../../../scenario/unknown.ts';

const seeded = ({ before }: Taken) => ({ ...FIRM, ...onDuty(), [ridePath()]: before });
const STEPS = {
  'a driver who declines': declines,
  'a driver who gives a ride back': givesBack,
  'a dispatcher who cancels': dispatchCancels,
  'a passenger who cancels': pennyCancels,
} as const;

/** Penny's ride after Dora has given it back. */
const RETURNED = ride('requested', { rev: 3, did: givesBack().did });
/** A remark beside a step that needs none. */
const beside = (taken: Taken) => takes({ ...taken, remark: { why: 'other' } });

/** Which steps have a remark. A stored remark never changes (rides R36). */
const KEPT_REMARK_CASES: readonly Case[] = [
  {
    title: 'taking a ride and extending a search have no remark',
    seed: { ...onDuty(), 'settings/rides': FIRM['settings/rides'], ...pool },
    permitted: takes(take()),
    refused: {
      'taking a ride': beside(take()),
      'keeping a search going': beside({
        by: penny,
        before: ride('requested'),
        did: 'extend',
        changes: { searchFrom: SERVER_TIME },
      }),
    },
  },
  {
    title: 'a remark needs settings, because they have its retention',
    seed: { ...seeded(pennyCancels()), 'settings/rides': { ...FIRM['settings/rides'], retention: null } },
    permitted: takes({ ...pennyCancels(), remark: undefined }),
    refused: { 'a note': takes(pennyCancels()) },
  },
  {
    title: 'a remark stays as it is',
    seed: {
      ...FIRM,
      [ridePath()]: RETURNED,
      [remarkPath(3)]: remarkOf(givesBack(), { at: at(-60) }),
    },
    permitted: { by: dora, does: { kind: 'get', path: remarkPath(3) } },
    refused: {
      'changed by its author': commits(dora, update(remarkPath(3), { why: 'other' })),
      'changed by an administrator': commits(ada, update(remarkPath(3), { why: 'other' })),
      'removed by its author': commits(dora, remove(remarkPath(3))),
      'removed by an administrator': commits(ada, remove(remarkPath(3))),
      'changed with another step': commits(
        ada,
        ...writesOf(takes({ ...dispatchCancels(), before: RETURNED })),
        update(remarkPath(3), { why: 'other' }),
      ),
    },
  },
];

const cancelled = ride('cancelled', {
  log: {
    0: { did: 'request', by: 'penny', at: at(-600) },
    1: { did: 'cancel', by: 'penny', at: at(-60), why: 'other' },
  },
});

/** A remark is stored with its step, and only once (rides R36). */
const LATE_REMARK_CASES: readonly Case[] = [
  {
    title: 'a step gets no remark after it was taken',
    seed: { ...FIRM, [ridePath()]: cancelled },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'not even about their own': commits(
        penny,
        set(remarkPath(1), { ...remarkOf(pennyCancels()), did: 'cancel', at: SERVER_TIME }),
      ),
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
    title: 'a step that needs no reason has no reason, not even an unlisted one',
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

/** Reasons and notes of a step (rides R27, R36). */
export const REMARK_CASES: readonly Case[] = [
  ...Object.entries(STEPS).flatMap(([who, step]): readonly Case[] => [
    {
      title: `${who} gives a reason that others do not read`,
      seed: seeded(step()),
      permitted: takes(step()),
      refused: {
        ...notRemarks(step()),
        ...each(
          {
            'for no reason': {},
            'for a reason that is none': { why: 'weather' },
            'for reasons': { why: ['other'] },
            'with an empty note': { why: 'other', note: '' },
            'with a note of 301 characters': { why: 'other', note: text(301) },
            'with a note that is a number': { why: 'other', note: 7 },
            'with a note in hiding': { why: 'other', note: 'Rude.\u202e' },
            'with a trip': { why: 'other', was: {} },
          },
          (remark) => takes(step(remark)),
        ),
      },
    },
    {
      title: `${who} writes a note of the greatest length`,
      seed: seeded(step()),
      permitted: takes(step({ why: 'other', note: text(300) })),
      refused: { 'and not longer': takes(step({ why: 'other', note: text(301) })) },
    },
    {
      title: `${who} writes no note`,
      seed: seeded(step()),
      permitted: takes(step({ why: 'other' })),
      refused: { 'and not an empty note': takes(step({ why: 'other', note: '' })) },
    },
  ]),
  ...Object.entries({ busy: declines, delay: givesBack, incident: dispatchCancels }).map(([why, step]) => ({
    title: `a note belongs to the reason other, not to ${why}`,
    seed: seeded(step()),
    permitted: takes(step({ why: 'other', note: 'See the log.' })),
    refused: { 'and not to it': takes(step({ why, note: 'See the log.' })) },
  })),
  {
    title: 'a dispatcher who corrects an outcome writes why, and gives no reason of a list',
    seed: seeded(corrects()),
    permitted: takes(corrects({ note: text(3) })),
    refused: {
      ...notRemarks(corrects()),
      ...each(
        {
          'without words': {},
          'in two characters': { note: 'ok' },
          'in 301 characters': { note: text(301) },
          'in a number': { note: 12345 },
          'in hiding': { note: 'As\u200bhe says.' },
          'with a reason': { note: 'As he says.', why: 'other' },
          'for a reason': { why: 'other' },
        },
        (remark) => takes(corrects(remark)),
      ),
    },
  },
  {
    title: 'a passenger who cancels for a reason of the list adds nothing to it',
    seed: seeded(pennyCancels()),
    permitted: takes(cancels('requested', penny, 'unsafe')),
    refused: {
      'the same reason': takes({ ...cancels('requested', penny, 'unsafe'), remark: { why: 'unsafe' } }),
      'a note': takes({ ...cancels('requested', penny, 'unsafe'), remark: { why: 'other', note: 'Rude.' } }),
      'dispatch’s reason': takes({ ...cancels('requested', penny, 'unsafe'), remark: { why: 'incident' } }),
    },
  },
  {
    title: 'a passenger who was rejected still cancels with a note (rides R26)',
    seed: { ...seeded(pennyCancels()), ...account(penny, 'passenger', { status: 'rejected' }) },
    permitted: takes(pennyCancels()),
    refused: {
      'and not without the step': commits(
        penny,
        set(remarkPath(numberOf(pennyCancels())), remarkOf(pennyCancels())),
      ),
    },
  },
  ...KEPT_REMARK_CASES,
  ...LATE_REMARK_CASES,
];
