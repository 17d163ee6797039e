import { REMOVED } from '../../scenario/datum.ts';
import { commits, get, remove, set, update, writesOf, type Case } from '../../scenario/request.ts';
import {
  known,
  STANDING,
  blocked,
  nameless,
  deletes,
  LIFT,
  blocks,
  OTHER,
  CARD,
  SAME_NUMBER,
  others,
} from '../../scenario/rides/customer-care.ts';
import {
  BLOCK,
  BLOCKED_NUMBER,
  CALLER_ID,
  callsFor,
  corrects,
  CUSTOMER_PATH,
  NEXT,
  savesAgain,
  KNOWN,
} from '../../scenario/rides/customers.ts';
import { at, DAY, idOf } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

/** Blocks of customers and of their numbers (D63). */
export const CUSTOMER_BLOCK_CASES: readonly Case[] = [
  {
    title: 'an administrator blocks a customer and their number in their own name, now',
    seed: known,
    permitted: blocks(),
    refused: {
      'a driver': blocks({}, {}, dora),
      'a passenger': blocks({}, {}, penny),
      'an auditor': blocks({}, {}, olga),
      'without their number': corrects({ blocked: BLOCK }),
      'as another person': blocks({ blocked: { ...BLOCK, by: sam.sub } }),
      'under another name': blocks({ blocked: { ...BLOCK, name: 'Person sam' } }),
      yesterday: blocks({ blocked: { ...BLOCK, at: at(-DAY) } }),
      'with a reason': blocks({ blocked: { ...BLOCK, why: 'rude' } }),
      'without a block': blocks({ blocked: null }),
      'as lifted, too': blocks({ lifted: BLOCK }),
      'for longer': blocks({ deleteAt: at(2 * DAY) }, { deleteAt: at(2 * DAY) }),
      'their number as another person': blocks({}, { by: sam.sub }),
      'their number under another name': blocks({}, { name: 'Person sam' }),
      'their number yesterday': blocks({}, { at: at(-DAY) }),
      'their number with a reason': blocks({}, { why: 'rude' }),
      'their number for longer': blocks({}, { deleteAt: at(2 * DAY) }),
      'their number for a customer who does not exist': blocks({}, { customer: idOf('nobody') }),
      'a number that they do not have': blocks({}, {}, ada, ['301234', '3099']),
      'their number alone': commits(ada, set('blockedNumbers/301234', BLOCKED_NUMBER)),
    },
  },
  {
    title: 'an administrator blocks all four numbers of a customer',
    seed: {
      ...known,
      [CUSTOMER_PATH]: {
        ...KNOWN,
        phones: ['030 77', '030 78', '030 79'],
        phoneKeys: ['301234', '3077', '3078', '3079'],
      },
    },
    permitted: blocks({}, {}, ada, ['301234', '3077', '3078', '3079']),
    refused: {
      'and not without the first': blocks({}, {}, ada, ['3077', '3078', '3079']),
      'and not without the second': blocks({}, {}, ada, ['301234', '3078', '3079']),
      'and not without the third': blocks({}, {}, ada, ['301234', '3077', '3079']),
      'and not without the last': blocks({}, {}, ada, ['301234', '3077', '3078']),
    },
  },
  {
    title: 'a number that is blocked with one customer is blocked with another too, and stays as it is',
    seed: { ...known, 'blockedNumbers/301234': { ...BLOCKED_NUMBER, customer: OTHER, at: at(-DAY) } },
    permitted: blocks({}, {}, ada, []),
    refused: { 'and does not change its customer': blocks() },
  },
  {
    title: 'an administrator without a name blocks under their address',
    seed: nameless,
    permitted: blocks({ blocked: { ...BLOCK, name: ada.email } }, { name: ada.email }),
    refused: { 'and under no other name': blocks({ blocked: { ...BLOCK, name: 'Person ada' } }) },
  },
  {
    title: 'an administrator looks up whether a number is blocked',
    seed: blocked,
    permitted: { by: ada, does: get('blockedNumbers/301234') },
    refused: {
      'a driver': { by: dora, does: get('blockedNumbers/301234') },
      'a passenger': { by: penny, does: get('blockedNumbers/301234') },
      'an auditor': { by: olga, does: get('blockedNumbers/301234') },
    },
  },
  {
    title: 'a block stands through a correction by another administrator',
    seed: blocked,
    permitted: corrects({ ...SAME_NUMBER, blocked: STANDING }),
    refused: {
      'but not under another name': corrects({ ...SAME_NUMBER, blocked: { ...STANDING, name: 'Ada' } }),
      'but not for another number': corrects({ ...CARD, blocked: STANDING }),
      'but not for a number more': corrects({ phones: ['030 77'], phoneKeys: ['301234', '3077'] }),
      'but not as a new one': corrects({ ...SAME_NUMBER, blocked: BLOCK }),
      'but not as lifted': corrects({ ...SAME_NUMBER, lifted: BLOCK }),
    },
  },
  {
    title: 'another administrator lifts a block in their own name, and only then the customer books a ride',
    seed: blocked,
    permitted: commits(ada, update(CUSTOMER_PATH, LIFT), remove('blockedNumbers/301234')),
    refused: {
      ...others(LIFT),
      'lifts it without saying so': corrects({ blocked: REMOVED }),
      'lifts it as another person': corrects({ ...LIFT, lifted: { ...BLOCK, by: sam.sub } }),
      'lifts it yesterday': corrects({ ...LIFT, lifted: { ...BLOCK, at: at(-DAY) } }),
      'lifts it from another number': corrects({ ...CARD, ...LIFT }),
      'lifts it from the number alone': commits(ada, remove('blockedNumbers/301234')),
      'lifts it from the number as an auditor': commits(
        olga,
        update(CUSTOMER_PATH, LIFT),
        remove('blockedNumbers/301234'),
      ),
      'and books in the same moment, as the number was blocked before it': commits(
        ada,
        update(CUSTOMER_PATH, LIFT),
        remove('blockedNumbers/301234'),
        ...writesOf(callsFor(CALLER_ID, NEXT, ada, { phone: '030 1234' })),
      ),
      'books with the block': savesAgain({ note: 'Rude.', blocked: STANDING }),
      'books without it': savesAgain({ note: 'Rude.' }),
      'is removed with it': deletes(ada, { was: { ...KNOWN, note: 'Rude.', blocked: STANDING } }),
    },
  },
  {
    title:
      'a correction keeps the name of the person who lifted an earlier block, while another block stands',
    seed: {
      ...blocked,
      [CUSTOMER_PATH]: { ...KNOWN, blocked: STANDING, lifted: { ...STANDING, at: at(-2 * DAY) } },
    },
    permitted: corrects({ note: 'Rude again.' }),
    refused: {
      'and does not change by one': corrects({ note: 'Rude again.', lifted: BLOCK }),
      'and is not forgotten by one': corrects({ note: 'Rude again.', lifted: REMOVED }),
    },
  },
  {
    title: 'a correction and the next block keep the name of the person who lifted a block',
    seed: { ...known, [CUSTOMER_PATH]: { ...KNOWN, lifted: STANDING } },
    permitted: blocks({ note: 'Rude again.' }),
    refused: {
      'and does not change by a correction': corrects({ lifted: BLOCK }),
      'and is not forgotten by one': corrects({ lifted: REMOVED }),
      'and is not forgotten by the next block': blocks({ lifted: REMOVED }),
    },
  },
  {
    title:
      'the copy of a removed customer lacks the lift of a block, since a device knows its time less exactly',
    seed: { ...known, [CUSTOMER_PATH]: { ...KNOWN, lifted: STANDING } },
    permitted: deletes(ada),
    refused: { 'and it has no other': deletes(ada, { was: { ...KNOWN, lifted: STANDING } }) },
  },
];
