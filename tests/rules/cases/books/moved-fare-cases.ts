import {
  adds,
  addsAll,
  ANSWERS,
  ended,
  FARE_PATH,
  OF_CLINIC,
  PAYER,
  storedAll,
  stored,
  clinic,
} from '../../scenario/books/fares.ts';
import type { Changes } from '../../scenario/documents.ts';
import { type Case } from '../../scenario/request.ts';
import { at, CARD, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada } from '../../scenario/rides/ride-people.ts';
import { seed, LESS, corrects, ALL, GONE } from '../../scenario/books/correcting.ts';

const overtakes = (of: Changes) =>
  corrects({
    end: {},
    of: { ...OF_CLINIC, ...of },
    sums: [...addsAll({ rev: 2, added: {} }), adds({ kind: 'payer', of: PAYER, rev: 2, added: ALL })],
  });

/** Corrections that move an ended fare between a payer and the passenger, or between the sums of two cars (D126). */
export const MOVED_FARE_CASES: readonly Case[] = [
  {
    title: 'a payer takes a fare over, and pays on account',
    seed,
    permitted: corrects({
      end: { paid: 'account' },
      of: OF_CLINIC,
      sums: [
        ...addsAll({ rev: 2, added: { cash: -2500, account: 2500 } }),
        adds({ kind: 'payer', of: PAYER, rev: 2, added: { rides: 1, length: 84_000, account: 2500 } }),
      ],
    }),
    refused: {
      'not without the payer’s sums': corrects({
        end: { paid: 'account' },
        of: OF_CLINIC,
        sums: addsAll({ rev: 2, added: { cash: -2500, account: 2500 } }),
      }),
      'not without the answers': corrects({
        end: { paid: 'account' },
        of: { payer: PAYER },
        sums: [
          ...addsAll({ rev: 2, added: { cash: -2500, account: 2500 } }),
          adds({ kind: 'payer', of: PAYER, rev: 2, added: { rides: 1, length: 84_000, account: 2500 } }),
        ],
      }),
    },
  },
  {
    title: 'a payer with a discount takes a fare over',
    seed: { ...seed, ...clinic({ discount: 125 }) },
    permitted: overtakes({ discount: 125 }),
    refused: { 'not without it': overtakes({}) },
  },
  {
    title: 'a payer gives a fare back to the passenger',
    seed: { ...seed, ...storedAll({}, PAYER), [FARE_PATH]: ended({}, OF_CLINIC) },
    permitted: corrects({
      end: {},
      of: { payer: null, answers: [] },
      was: ended({}, OF_CLINIC),
      sums: [...addsAll({ rev: 2, added: {} }), adds({ kind: 'payer', of: PAYER, rev: 2, added: GONE })],
    }),
    refused: {
      'not without the payer’s sums': corrects({
        end: {},
        of: { payer: null, answers: [] },
        was: ended({}, OF_CLINIC),
        sums: addsAll({ rev: 2, added: {} }),
      }),
    },
  },
  {
    title: 'a fare of a suspended payer is corrected, but not hidden',
    seed: {
      ...seed,
      ...clinic({ suspended: true, hidden: true, asks: [] }),
      ...storedAll({}, PAYER),
      [FARE_PATH]: ended({}, OF_CLINIC),
    },
    permitted: corrects({ was: ended({}, OF_CLINIC), sums: addsAll({ rev: 2, added: LESS }, PAYER) }),
    refused: {
      'not with another answer': corrects({
        of: { answers: ANSWERS.with(3, '44') },
        was: ended({}, OF_CLINIC),
        sums: addsAll({ rev: 2, added: LESS }, PAYER),
      }),
      'not without the payer’s sums': corrects({ was: ended({}, OF_CLINIC) }),
    },
  },
  {
    title: 'the sums of a fare that becomes hidden leave the driver’s',
    seed: { ...seed, ...clinic({ hidden: true, asks: [] }) },
    permitted: corrects({
      end: {},
      of: { payer: PAYER, hidden: true },
      sums: [
        adds({ rev: 2, added: GONE }),
        adds({ kind: 'veiled', rev: 2, added: ALL }),
        adds({ kind: 'car', of: CARD.plate, rev: 2, added: {} }),
        adds({ kind: 'payer', of: PAYER, rev: 2, added: ALL }),
      ],
    }),
    refused: {
      'not without the driver’s': corrects({
        end: {},
        of: { payer: PAYER, hidden: true },
        sums: [
          adds({ kind: 'veiled', rev: 2, added: ALL }),
          adds({ kind: 'car', of: CARD.plate, rev: 2, added: {} }),
          adds({ kind: 'payer', of: PAYER, rev: 2, added: ALL }),
        ],
      }),
    },
  },
  {
    title: 'a ride that was reopened and driven in another car leaves the sums of the first one',
    seed: { ...seed, ...stored({ kind: 'car', of: 'B-CB 9' }), [FARE_PATH]: ended({ plate: 'B-CB 9' }) },
    permitted: corrects({
      end: {},
      was: ended({ plate: 'B-CB 9' }),
      sums: [
        adds({ rev: 2, added: {} }),
        adds({ kind: 'car', of: 'B-CB 9', rev: 2, added: GONE }),
        adds({ kind: 'car', of: CARD.plate, rev: 2, added: ALL }),
      ],
    }),
    refused: {
      'not with the sums of the new car alone': corrects({
        end: {},
        was: ended({ plate: 'B-CB 9' }),
        sums: [adds({ rev: 2, added: {} }), adds({ kind: 'car', of: CARD.plate, rev: 2, added: ALL })],
      }),
    },
  },
  {
    title: 'a fare is not corrected while its ride was reopened',
    seed: { ...seed, [ridePath()]: ride('in_progress', { endedAt: at(-60) }) },
    permitted: { by: ada, does: { kind: 'get', path: FARE_PATH } },
    refused: { 'not at all': corrects() },
  },
  {
    title: 'a fare on a bill is read and not corrected',
    seed: { ...seed, [FARE_PATH]: ended({}, { bill: 'bill' }) },
    permitted: { by: ada, does: { kind: 'get', path: FARE_PATH } },
    refused: {
      'not at all': corrects({ was: ended({}, { bill: 'bill' }) }),
      'nor taken off it at once': corrects({ was: ended({}, { bill: 'bill' }), of: { bill: null } }),
    },
  },
];
