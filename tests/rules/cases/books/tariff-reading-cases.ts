import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { get, list, type Case, type Person } from '../../scenario/request.ts';
import { BOOKS, BOOKS_PATH } from '../../scenario/books/fares.ts';
import { at, DAY, idOf } from '../../scenario/rides/ride-documents.ts';
import { dora, olga, penny, pia, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../../scenario/tariffs.ts';

const sue = person('sue');
const people = { ...RIDE_PEOPLE, ...account(sue, 'system_admin', { status: 'revoked' }) };
/** A tariff that a former system_admin has made. */
const seed = { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, by: sue.sub, at: at(-DAY) } };
const [revoked, rita] = [person('dirk'), person('rita')];
const usual = (settings: Changes = {}) => ({
  ...seed,
  ...account(revoked, 'driver', { status: 'revoked' }),
  ...account(rita, 'passenger', { status: 'revoked' }),
  [`tariffs/${idOf('other')}`]: { ...NEW_TARIFF, name: 'Night', at: at(-DAY) },
  [BOOKS_PATH]: withChanges(BOOKS, settings),
});
const lists = (by: Person, name = 'Taxi', limit = 300) => ({
  by,
  does: list({ collection: 'tariffs', where: [['name', '==', name]], limit }),
});

/** The readers of the tariffs besides dispatch (D125). */
export const TARIFF_READING_CASES: readonly Case[] = [
  {
    title: 'a driver reads any tariff by its id, which a fare has',
    seed: usual({ tariff: null }),
    permitted: { by: dora, does: get(TARIFF_PATH) },
    refused: { 'not a driver whose access was revoked': { by: revoked, does: get(TARIFF_PATH) } },
  },
  {
    title: 'a passenger reads the usual tariff where the firm shows prices',
    seed: usual(),
    permitted: { by: penny, does: get(TARIFF_PATH) },
    refused: {
      'not an auditor': { by: olga, does: get(TARIFF_PATH) },
      'not another tariff': { by: penny, does: get(`tariffs/${idOf('other')}`) },
      'not a passenger whose access was revoked': { by: rita, does: get(TARIFF_PATH) },
    },
  },
  {
    title: 'a passenger lists the tariffs of the usual name where the firm shows prices',
    seed: usual(),
    permitted: lists(penny),
    refused: {
      'not those of another name': lists(penny, 'Night'),
      'not all': { by: penny, does: list({ collection: 'tariffs', limit: 300 }) },
      'not more than three hundred': lists(penny, 'Taxi', 301),
      'not an auditor': lists(olga),
    },
  },
  {
    title: 'a driver lists the tariffs of the usual name although the firm shows no prices',
    seed: usual({ shown: false }),
    permitted: lists(dora),
    refused: {
      'not those of another name': lists(dora, 'Night'),
      'not a passenger': lists(pia),
      'nor reads a passenger one': { by: penny, does: get(TARIFF_PATH) },
      'not a driver whose access was revoked': lists(revoked),
    },
  },
];
