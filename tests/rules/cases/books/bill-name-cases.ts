import { adds, issues, pays } from '../../scenario/bill-steps.ts';
import {
  billed,
  billPath,
  CLINIC,
  CREDIT,
  creditDraftWith,
  creditDrafted,
  drafted,
  FIRST,
  line,
  linePath,
  PAYER_PATH,
} from '../../scenario/bills.ts';
import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import {
  commits,
  get,
  set,
  update,
  writesOf,
  type Case,
  type Person,
  type Write,
} from '../../scenario/request.ts';
import { ada, dora, sam } from '../../scenario/rides/ride-people.ts';
import { text } from '../../scenario/wrong-values.ts';

const names = (fields: Data = {}, by: Person = sam, path = linePath(FIRST), more: readonly Write[] = []) =>
  commits(by, update(path, { passenger: 'Robin Rider', ...fields }), ...more);

/** If the payer demands it, a draft's lines name their passengers just before the issue (D138). */
export const BILL_NAME_CASES: readonly Case[] = [
  {
    title: 'a system_admin names the passenger of a draft’s line',
    seed: drafted,
    permitted: names(),
    refused: {
      'an admin': names({}, ada),
      'a driver': names({}, dora),
      'without a name': names({ passenger: '' }),
      'a number': names({ passenger: 1 }),
      'a name of 101 characters': names({ passenger: text(101) }),
      'a hidden name': names({ passenger: 'x\u200B' }),
      'with another amount': names({ amount: 1 }),
      'with a field more': names({ note: '' }),
    },
  },
  {
    title: 'the longest name replaces another one',
    seed: { ...drafted, [linePath(FIRST)]: line({ passenger: 'Rob' }) },
    permitted: names({ passenger: text(100) }),
    refused: { 'for an admin': names({ passenger: text(100) }, ada) },
  },
  {
    title: 'a line gets the shortest name in the batch that issues the bill',
    seed: drafted,
    permitted: commits(sam, update(linePath(FIRST), { passenger: 'R' }), ...writesOf(issues())),
    refused: { 'not none': commits(sam, update(linePath(FIRST), { passenger: '' }), ...writesOf(issues())) },
  },
  {
    title: 'a credit note takes a line with its name',
    seed: {
      ...billed,
      [linePath(FIRST)]: line({ passenger: 'Rob' }),
      [billPath(CREDIT)]: creditDraftWith(),
    },
    permitted: adds({ bill: CREDIT, line: { passenger: 'Rob' } }),
    refused: {
      'not without it': adds({ bill: CREDIT }),
      'not with another one': adds({ bill: CREDIT, line: { passenger: 'Bob' } }),
    },
  },
  {
    title: 'a bill whose payer demands no names has none',
    seed: { ...drafted, [PAYER_PATH]: { ...CLINIC, names: false } },
    permitted: issues(),
    refused: {
      'not with a name': names(),
      'not with a name that its payer demands from now on': names({}, sam, linePath(FIRST), [
        set(PAYER_PATH, { ...CLINIC, rev: 1, by: sam.sub, at: SERVER_TIME }),
        set(`${PAYER_PATH}/changes/0`, { ...CLINIC, names: false, at: SERVER_TIME }),
      ]),
    },
  },
  {
    title: 'an issued bill is paid, and its line gets no name',
    seed: billed,
    permitted: pays(),
    refused: { 'its line gets no name': names() },
  },
  {
    title: 'a system_admin reads the draft of a credit note, whose line gets no name',
    seed: creditDrafted,
    permitted: { by: sam, does: get(billPath(CREDIT)) },
    refused: { 'its line, which is the bill’s, gets no name': names({}, sam, linePath(FIRST, CREDIT)) },
  },
];
