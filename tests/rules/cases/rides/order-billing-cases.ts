import type { Data } from '../../scenario/datum.ts';
import { withChanges, type Changes } from '../../scenario/documents.ts';
import type { Case } from '../../scenario/request.ts';
import { changesOrder, known, ordered, ordersPlan, PLAN } from '../../scenario/rides/orders.ts';
import { dora } from '../../scenario/rides/ride-people.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';

const BILLING: Data = { payer: 'D-1042', asked: ['Cost centre', 'Reference'], answers: ['KST-0042', ''] };
const bills = (changes: Changes = {}) => ordersPlan({ billing: withChanges(BILLING, changes) });
const TYPES = { payer: 'a text', asked: 'a list', answers: 'a list' };
const FOUR = ['1', '2', '3', '4'];

/** Who pays for the rides of an order by the month. */
export const ORDER_BILLING_CASES: readonly Case[] = [
  {
    title: 'an order is paid by an account, with the answers to its questions',
    seed: known,
    permitted: bills(),
    refused: {
      'by none': ordersPlan({ billing: null }),
      'by a text': ordersPlan({ billing: 'D-1042' }),
      'with a field more': bills({ price: 3 }),
      ...each(wrongFields(TYPES), ([field, value]) => bills({ [field]: value })),
      ...eachText('by', ['', 'd-1042', 'D/1042', '1'.repeat(21)], (payer) => bills({ payer })),
      'an answer too few': bills({ answers: ['KST-0042'] }),
      'an answer too many': bills({ answers: ['KST-0042', '', ''] }),
      'an answer of 61 characters': bills({ answers: ['', text(61)] }),
      'a hidden answer': bills({ answers: ['KST\u202E', ''] }),
      'an answer in two lines': bills({ answers: ['KST\n1', ''] }),
      ...each({ first: 0, second: 1, third: 2, fourth: 3 }, (n) =>
        bills({ asked: FOUR, answers: FOUR.map((answer, at) => (at === n ? 7 : answer)) }),
      ),
      'an answer of bytes': bills({ answers: ['', new Uint8Array([1])] }),
      'an answer that is a list': bills({ answers: ['', ['x']] }),
      'an answer that is a map': bills({ answers: ['', { x: 'x' }] }),
      'a question that is a number': bills({ asked: ['Cost centre', 7] }),
      'a question without a text': bills({ asked: ['Cost centre', ''] }),
      'a question of 41 characters': bills({ asked: ['Cost centre', text(41)] }),
      'a hidden question': bills({ asked: ['Cost centre', 'x\u200B'] }),
      'five questions': bills({ asked: [...FOUR, '5'], answers: [...FOUR, '5'] }),
    },
  },
  {
    title: 'an account asks an order four questions at most, or none',
    seed: known,
    permitted: bills({
      payer: '9'.repeat(20),
      asked: FOUR.map((n) => n + text(39)),
      answers: FOUR.map((n) => n + text(59)),
    }),
    refused: { 'with a fifth answer': bills({ asked: FOUR, answers: [...FOUR, '5'] }) },
  },
  {
    title: 'an account asks an order nothing',
    seed: known,
    permitted: bills({ asked: [], answers: [] }),
    refused: { 'and gets an answer': bills({ asked: [], answers: ['x'] }) },
  },
  {
    title: 'an order gets an account, with the plan before in its log',
    seed: ordered,
    permitted: changesOrder({ plan: { ...PLAN, billing: BILLING } }),
    refused: {
      'of a driver': changesOrder({ plan: { ...PLAN, billing: BILLING } }, dora),
      'with an answer too few': changesOrder({ plan: { ...PLAN, billing: { ...BILLING, answers: [] } } }),
    },
  },
];
