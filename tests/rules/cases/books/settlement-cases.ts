import { pays } from '../../scenario/bill-steps.ts';
import {
  BILL,
  billed,
  billPath,
  CREDIT,
  credited,
  day,
  draft,
  PAYER,
  settlementPath,
  UNTIL,
} from '../../scenario/bills.ts';
import type { Data } from '../../scenario/datum.ts';
import { NOBODY } from '../../scenario/people.ts';
import { commits, get, list, remove, type Case } from '../../scenario/request.ts';
import { at, DAY } from '../../scenario/rides/ride-documents.ts';
import { ada, sam } from '../../scenario/rides/ride-people.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const OTHER = `${BILL}-2`;

const PAID = { paidOn: day(-1), by: 'ada', at: at(-DAY) };
const paidWith = (was: readonly Data[]) => ({
  ...billed,
  [settlementPath()]: { ...PAID, was, payer: PAYER, until: UNTIL, deleteAt: draft()['deleteAt'] ?? null },
});
const former = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ paidOn: day(-nth - 2), by: 'ada', at: at(-DAY) }));

/** When issued bills were paid. */
export const SETTLEMENT_CASES: readonly Case[] = [
  {
    title: 'a system_admin stores when a bill was paid',
    seed: { ...billed, [billPath(OTHER)]: draft() },
    permitted: pays(),
    refused: {
      'an admin': pays({}, ada),
      'a client without a session': pays({}, NOBODY),
      ...each(
        wrongFields({
          paidOn: 'a text',
          by: 'a text',
          at: 'a timestamp',
          was: 'a list',
          payer: 'a text',
          until: 'a text',
          deleteAt: 'a timestamp',
        }),
        ([field, value]) => pays({ [field]: value }),
      ),
      'with a field more': pays({ note: '' }),
      'of a draft': pays({}, sam, OTHER),
      'of no bill': pays({}, sam, 'other'),
      'on no day': pays({ paidOn: '2026-02-30' }),
      'as a mistake': pays({ paidOn: '' }),
      'with a former entry': pays({ was: [PAID] }),
      'by another': pays({ by: ada.sub }),
      'at another time': pays({ at: at(-1) }),
      'by another payer': pays({ payer: 'OTHER' }),
      'for another period': pays({ until: day(0) }),
      'kept longer': pays({ deleteAt: at(4500 * DAY) }),
    },
  },
  {
    title: 'a system_admin stores a payment of long ago',
    seed: credited,
    permitted: pays({ paidOn: '1999-12-31' }, sam, CREDIT),
    refused: { 'of an admin': pays({ paidOn: '1999-12-31' }, ada, CREDIT) },
  },
  {
    title: 'an entry that was a mistake is taken back, and stays in the trace',
    seed: paidWith([]),
    permitted: pays({ paidOn: '', was: [PAID] }),
    refused: {
      'without the trace': pays({ paidOn: '' }),
      'with another trace': pays({ paidOn: '', was: [{ ...PAID, by: 'sam' }] }),
      'with another day in the trace': pays({ paidOn: '', was: [{ ...PAID, paidOn: day(-2) }] }),
      'with another time in the trace': pays({ paidOn: '', was: [{ ...PAID, at: at(-2 * DAY) }] }),
      'with more in the trace': pays({ paidOn: '', was: [{ ...PAID, note: '' }] }),
      'the same day again': pays({ paidOn: PAID.paidOn, was: [PAID] }),
      removed: commits(sam, remove(settlementPath())),
      'by an admin': pays({ paidOn: '', was: [PAID] }, ada),
    },
  },
  {
    title: 'a trace gets its twentieth entry',
    seed: paidWith(former(19)),
    permitted: pays({ was: [PAID, ...former(19)] }),
    refused: {
      'without the oldest': pays({ was: [PAID, ...former(18)] }),
      'without the former': pays({ was: former(19) }),
    },
  },
  {
    title: 'a full trace loses its oldest entry',
    seed: paidWith(former(20)),
    permitted: pays({ was: [PAID, ...former(19)] }),
    refused: { 'and keeps it not': pays({ was: [PAID, ...former(20)] }) },
  },
  {
    title: 'a system_admin reads when a bill was paid',
    seed: paidWith([]),
    permitted: { by: sam, does: get(settlementPath()) },
    refused: {
      'an admin': { by: ada, does: get(settlementPath()) },
      'a client without a session': { by: NOBODY, does: get(settlementPath()) },
    },
  },
  {
    title: 'a system_admin lists five hundred payments',
    seed: paidWith([]),
    permitted: {
      by: sam,
      does: list({ collection: 'settlements', where: [['payer', '==', PAYER]], limit: 500 }),
    },
    refused: {
      'one more': { by: sam, does: list({ collection: 'settlements', limit: 501 }) },
      'without a limit': { by: sam, does: list({ collection: 'settlements' }) },
      'an admin': { by: ada, does: list({ collection: 'settlements', limit: 1 }) },
    },
  },
];
