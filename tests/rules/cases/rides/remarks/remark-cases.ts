import { account } from '../../../scenario/documents.ts';
import { commit, set, type Case } from '../../../scenario/request.ts';
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
import { remarkPath, ridePath } from '../../../scenario/rides/ride-documents.ts';
import { penny } from '../../../scenario/rides/ride-people.ts';
import { numberOf, remarkOf, takes, type Taken } from '../../../scenario/rides/ride-step.ts';
import { each, text } from '../../../scenario/wrong-values.ts';

const seeded = ({ before }: Taken) => ({ ...FIRM, [ridePath()]: before });
const STEPS = {
  'a driver who declines': declines,
  'a driver who gives a ride back': givesBack,
  'a dispatcher who cancels': dispatchCancels,
  'a passenger who cancels': pennyCancels,
} as const;

/** What people say about a step (rides R27, R36). */
export const REMARK_CASES: readonly Case[] = [
  ...Object.entries(STEPS).flatMap(([who, step]): readonly Case[] => [
    {
      title: `${who} says why, where others do not read it`,
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
      title: `${who} writes one letter, or nothing at all`,
      seed: seeded(step()),
      permitted: takes(step({ why: 'other' })),
      refused: { 'and not an empty note': takes(step({ why: 'other', note: '' })) },
    },
  ]),
  ...Object.entries({ busy: declines, delay: givesBack, incident: dispatchCancels }).map(([why, step]) => ({
    title: `a note belongs to another reason than ${why}`,
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
      'and not without the step': {
        by: penny,
        does: commit(set(remarkPath(numberOf(pennyCancels())), remarkOf(pennyCancels()))),
      },
    },
  },
];
