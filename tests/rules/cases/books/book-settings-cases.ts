import { increment } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { BOOKS, BOOKS_PATH } from '../../scenario/books/fares.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, get, remove, set, update, type Case, type Person } from '../../scenario/request.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';

const pat = person('pat');
const people = { ...RIDE_PEOPLE, ...account(pat, 'passenger', { status: 'pending' }) };
const seed = { ...people, [BOOKS_PATH]: BOOKS };
const sets = (changes: Changes = {}, by: Person = sam, path = BOOKS_PATH) =>
  commits(by, set(path, withChanges(BOOKS, changes)));
const lines = (count: number, length = 1) => Array.from({ length: count }, () => text(length));

const TYPES = {
  name: 'a text',
  address: 'a list',
  email: 'a text',
  vatId: 'a text',
  taxNumber: 'a text',
  currency: 'a text',
  vat: 'a number',
  iban: 'a text',
  bic: 'a text',
  shown: 'a boolean',
  share: 'a number',
  years: 'a number',
  columns: 'a list',
  rev: 'a number',
};

/** The firm as its papers name it, and how it charges (D125). */
export const BOOK_SETTINGS_CASES: readonly Case[] = [
  {
    title: 'a system_admin stores the settings of the books',
    seed: people,
    permitted: sets(),
    refused: {
      'an admin': sets({}, ada),
      'a driver': sets({}, dora),
      'a passenger': sets({}, penny),
      'a client without a session': sets({}, NOBODY),
      'other settings': sets({}, sam, 'settings/bills'),
      ...each(wrongFields(TYPES), ([field, value]) => sets({ [field]: value })),
      'without a tariff’s field': sets({ tariff: undefined }),
      'a tariff that is a number': sets({ tariff: 1 }),
      'a field more': sets({ note: '' }),
      'as the first change': sets({ rev: 1 }),
      'without a name': sets({ name: '' }),
      'a name of 101 characters': sets({ name: text(101) }),
      'a hidden name': sets({ name: 'Cabs\u200B' }),
      'seven lines of address': sets({ address: lines(7) }),
      'a line of 101 characters': sets({ address: lines(1, 101) }),
      'two lines in one': sets({ address: ['x\ny'] }),
      'a hidden line': sets({ address: ['x\u200B'] }),
      'an empty line alone': sets({ address: [''] }),
      'an empty line before one': sets({ address: ['', 'x'] }),
      'an address of numbers': sets({ address: [1] }),
      'an address that is an empty text': sets({ address: '' }),
      'columns that are an empty map': sets({ columns: {} }),
      'an email address of 101 characters': sets({ email: text(101) }),
      'a hidden email address': sets({ email: 'x\u200B' }),
      'a number for taxes of 41 characters': sets({ vatId: text(41) }),
      'a hidden number for taxes': sets({ vatId: 'x\u200B' }),
      'a number of the tax office of 41 characters': sets({ taxNumber: text(41) }),
      'a hidden number of the tax office': sets({ taxNumber: 'x\u200B' }),
      ...eachText(
        'the account',
        [
          'DE',
          'de89370400440532013000',
          'D189370400440532013000',
          `DE89${text(20)}`,
          `DE89${'3'.repeat(31)}`,
        ],
        (iban) => sets({ iban }),
      ),
      ...eachText('the bank', ['COBADEF', 'COBADEFFX', 'cobadeff', 'COBADEFFXXXX'], (bic) => sets({ bic })),
      'an empty tariff': sets({ tariff: '' }),
      'a tariff of 61 characters': sets({ tariff: text(61) }),
      'a hidden tariff': sets({ tariff: 'x\u200B' }),
      'a negative share': sets({ share: -1 }),
      'a share of more than all': sets({ share: 1001 }),
      'an unknown currency': sets({ currency: 'XYZ' }),
      'a negative tax': sets({ vat: -1 }),
      'a tax of more than half': sets({ vat: 501 }),
      'for no year': sets({ years: 0 }),
      'for 31 years': sets({ years: 31 }),
      '31 columns': sets({ columns: lines(31) }),
      'a column of 41 characters': sets({ columns: lines(1, 41) }),
    },
  },
  {
    title: 'a system_admin stores the most of the settings of the books',
    seed: people,
    permitted: sets({
      name: text(100),
      address: lines(6, 100),
      email: text(100),
      vatId: text(40),
      taxNumber: text(40),
      iban: `DE89${'3'.repeat(30)}`,
      tariff: text(60),
      vat: 500,
      share: 1000,
      years: 30,
      columns: lines(30, 40),
    }),
    refused: { 'an admin': sets({}, ada) },
  },
  {
    title: 'a system_admin stores the least of the settings of the books',
    seed: people,
    permitted: sets({
      name: 'x',
      address: [],
      email: '',
      vatId: '',
      taxNumber: '',
      iban: '',
      bic: '',
      tariff: null,
      vat: 0,
      shown: false,
      share: 0,
      years: 1,
      columns: [],
    }),
    refused: { 'an admin': sets({}, ada) },
  },
  {
    title: 'a system_admin changes the settings of the books with the next number',
    seed,
    permitted: commits(
      sam,
      update(BOOKS_PATH, { bic: 'COBADEFF', iban: `DE89${'3'.repeat(11)}`, tariff: 'T', rev: 1 }),
    ),
    refused: {
      'not with the same one': commits(sam, update(BOOKS_PATH, { bic: 'COBADEFF' })),
      'not with the one after': commits(sam, update(BOOKS_PATH, { bic: 'COBADEFF', rev: 2 })),
      'not with one that is not whole': commits(
        sam,
        update(BOOKS_PATH, { bic: 'COBADEFF', rev: 1 }),
        update(BOOKS_PATH, { rev: increment(-0) }),
      ),
      'not to nonsense': commits(sam, update(BOOKS_PATH, { share: 2000, rev: 1 })),
      'not an admin': commits(ada, update(BOOKS_PATH, { bic: 'COBADEFF', rev: 1 })),
      'nor removes them': commits(sam, remove(BOOKS_PATH)),
    },
  },
  ...[ada, dora, penny, olga].map((reader): Case => ({
    title: `${reader.sub} reads the settings of the books`,
    seed,
    permitted: { by: reader, does: get(BOOKS_PATH) },
    refused: {
      'not a pending passenger': { by: pat, does: get(BOOKS_PATH) },
      'not a client without a session': { by: NOBODY, does: get(BOOKS_PATH) },
    },
  })),
];
