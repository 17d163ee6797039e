import { newName } from '../scenario/new-name.ts';
import { account } from '../scenario/documents.ts';
import { person } from '../scenario/people.ts';
import { commit, update, type Case, type Write } from '../scenario/request.ts';

const penny = person('penny');
const alone = (...writes: readonly Write[]) => ({ by: penny, does: commit(...writes) });

const FOUR_WORDS = {
  ...newName('Penny Anna Maria New', 'Person penny'),
  nameKey: 'penny anna maria new',
  nameKey2: 'anna maria new',
  nameKey3: 'maria new',
  nameKey4: 'new',
  nameKeyLast: '',
};

/** The keys of a name with a word for each (D30). */
export const KEY_CHAIN_CASES: readonly Case[] = [
  {
    title: 'each key of a name is what follows the first word of the key before',
    seed: account(penny, 'passenger'),
    permitted: alone(update('users/penny', FOUR_WORDS)),
    refused: {
      'another second key, with what follows from it': alone(
        update('users/penny', { ...FOUR_WORDS, nameKey2: 'other', nameKey3: '', nameKey4: '' }),
      ),
      'another third key, with what follows from it': alone(
        update('users/penny', { ...FOUR_WORDS, nameKey3: 'other', nameKey4: '' }),
      ),
      'another fourth key': alone(update('users/penny', { ...FOUR_WORDS, nameKey4: 'other' })),
    },
  },
];
