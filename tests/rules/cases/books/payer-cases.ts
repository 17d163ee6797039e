import { type Datum } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { NEW_PAYER, PAYER_PATH } from '../../scenario/payers.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, set, type Case, type Person } from '../../scenario/request.ts';
import { at } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';

const amy = person('amy');
const people = { ...RIDE_PEOPLE, ...account(amy, 'admin', { status: 'revoked' }) };

const adds = (changes: Changes = {}, by: Person = ada, path = PAYER_PATH) =>
  commits(by, set(path, withChanges({ ...NEW_PAYER, by: (by ?? ada).sub }, changes)));
const asks = (...all: readonly Datum[]) => adds({ asks: all });

const TYPES = {
  name: 'a text',
  address: 'a list',
  email: 'a text',
  vatId: 'a text',
  asks: 'a list',
  word: 'a text',
  discount: 'a number',
  terms: 'a number',
  hidden: 'a boolean',
  names: 'a boolean',
  suspended: 'a boolean',
  rev: 'a number',
  by: 'a text',
  at: 'a timestamp',
};
const ASK = '-|Reference';
const LINES = ['1', '2', '3', '4', '5', '6'];

/** Account customers: who stores one, and what it may say. */
export const PAYER_CASES: readonly Case[] = [
  {
    title: 'an administrator stores an account customer',
    seed: people,
    permitted: adds(),
    refused: {
      'a driver': adds({}, dora),
      'a passenger': adds({}, penny),
      'an auditor': adds({}, olga),
      'an admin whose access was revoked': adds({}, amy),
      'a client without a session': adds({}, NOBODY),
      ...eachText(
        'the number',
        ['d-1042', '-1042', '1 042', 'Ä1', '1_2', `1${text(20)}`, '1'.repeat(21)],
        (id) => adds({}, ada, `payers/${id}`),
      ),
      ...each(wrongFields(TYPES), ([field, value]) => adds({ [field]: value })),
      'without a tariff': adds({ tariff: undefined }),
      ...each(wrongFields({ tariff: 'a text' }), ([field, value]) =>
        adds({ [field]: value === null ? 7 : value }),
      ),
      'a field more': adds({ note: '' }),
      'by another': adds({ by: sam.sub }),
      'at another time': adds({ at: at(-1) }),
      'the second version': adds({ rev: 1 }),
      'the version as a text': adds({ rev: '0' }),
      'without a name': adds({ name: '' }),
      'a name of 101 characters': adds({ name: text(101) }),
      'a name of spaces': adds({ name: '  ' }),
      'a name of wide spaces': adds({ name: '\u3000\u00A0' }),
      'a hidden name': adds({ name: 'Clinic\u200B' }),
      'an empty line in the address': adds({ address: ['1', ''] }),
      'a line of 101 characters': adds({ address: [text(101)] }),
      'a hidden line': adds({ address: ['Clinic\u202E'] }),
      'two lines in one': adds({ address: ['1\n2'] }),
      'seven lines': adds({ address: [...LINES, '7'] }),
      ...each(Object.fromEntries(LINES.map((line, n) => [`line ${line} as a number`, n])), (n) =>
        adds({ address: [...LINES.slice(0, n), 1] }),
      ),
      ...eachText(
        'the address',
        ['a', 'a@', '@b', 'A@b', 'a@b@c', 'a b@c', 'a,b@c', `${text(253)}@b`],
        (email) => adds({ email }),
      ),
      ...eachText(
        'the VAT id',
        ['DE', 'DE1', 'D11', 'de12', 'DE 12', '12345', `DE${'1'.repeat(19)}`],
        (vatId) => adds({ vatId }),
      ),
      'a word of 61 characters': adds({ word: text(61) }),
      'a hidden word': adds({ word: 'Lind\u200Bwurm' }),
      'a tariff without a name': adds({ tariff: '' }),
      'a tariff of 61 characters': adds({ tariff: text(61) }),
      'a hidden tariff': adds({ tariff: 'Clinics\u200B' }),
      'a negative discount': adds({ discount: -1 }),
      'more than all': adds({ discount: 1001 }),
      'negative days': adds({ terms: -1 }),
      'more than a year to pay': adds({ terms: 366 }),
    },
  },
  {
    title: 'an administrator stores an account customer with the longest texts and highest numbers',
    seed: people,
    permitted: adds(
      {
        name: text(100),
        address: LINES.map(() => text(100)),
        email: `${text(252)}@b`,
        vatId: `CHE-${'1'.repeat(16)}`,
        asks: LINES.slice(2).map(() => `!${'#'.repeat(60)}|${text(40)}`),
        word: text(60),
        tariff: text(60),
        discount: 1000,
        terms: 365,
        hidden: true,
        names: true,
        suspended: true,
      },
      ada,
      `payers/${'9'.repeat(20)}`,
    ),
    refused: {
      'five questions': asks(ASK, ASK, ASK, ASK, ASK),
      ...each({ first: 0, second: 1, third: 2, fourth: 3 }, (n) =>
        asks(...[ASK, ASK, ASK].slice(0, n), 'Reference'),
      ),
      'a question that is a number': asks(1),
      'two questions in one': asks(`${ASK}\n${ASK}`),
      'a question that is empty': asks(''),
      'an empty question beside one': asks(ASK, ''),
      'a question with another mark': asks('?|Reference'),
      'a question without a mark': asks('|Reference'),
      'a question without a label': asks('-|'),
      'a question with a label of 41 characters': asks(`-|${text(41)}`),
      'a question of spaces': asks('-|  '),
      'a hidden question': asks('-|Cost\u200B'),
      'a pattern of 61 characters': asks(`-${'#'.repeat(61)}|Reference`),
      ...eachText(
        'the pattern',
        [
          ' #',
          '# ',
          ' ',
          '[0-9]',
          '(',
          '\\d',
          '^#',
          '#$',
          '#+',
          '#*',
          '#?',
          '#{2}',

          '#,#',
          'ä',
          '#\n#',
          '#\u200B',
        ],
        (pattern) => asks(`-${pattern}|Reference`),
      ),
    },
  },
  {
    title: 'an administrator stores the least of an account customer',
    seed: people,
    permitted: adds(
      {
        name: '~',
        address: [],
        email: '',
        vatId: '',
        asks: [],
        word: '',
        tariff: null,
        discount: 0,
        terms: 0,
      },
      ada,
      'payers/1',
    ),
    refused: { 'without a name': adds({ name: '', address: [] }, ada, 'payers/1') },
  },
  ...['', '#', '@', 'A z_./-09', '.', '# #', '@-@'].map((pattern): Case => ({
    title: `an account customer asks for answers like “${pattern}”`,
    seed: people,
    permitted: asks(`-${pattern}|Reference`),
    refused: { 'or a bracket more': asks(`-${pattern}(|Reference`) },
  })),
];
