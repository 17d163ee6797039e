import type { Datum } from '../../scenario/datum.ts';
import type { Case } from '../../scenario/request.ts';
import { changesOrder, known, ordered, ordersPlan, PLAN } from '../../scenario/rides/orders.ts';
import { dora } from '../../scenario/rides/ride-people.ts';
import { each, ONE_OF_EACH, text } from '../../scenario/wrong-values.ts';

const BILLING = ['#D-1042', '?Cost centre', '=KST-0042', '?Reference', '='];
const bills = (billing: Datum) => ordersPlan({ billing });
const FOUR = ['1', '2', '3', '4'].flatMap((n) => [`?${n}${text(39)}`, `=${n}${text(59)}`]);

/** The payers of an order's rides. */
export const ORDER_BILLING_CASES: readonly Case[] = [
  {
    title: 'an order is paid by an account, with the answers to its questions',
    seed: known,
    permitted: bills(BILLING),
    refused: {
      ...each(ONE_OF_EACH, bills),
      'by none': bills([]),
      'by none, with an answer': bills(BILLING.slice(1)),
      'by two': bills(['#1', ...BILLING]),
      'by a number': bills([1042]),
      'by a text': bills(['D-1042']),
      'by no number of an account': bills(['#d-1042']),
      'by a path': bills(['#D/1042']),
      'a question without an answer': bills(BILLING.slice(0, 4)),
      'an answer without a question': bills(['#D-1042', '=KST-0042']),
      'an answer that is a number': bills(['#D-1042', '?Cost centre', 7]),
      'a question that is a number': bills(['#D-1042', 7, '=KST-0042']),
      'an answer of 61 characters': bills(['#D-1042', '?Cost centre', `=${text(61)}`]),
      'a question of 41 characters': bills(['#D-1042', `?${text(41)}`, '=']),
      'a question without a text': bills(['#D-1042', '?', '=']),
      'a hidden answer': bills(['#D-1042', '?Cost centre', '=KST\u202E']),
      'a hidden question': bills(['#D-1042', '?Cost\u200B', '=']),
      'two in one': bills(['#D-1042', '?Cost centre\n=KST-0042']),
    },
  },
  {
    title: 'an account asks an order four questions at most',
    seed: known,
    permitted: bills([`#${'9'.repeat(20)}`, ...FOUR]),
    refused: { 'a fifth': bills(['#1', ...FOUR, '?5', '=5']) },
  },
  {
    title: 'an account asks an order nothing',
    seed: known,
    permitted: bills(['#D-1042']),
    refused: { 'and gets an answer': bills(['#D-1042', '=x']) },
  },
  {
    title: 'an order gets an account, with the plan before in its log',
    seed: ordered,
    permitted: changesOrder({ plan: { ...PLAN, billing: BILLING } }),
    refused: {
      'of a driver': changesOrder({ plan: { ...PLAN, billing: BILLING } }, dora),
      'with an answer too few': changesOrder({ plan: { ...PLAN, billing: BILLING.slice(0, 2) } }),
    },
  },
];
