import {
  adds,
  addsAll,
  completed,
  dayAt,
  end,
  ended,
  ends,
  fare,
  FARE_PATH,
  KEPT,
  PAYER,
  TODAY,
  trace,
  storedAll,
  OF_CLINIC,
  stored,
  BOOKS_FIRM,
  clinic,
} from '../../scenario/books/fares.ts';
import { increment, SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { commits, update, type Case, writesOf } from '../../scenario/request.ts';
import {
  at,
  CARD,
  DAY,
  HOUR,
  idOf,
  NO_SHOW,
  ride,
  ridePath,
  CARD_AT_THE_END,
  ENDED,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, sam } from '../../scenario/rides/ride-people.ts';
import { sums, first, onDay, completes, undriven } from '../../scenario/books/ending-fares.ts';

/** When the end of a fare is entered, and by whom; it may be a fee. Also the sums that an end changes (D126). */
export const FEE_CASES: readonly Case[] = [
  {
    title: 'a system_admin enters the end of a hidden fare, whose sums its driver does not see',
    seed: { ...completed({ ...OF_CLINIC, hidden: true }), ...clinic({ hidden: true }) },
    permitted: ends({ paid: 'account' }, sam, [
      adds({ kind: 'veiled', added: { rides: 1, length: 84_000, account: 2500 } }),
      ...sums({ account: 2500 }, PAYER).slice(1),
    ]),
    refused: {
      'not with the sums that the driver sees': ends(
        { paid: 'account' },
        sam,
        sums({ account: 2500 }, PAYER),
      ),
      'not its driver': ends({ paid: 'account' }, dora, [
        adds({ kind: 'veiled', added: { rides: 1, length: 84_000, account: 2500 } }),
        ...sums({ account: 2500 }, PAYER).slice(1),
      ]),
    },
  },
  {
    title: 'a driver enters an end 23 hours late',
    seed: { ...completed({}, { endedAt: at(-DAY + HOUR) }) },
    permitted: ends({}, dora, addsAll({ day: dayAt(-DAY + HOUR) }), { day: dayAt(-DAY + HOUR) }),
    refused: {
      'not another one': ends({}, dan, addsAll({ day: dayAt(-DAY + HOUR) }), { day: dayAt(-DAY + HOUR) }),
    },
  },
  {
    title: 'dispatch enters an end 25 hours late',
    seed: { ...completed({}, { endedAt: at(-DAY - HOUR) }) },
    permitted: ends({}, ada, addsAll({ day: dayAt(-DAY - HOUR) }), { day: dayAt(-DAY - HOUR) }),
    refused: {
      'not its driver': ends({}, dora, addsAll({ day: dayAt(-DAY - HOUR) }), { day: dayAt(-DAY - HOUR) }),
    },
  },
  {
    title: 'dispatch enters a fee of a no-show',
    seed: { ...completed(), [ridePath()]: ride(NO_SHOW) },
    permitted: ends({}, ada),
    refused: { 'not its driver': ends() },
  },
  ...ENDED.filter((state) => state === 'cancelled' || state === 'expired').map((state): Case => ({
    title: `dispatch enters a fee of a ride that is ${state} and without a driver`,
    seed: { ...completed(), [ridePath()]: ride(state) },
    permitted: ends({ driver: '', plate: '' }, ada, undriven),
    refused: {
      'not with a driver': ends({ plate: '' }, ada, [adds(), adds({ kind: 'car', of: '' })]),
      'not with a plate': ends({ driver: '' }, ada, [
        adds({ of: '' }),
        adds({ kind: 'car', of: CARD.plate }),
      ]),
    },
  })),
  ...(['requested', 'in_progress'] as const).map((state): Case => ({
    title: `dispatch agrees a price of a ride that is ${state}`,
    seed: { ...completed(), [ridePath()]: ride(state, { endedAt: at(-60) }) },
    permitted: commits(
      ada,
      update(FARE_PATH, { agreed: null, rev: 1, by: ada.sub, at: SERVER_TIME }),
      trace(fare(), 1),
    ),
    refused: {
      'but enters no end': ends(
        state === 'requested' ? { driver: '', plate: '' } : {},
        ada,
        state === 'requested' ? undriven : addsAll(),
      ),
      'nor does its driver': ends(),
    },
  })),
  {
    title: 'dispatch enters an end that its driver has forgotten, once',
    seed: completed(),
    permitted: ends({}, ada),
    refused: {
      'not twice in one batch': commits(ada, ...writesOf(ends({}, ada)), ...addsAll()),
      'with a number that is not whole': commits(
        ada,
        ...writesOf(ends({}, ada)),
        update(FARE_PATH, { rev: increment(-0) }),
      ),
    },
  },
  {
    title: 'dispatch corrects an end that was entered',
    seed: { ...completed(), ...storedAll(), [FARE_PATH]: ended() },
    permitted: commits(
      ada,
      update(FARE_PATH, { end: end({ by: ada.sub }), rev: 2, by: ada.sub, at: SERVER_TIME }),
      trace(ended(), 2, { why: 'mistyped' }),
      ...addsAll({ rev: 2, added: {} }),
    ),
    refused: {
      'not entered again by its driver': ends({}, dora, addsAll({ rev: 2, added: {} }), { rev: 2 }),
      'not entered again by its driver with a trace': commits(
        dora,
        ...writesOf(ends({}, dora, addsAll({ rev: 2, added: {} }), { rev: 2, deleteAt: KEPT })),
        trace(ended(), 2, { why: 'mistyped', by: dora.sub }),
      ),
    },
  },
  {
    title: 'the end of a fare on a bill is not entered',
    seed: {
      ...completed(),
      [`fares/${idOf('other')}`]: fare({ bill: 'bill' }),
      [ridePath(idOf('other'))]: ride('completed'),
    },
    permitted: ends(),
    refused: {
      'of the other ride': commits(
        ada,
        update(`fares/${idOf('other')}`, {
          end: end({ by: ada.sub }),
          day: TODAY,
          rev: 1,
          by: ada.sub,
          at: SERVER_TIME,
          deleteAt: KEPT,
        }),
        ...addsAll({ changes: { ride: idOf('other') } }),
      ),
    },
  },
  {
    title: 'an end counts on the day before, in a zone behind this one',
    seed: { ...completed({}, { endedAt: new Date(`${TODAY}T11:30:00Z`) }) },
    permitted: onDay(dayAt(-60 - DAY)),
    refused: {
      'not on the day before that': onDay(dayAt(-60 - 2 * DAY)),
      'not on the day after': onDay(dayAt(-60 + DAY + DAY)),
    },
  },
  {
    title: 'an end counts on the day after, in a zone ahead of this one',
    seed: { ...completed({}, { endedAt: new Date(`${TODAY}T10:30:00Z`) }) },
    permitted: onDay(dayAt(-60 + DAY)),
    refused: { 'not on the day after that': onDay(dayAt(-60 + 2 * DAY)) },
  },
  {
    title: 'a driver who drives no more has dispatch enter the end',
    seed: { ...completed(), ...account(dora, 'driver', { status: 'revoked' }) },
    permitted: ends({}, ada),
    refused: { 'not the former driver': ends() },
  },
  {
    title: 'a car without a plate has sums of its own',
    seed: { ...completed(), [ridePath()]: ride('completed', { card: { ...CARD_AT_THE_END, plate: '' } }) },
    permitted: ends({ plate: '' }, dora, [adds(), adds({ kind: 'car', of: '' })]),
    refused: { 'not those of the other car': ends({ plate: '' }) },
  },
  {
    title: 'an end raises the stored sums',
    seed: { ...completed(), ...stored({ rev: 7 }), ...stored({ kind: 'car', of: CARD.plate, rev: 7 }) },
    permitted: ends(),
    refused: { 'not without the ride': ends({}, dora, addsAll({ added: { length: 84_000, cash: 2500 } })) },
  },
  {
    title: 'an end changes sums that name its own ride',
    seed: { ...completed(), ...storedAll({ changes: { ride: idOf('other') } }) },
    permitted: ends(),
    refused: {
      'not in those that another ride has left': ends({}, dora, []),
      'not in those of the car that another ride has left': ends({}, dora, [adds()]),
    },
  },
  {
    title: 'dispatch enters an end, and may leave what was before',
    seed: completed(),
    permitted: commits(ada, ...writesOf(ends({}, ada)), trace(fare(), 1, { deleteAt: KEPT })),
    refused: {
      'not with a reason': commits(
        ada,
        ...writesOf(ends({}, ada)),
        trace(fare(), 1, { deleteAt: KEPT, why: 'other' }),
      ),
    },
  },
  {
    title: 'dispatch enters the end for a driver who has become a passenger',
    seed: { ...completed(), ...account(dora, 'passenger') },
    permitted: ends({}, ada),
    refused: { 'not the former driver': ends() },
  },
  {
    title: 'a ride and its fare do not end in one batch',
    seed: { ...completed(), [ridePath()]: ride('in_progress'), [`fares/${idOf('other')}`]: fare() },
    permitted: completes,
    refused: {
      'not with it': commits(ada, ...writesOf(completes), ...writesOf(onDay(dayAt(0)))),
    },
  },
  {
    title: 'a ride ends in a batch before the one that makes its fare',
    seed: { ...BOOKS_FIRM, [ridePath()]: ride('in_progress') },
    permitted: completes,
    refused: {
      'not with it': commits(
        ada,
        ...writesOf(completes),
        ...writesOf(first({}, ada, { day: dayAt(0) })).slice(0, 1),
        ...addsAll({ rev: 0, day: dayAt(0) }),
      ),
    },
  },
];
