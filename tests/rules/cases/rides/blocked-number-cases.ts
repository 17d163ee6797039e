import { commits, set, type Case, get, remove, update, writesOf } from '../../scenario/request.ts';
import {
  BLOCK,
  CALLER_ID,
  CUSTOMER_PATH,
  callsFor,
  CUSTOMER,
  LAST,
  NEXT,
  saves,
  BLOCKED_NUMBER,
  corrects,
  KNOWN,
} from '../../scenario/rides/customers.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { at, DAY, DETAILS, detailsPath, idOf, shift } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { numbered } from '../../scenario/rides/wrong-customers.ts';
import {
  known,
  STANDING,
  blocked,
  LIFT,
  blocks,
  OTHER,
  OTHER_PATH,
  FOUR_NUMBERS,
  second,
  COPY,
  copy,
} from '../../scenario/rides/customer-care.ts';

/** Effects and duration of a blocked number (D63). */
export const BLOCKED_NUMBER_CASES: readonly Case[] = [
  {
    title: 'an administrator adds three numbers to a customer and blocks all four at once',
    seed: known,
    permitted: blocks(FOUR_NUMBERS, {}, ada, ['301235', '3077', '3078', '3079']),
    refused: {
      'and not without the first': blocks(FOUR_NUMBERS, {}, ada, ['3077', '3078', '3079']),
      'and not without the second': blocks(FOUR_NUMBERS, {}, ada, ['301235', '3078', '3079']),
      'and not without the third': blocks(FOUR_NUMBERS, {}, ada, ['301235', '3077', '3079']),
      'and not without the last': blocks(FOUR_NUMBERS, {}, ada, ['301235', '3077', '3078']),
    },
  },
  {
    title: 'a number that was blocked is free for a new record only when the block is over',
    seed: {
      ...FIRM,
      'blockedNumbers/301235': { ...BLOCKED_NUMBER, customer: OTHER, at: at(-DAY) },
      ...second({ ...numbered('030 1235', '301235'), blocked: STANDING }),
    },
    permitted: commits(ada, update(OTHER_PATH, LIFT), remove('blockedNumbers/301235')),
    refused: {
      'and not in the same moment': commits(
        ada,
        update(OTHER_PATH, LIFT),
        remove('blockedNumbers/301235'),
        ...writesOf(saves(numbered('030 1235', '301235'))),
      ),
    },
  },
  {
    title: 'a number stays blocked after the block of its customer, until an administrator removes it',
    seed: { ...known, 'blockedNumbers/301234': { ...BLOCKED_NUMBER, at: at(-DAY) } },
    permitted: commits(sam, remove('blockedNumbers/301234')),
    refused: {
      'a driver': commits(dora, remove('blockedNumbers/301234')),
      'a passenger': commits(penny, remove('blockedNumbers/301234')),
      'an auditor': commits(olga, remove('blockedNumbers/301234')),
      'and no person changes it': commits(ada, update('blockedNumbers/301234', { deleteAt: at(9 * DAY) })),
    },
  },
  {
    title: 'the details of a ride that is gone prolong no record of a customer who is blocked',
    seed: { ...blocked, [detailsPath(NEXT)]: { ...DETAILS, customer: CALLER_ID } },
    permitted: corrects(LIFT),
    refused: {
      'while the block stands': commits(
        ada,
        update(CUSTOMER_PATH, {
          rides: [NEXT, LAST],
          lastRideAt: CUSTOMER['lastRideAt'] ?? null,
          deleteAt: CUSTOMER['deleteAt'] ?? null,
        }),
      ),
    },
  },
  {
    title: 'a passenger whose number is blocked reads their own record, and nothing of who blocked it',
    seed: {
      ...known,
      'blockedNumbers/301234': { ...BLOCKED_NUMBER, at: at(-DAY) },
      'riders/penny': { phone: '030 1234', phoneKey: '301234', trips: [], slots: {}, claim: 'now' },
      'riders/ada': { phone: '030 7', phoneKey: '307', trips: [], slots: {}, claim: 'now' },
      'drivers/ada': shift({ duty: 'off', name: 'Person ada' }),
      'users/ada/reviews/1': { actor: sam.sub, from: 'pending', to: 'approved', at: at(-DAY) },
    },
    permitted: { by: penny, does: get('riders/penny') },
    refused: {
      'not their account': { by: penny, does: get('users/ada') },
      'not the decisions on it': { by: penny, does: get('users/ada/reviews/1') },
      'not their bookings': { by: penny, does: get('riders/ada') },
      'not their shift': { by: penny, does: get('drivers/ada') },
    },
  },
  {
    title: 'a number that is blocked with one customer gets no second record',
    seed: { ...FIRM, 'blockedNumbers/301235': { ...BLOCKED_NUMBER, at: at(-1) } },
    permitted: saves(),
    refused: { 'and that is all': saves(numbered('030 1235', '301235')) },
  },
  {
    title:
      'dispatch books for a customer whose record exists, if neither the record nor the number is blocked',
    seed: {
      ...known,
      [`customers/${idOf('rude')}`]: { ...KNOWN, blocked: { ...BLOCK, at: at(-DAY) } },
      'blockedNumbers/3099': { ...BLOCKED_NUMBER, at: at(-DAY) },
      'customers/short': KNOWN,
    },
    permitted: callsFor(CALLER_ID),
    refused: {
      'who is blocked': callsFor(idOf('rude')),
      'whose id is shorter than that of a record': callsFor('short'),
      'who has no record': callsFor(idOf('nobody')),
      'from a number that is blocked': callsFor(CALLER_ID, NEXT, ada, { phone: '+49 30 99' }),
      'from that number in another notation': callsFor(CALLER_ID, NEXT, sam, { phone: '(030) 99' }),
    },
  },
  {
    title: 'a number is blocked by the administrator who blocks its customer in this moment',
    ofMoment: true,
    seed: {
      ...known,
      [CUSTOMER_PATH]: { ...KNOWN, blocked: { by: ada.sub, name: 'Person ada', at: at(0) } },
      ...second({
        ...numbered('030 1235', '301235'),
        blocked: { by: dora.sub, name: 'Person dora', at: at(0) },
      }),
      [`customers/${idOf('third')}`]: {
        ...KNOWN,
        ...numbered('030 1236', '301236'),
        blocked: { by: olga.sub, name: 'Person olga', at: at(0) },
      },
    },
    permitted: commits(ada, set('blockedNumbers/301234', BLOCKED_NUMBER)),
    refused: {
      'and by no driver': commits(
        dora,
        set('blockedNumbers/301235', {
          ...BLOCKED_NUMBER,
          by: dora.sub,
          name: 'Person dora',
          customer: OTHER,
        }),
      ),
      'and by no auditor': commits(
        olga,
        set('blockedNumbers/301236', {
          ...BLOCKED_NUMBER,
          by: olga.sub,
          name: 'Person olga',
          customer: idOf('third'),
        }),
      ),
    },
  },
  {
    title: 'a record whose copy is of this moment is removed by administrators alone',
    ofMoment: true,
    seed: { ...known, [COPY]: copy({ at: at(0) }) },
    permitted: commits(ada, remove(CUSTOMER_PATH)),
    refused: {
      'not by a driver': commits(dora, remove(CUSTOMER_PATH)),
      'not by a passenger': commits(penny, remove(CUSTOMER_PATH)),
      'not by an auditor': commits(olga, remove(CUSTOMER_PATH)),
    },
  },
];
