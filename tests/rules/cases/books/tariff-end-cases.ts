import { first, unpriced } from '../../scenario/books/ending-fares.ts';
import { BOOKS_FIRM } from '../../scenario/books/fares.ts';
import type { Data } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, set, update, type Case, type Person } from '../../scenario/request.ts';
import { at, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../../scenario/tariffs.ts';

const sue = person('sue');
const people = { ...RIDE_PEOPLE, ...account(sue, 'system_admin', { status: 'revoked' }) };
/** A tariff that a former system_admin has made. */
const seed = { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, by: sue.sub, at: at(-DAY) } };

/** A tariff that begins in a day and ends in two. */
const adds = (by: Person = sam) =>
  commits(by, set(TARIFF_PATH, { ...NEW_TARIFF, by: (by ?? sam).sub, until: at(2 * DAY) }));
const ends = (changes: Data, by: Person = sam) => commits(by, update(TARIFF_PATH, changes));

/** When a tariff ends, because another of its name begins (D129), and which rides end by it. */
export const TARIFF_END_CASES: readonly Case[] = [
  {
    title: 'a system_admin stores a tariff that a later one has replaced before it begins',
    seed: people,
    permitted: adds(),
    refused: { 'an admin': adds(ada) },
  },
  {
    title: 'a tariff ends when another of its name begins',
    seed,
    permitted: ends({ until: at(1099 * DAY) }),
    refused: {
      'in more than three years': ends({ until: at(1101 * DAY) }),
      'for an admin': ends({ until: at(2 * DAY) }, ada),
      'for who made it and has lost the approval': ends({ until: at(2 * DAY) }, sue),
      'on a text': ends({ until: '2027-01-01' }),
      never: ends({ until: null }),
      'with another price': ends({ until: at(2 * DAY), minimum: 1 }),
    },
  },
  {
    title: 'a tariff ends earlier',
    seed: { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, until: at(2 * DAY) } },
    permitted: ends({ until: at(2 * DAY - HOUR) }),
    refused: {
      'not at the same time': ends({ until: at(2 * DAY) }),
      'not later': ends({ until: at(2 * DAY + HOUR) }),
    },
  },
  {
    title: 'dispatch enters the end of a ride by a tariff that was replaced before it',
    seed: { ...unpriced(), [TARIFF_PATH]: { ...BOOKS_FIRM[TARIFF_PATH], until: at(-DAY / 2) } },
    permitted: first({}, ada),
    refused: { 'not its driver': first({}, dora) },
  },
  {
    title: 'a driver enters the end of a ride by a tariff that is replaced after it',
    seed: { ...unpriced(), [TARIFF_PATH]: { ...BOOKS_FIRM[TARIFF_PATH], until: at(HOUR) } },
    permitted: first(),
    refused: { 'not another driver': first({}, dan) },
  },
  {
    title: 'dispatch enters the end of a ride by a tariff that begins after it',
    seed: { ...unpriced(), [TARIFF_PATH]: { ...BOOKS_FIRM[TARIFF_PATH], from: at(HOUR) } },
    permitted: first({}, ada),
    refused: { 'not its driver': first({}, dora) },
  },
];
