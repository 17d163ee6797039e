import { first, unpriced } from '../../scenario/books/ending-fares.ts';
import { BOOKS_FIRM } from '../../scenario/books/fares.ts';
import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, get, set, update, type Case, type Person } from '../../scenario/request.ts';
import { at, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../../scenario/tariffs.ts';

const sue = person('sue');
const people = { ...RIDE_PEOPLE, ...account(sue, 'system_admin', { status: 'revoked' }) };
/** A tariff that a former system_admin has made. */
const seed = { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, by: sue.sub, at: at(-DAY) } };

/** A tariff that begins a day from now, and ends two days from now. */
const adds = (by: Person = sam) =>
  commits(by, set(TARIFF_PATH, { ...NEW_TARIFF, by: (by ?? sam).sub, until: at(2 * DAY) }));
const ends = (changes: Data, by: Person = sam) => commits(by, update(TARIFF_PATH, changes));

const BEGIN = at(DAY);
const withdraws = (changes: Data = {}, by: Person = sam) =>
  ends({ until: BEGIN, withdrawn: { by: (by ?? sam).sub, at: SERVER_TIME }, ...changes }, by);
const withdrawn = { until: BEGIN, withdrawn: { by: sue.sub, at: at(-HOUR) } };

/** When a tariff ends (D129) or is withdrawn, and which rides may still end at its prices. */
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
      'as it begins, without a trace': ends({ until: BEGIN }),
      'before it begins': ends({ until: at(HOUR) }),
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
  ...[{ from: BEGIN }, { from: BEGIN, until: at(2 * DAY) }, { from: at(-DAY), until: at(-HOUR) }].map(
    (dates, nth): Case => {
      const until = dates.from;
      return {
        title: `a system_admin withdraws a tariff in form ${nth + 1}`,
        seed: { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, ...dates } },
        permitted: withdraws({ until }),
        refused: {
          'by an admin': withdraws({ until }, ada),
          'by who has lost the approval': withdraws({ until }, sue),
          'by another': withdraws({ until, withdrawn: { by: ada.sub, at: SERVER_TIME } }),
          'at another time': withdraws({ until, withdrawn: { by: sam.sub, at: at(-1) } }),
          'with a note': withdraws({ until, withdrawn: { by: sam.sub, at: SERVER_TIME, note: 'x' } }),
          'with another price': withdraws({ until, minimum: 1 }),
          'with another end': withdraws({ until: at(-2 * HOUR) }),
          'without an end': ends({ withdrawn: { by: sam.sub, at: SERVER_TIME } }),
        },
      };
    },
  ),
  {
    title: 'a system_admin reads a withdrawn tariff',
    seed: { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, ...withdrawn } },
    permitted: { by: sam, does: get(TARIFF_PATH) },
    refused: {
      'not withdrawn again': withdraws(),
      'not valid again': ends({ until: at(3 * DAY) }),
      'not without its trace': ends({ withdrawn: REMOVED }),
    },
  },
  {
    title: 'a tariff is stored before it is withdrawn',
    seed: people,
    permitted: adds(),
    refused: {
      'not at once': commits(
        sam,
        set(TARIFF_PATH, { ...NEW_TARIFF, until: at(2 * DAY), withdrawn: { by: sam.sub, at: SERVER_TIME } }),
      ),
    },
  },
];
