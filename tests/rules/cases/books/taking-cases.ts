import {
  adds,
  addsAll,
  BOOKS_FIRM,
  completed,
  dayAt,
  ended,
  ends,
  fare,
  FARE_PATH,
  stored,
  storedAll,
  TODAY,
  trace,
} from '../../scenario/books/fares.ts';
import { increment, SERVER_TIME } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import {
  commits,
  get,
  list,
  remove,
  update,
  writesOf,
  type Case,
  type Person,
} from '../../scenario/request.ts';
import {
  at,
  CARD,
  DAY,
  HOUR,
  idOf,
  OTHER_RIDE,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each } from '../../scenario/wrong-values.ts';

const CAR = adds({ kind: 'car', of: CARD.plate });
/** Dora’s end of a fare, with changes to the write of her sums. */
const sum = (changes: Changes) => ends({}, dora, [adds({ changes }), CAR]);
const added = (numbers: Readonly<Record<string, number>>) =>
  ends({}, dora, [adds({ added: { rides: 1, length: 84_000, cash: 2500, ...numbers } }), CAR]);
const path = `takings/${TODAY}-driver-GBP-dora`;
const carPath = `takings/${TODAY}-car-GBP-B-CB-1`;
const lists = (
  by: Person,
  where: readonly (readonly [string, '==' | '>=' | '<', string])[],
  limit = 500,
) => ({
  by,
  does: list({ collection: 'takings', where, orderBy: 'day', limit }),
});
const OWN = [
  ['kind', '==', 'driver'],
  ['of', '==', 'dora'],
] as const;
const ALL = [['kind', '==', 'driver']] as const;

/** The sums of a day, each proved by the fare that changes in its batch (D126). */
export const TAKING_CASES: readonly Case[] = [
  {
    title: 'the first end of a day begins its sums',
    seed: completed(),
    permitted: ends(),
    refused: {
      'without the end': commits(dora, ...addsAll()),
      'the driver’s alone': commits(dora, adds()),
      'twice the amount': added({ cash: 5000 }),
      'less than the amount': added({ cash: 2499 }),
      'two rides': added({ rides: 2 }),
      'no ride': added({ rides: 0 }),
      'another length': added({ length: 84_001 }),
      'an amount more on card': added({ card: 1 }),
      'an amount more on account': added({ account: 1 }),
      'an amount more of nothing': added({ nothing: 1 }),
      'a part of a ride': added({ rides: 1, nothing: 0.5 }),
      'a number that is not whole': commits(dora, ...writesOf(ends()), update(path, { card: increment(-0) })),
      ...each(
        {
          'rides that are not whole': 'rides',
          'a length that is not whole': 'length',
          'cash that is not whole': 'cash',
          'an account that is not whole': 'account',
          'nothing that is not whole': 'nothing',
        },
        (field) => commits(dora, ...writesOf(ends()), update(path, { [field]: increment(-0) })),
      ),
      'without rides': sum({ rides: undefined }),
      'without a length': sum({ length: undefined }),
      'without cards': sum({ card: undefined }),
      'without accounts': sum({ account: undefined }),
      'without what is not paid': sum({ nothing: undefined }),
      'without cash': sum({ cash: undefined }),
      'without a day': sum({ day: undefined }),
      'without a kind': sum({ kind: undefined }),
      'without whose': sum({ of: undefined }),
      'without a currency': sum({ currency: undefined }),
      'without its ride': sum({ ride: undefined }),
      'without a number': sum({ rev: undefined }),
      'without its removal': sum({ deleteAt: undefined }),
      'a field more': sum({ total: 2500 }),
      'under another day': sum({ day: dayAt(-DAY) }),
      'under another kind': sum({ kind: 'veiled' }),
      'under another driver': sum({ of: 'dan' }),
      'under another currency': sum({ currency: 'EUR' }),
      'for another ride': sum({ ride: OTHER_RIDE }),
      'for a ride with a slash': sum({ ride: `${idOf('ride')}/changes/1` }),
      'with another number': sum({ rev: 0 }),
      'with a text for a number': sum({ rev: '1' }),
      'removed too late': sum({ deleteAt: at(11 * 366 * DAY + HOUR) }),
      'removed too early': sum({ deleteAt: at(DAY) }),
      'and the same under another name': ends({}, dora, [
        ...addsAll(),
        { ...adds(), path: 'takings/another' },
      ]),
      'and those of another day': ends({}, dora, [...addsAll(), adds({ day: dayAt(-DAY) })]),
      'and an empty one of another driver': ends({}, dora, [...addsAll(), adds({ of: 'dan', added: {} })]),
      'and those of another driver': ends({}, dora, [...addsAll(), adds({ of: 'dan' })]),
      'and those of another car': ends({}, dora, [...addsAll(), adds({ kind: 'car', of: 'B-CB 2' })]),
      'and those of a payer': ends({}, dora, [...addsAll(), adds({ kind: 'payer', of: '1042' })]),
      'and those of the hidden fares': ends({}, dora, [...addsAll(), adds({ kind: 'veiled' })]),
      'and those of another kind': ends({}, dora, [...addsAll(), adds({ kind: 'firm', of: 'all' })]),
      'and those in another currency': ends({}, dora, [...addsAll(), adds({ currency: 'EUR' })]),
    },
  },
  {
    title: 'a fare ends, and no second one in its batch',
    seed: { ...completed(), [ridePath(OTHER_RIDE)]: ride('completed'), [`fares/${OTHER_RIDE}`]: fare() },
    permitted: ends(),
    refused: {
      'are not added together': commits(
        dora,
        ...writesOf(ends({}, dora, addsAll({ added: { rides: 2, length: 168_000, cash: 5000 } }))),
        update(`fares/${OTHER_RIDE}`, {
          ...(writesOf(ends())[0] as { readonly data: Changes }).data,
        } as never),
      ),
    },
  },
  {
    title: 'dispatch reads an ended fare, and changes none of its sums',
    seed: { ...completed(), ...storedAll(), [FARE_PATH]: ended() },
    permitted: { by: ada, does: get(FARE_PATH) },
    refused: {
      'and changes the driver’s': commits(ada, update(path, { cash: 0, rev: 1 })),
      'and adds the ended fare once more': commits(ada, ...addsAll({ rev: 1 })),
      'and adds it with the next number': commits(ada, ...addsAll({ rev: 2 })),
      'and adds nothing with the same number': commits(ada, ...addsAll({ rev: 1, added: {} })),
      'and adds nothing with the next number': commits(ada, ...addsAll({ rev: 2, added: {} })),
      'and removes the driver’s': commits(ada, remove(path)),
      'as a system_admin who removes the car’s': commits(sam, remove(carPath)),
      'as their driver who lowers them': commits(dora, update(path, { cash: 0 })),
    },
  },
  {
    title: 'another agreement of a fare that has not ended adds nothing',
    seed: completed(),
    permitted: commits(
      ada,
      update(FARE_PATH, { agreed: null, rev: 1, by: ada.sub, at: SERVER_TIME }),
      trace(fare(), 1),
    ),
    refused: {
      'not even sums of nothing': commits(
        ada,
        update(FARE_PATH, { agreed: null, rev: 1, by: ada.sub, at: SERVER_TIME }),
        trace(fare(), 1),
        adds({ added: {} }),
      ),
    },
  },
  {
    title: 'a driver lists their own sums of some days',
    seed: { ...BOOKS_FIRM, ...stored() },
    permitted: lists(dora, OWN),
    refused: {
      'not another driver': lists(dan, OWN),
      'not a passenger': lists(penny, [OWN[0], ['of', '==', 'penny']]),
      'not an auditor': lists(olga, [OWN[0], ['of', '==', 'olga']]),
      'not a client without a session': lists(NOBODY, OWN),
      'not those of hidden fares': lists(dora, [['kind', '==', 'veiled'], OWN[1]]),
      'not those of all kinds': lists(dora, [OWN[1]]),
      'not those of all drivers': lists(dora, ALL),
      'not more than five hundred': lists(dora, OWN, 501),
      'not by their path': { by: dora, does: get(path) },
    },
  },
  {
    title: 'dispatch lists the sums of all drivers',
    seed: { ...BOOKS_FIRM, ...stored() },
    permitted: lists(ada, ALL),
    refused: {
      'not more than five hundred': lists(ada, ALL, 501),
      'not without a limit': { by: ada, does: list({ collection: 'takings', where: ALL }) },
    },
  },
];
