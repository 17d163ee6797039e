import { SERVER_TIME } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, type Case, type Person, remove, set } from '../../scenario/request.ts';
import { at } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, penny, sam } from '../../scenario/rides/ride-people.ts';

const pat = person('pat');
const people = { ...RIDE_PEOPLE, ...account(pat, 'passenger', { status: 'pending' }) };
const PATH = 'figures/searches';
const FIGURE = { median: 240, searches: 20, at: SERVER_TIME };
const keeps = (changes: Changes = {}, by: Person = ada, path = PATH) =>
  commits(by, set(path, withChanges(FIGURE, changes)));
const stored = { ...people, [PATH]: { median: 60, searches: 5, at: at(-60) } };

/** How long it took lately to find a driver (D66). */
export const FIGURE_CASES: readonly Case[] = [
  {
    title: 'an administrator stores how long searches took',
    seed: people,
    permitted: keeps(),
    refused: {
      'a driver': keeps({}, dora),
      'a passenger': keeps({}, penny),
      'a client without a session': keeps({}, NOBODY),
      'as another figure': keeps({}, ada, 'figures/prices'),
      'a minute ago, as it says': keeps({ at: at(-60) }),
      'with another field': keeps({ longest: 600 }),
      'without the number of searches': keeps({ searches: undefined }),
      'of 21 searches': keeps({ searches: 21 }),
      'of a text of searches': keeps({ searches: '20' }),
      'of less than no time': keeps({ median: -1 }),
      'of half a second': keeps({ median: 0.5 }),
      'of longer than a search may last': keeps({ median: 14_401 }),
    },
  },
  {
    title: 'another administrator replaces the figure by the shortest time of the fewest searches',
    seed: stored,
    permitted: keeps({ median: 0, searches: 5 }, sam),
    refused: {
      'with that of four': keeps({ searches: 4 }, sam),
      'a passenger': keeps({}, penny),
      'by removing it': commits(sam, remove(PATH)),
    },
  },
  {
    title: 'an administrator stores the longest time of searches',
    seed: stored,
    permitted: keeps({ median: 14_400 }),
    refused: { 'by a driver': keeps({ median: 14_400 }, dora) },
  },
];
