import { NAME_KEYS, nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { account } from '../../scenario/documents.ts';
import { newName } from '../../scenario/accounts/new-name.ts';
import { person } from '../../scenario/people.ts';
import { registers } from '../../scenario/accounts/registration.ts';
import { commits, update, type Case, type Write } from '../../scenario/request.ts';
import { each, eachText } from '../../scenario/wrong-values.ts';

const penny = person('penny');

const registersAs = (name: string, keys = nameKeysOf(name)) =>
  registers(penny, { profile: { name, ...keys } });
const renamesTo = (name: string, keys = nameKeysOf(name)) =>
  commits(penny, update('users/penny', { ...newName(name, 'Person penny'), ...keys }));

const LONG_NAME = 'ÄHRE Maria-Luz del NEW';
const KEYS = nameKeysOf(LONG_NAME);
const withKey = (key: string, value: string) => renamesTo(LONG_NAME, { ...KEYS, [key]: value });

/** Invalid names and why they are invalid (D29). */
const wrongNames = {
  'a space before it': ' Penny',
  'a space behind it': 'Penny ',
  'a wide space before it': '\u3000Penny',
  'a line break': 'Penny\nAdmin',
  'a line break at its end': 'Penny\n',
  'a null': 'Penny\u0000',
  'an escape': '\u001b[31mPenny',
  'a control of the second set': 'Penny\u0085',
  'a soft hyphen': 'Pen\u00adny',
  'a joiner of marks': 'Pen\u034fny',
  'an Arabic mark of direction': 'Penny\u061c',
  'a blank initial': 'Penny \u115f',
  'a blank vowel': 'Penny \u1160',
  'an inherent vowel': 'Pen\u17b4ny',
  'another inherent vowel': 'Pen\u17b5ny',
  'a space without width': 'Pen\u200bny',
  'a left-to-right mark': 'Penny\u200e',
  'a right-to-left mark': 'Penny\u200f',
  'a line separator': 'Penny\u2028Admin',
  'a paragraph separator': 'Penny\u2029Admin',
  'an embedding': '\u202aPenny\u202c',
  'an override': 'Penny \u202enimda',
  'a word joiner': 'Pen\u2060ny',
  'an isolate': '\u2066Penny\u2069',
  'a deprecated control': 'Pen\u206fny',
  'a blank pattern alone': '\u2800',
  'a blank letter alone': '\u3164',
  'a byte order mark': 'Pen\ufeffny',
  'a blank half-width letter': 'Penny \uffa0',
  'an annotation': '\ufff9Penny\ufffb',
  'a tag': 'Penny\u{e0041}',
  'a joiner at its start': '\u200dPenny',
  'a joiner between Latin letters': 'Pen\u200dny',
  'a non-joiner behind a space': 'Penny \u200cAdmin',
  'a vowel separator between Latin letters': 'Pen\u180eny',
  'a joiner behind an accent': 'Zoe\u0301\u200d',
  'a joiner behind a digit': 'Penny 1\u200d',
  'a variant of a digit': 'Penny 1\ufe0f',
  'a variant behind the frame of no key': 'Penny\ufe0f\u20e3',
  'a joiner behind a dash': 'Penny \u2014\u200d',
  'a variant of an arrow': 'Penny \u2194\ufe0f',
  'a joiner behind a ringed digit': 'Penny \u2460\u200d',
  'a joiner behind a wide comma': 'Penny\u3001\u200d',
  'a joiner behind a bold letter': '\u{1d40f}\u200d',
  'a joiner between Georgian letters': 'ნი\u200dნო',
  'a joiner between Cherokee letters': 'ᏣᎳ\u200dᎩ',
  'a joiner behind a wide letter': 'Ｐ\u200denny',
  'a joiner behind a private character': 'Penny \ue000\u200d',
  'accents alone': '\u0301',
  'an accent on symbols alone': '\u20dd',
  'private characters alone': '\ue000',
  'private characters of the last plane alone': '\u{10fffd}',
  'two joiners in a row': 'می\u200c\u200cنا',
  'a variant of a Latin letter': 'Penny\ufe0f',
  'a rare variant of a Latin letter': 'Penny\u{e0101}',
  'a Mongolian variant of a Latin letter': 'Penny\u180b',
  'a musical control': 'Penny\u{1d173}',
  'a blank note alone': '\u{1d159}',
  'a control of shorthand': 'Penny\u{1bca0}',
  'an unassigned special': 'Penny\ufff0',
  'an unassigned tag': 'Penny\u{e0fff}',
};

/** Names in scripts that are written with joiners, and emoji. */
const plainNames = {
  Persian: 'علی\u200cرضا',
  Hindi: 'क्\u200dष',
  'Malayalam, with a joiner at its end': 'മോഹന്\u200d',
  Mongolian: 'ᠰᠠᠷ\u180eᠠ',
  'Japanese, with a variant of a character': '葛\u{e0100}城',
  'emoji with a variant': 'Penny \u2764\ufe0f',
  'emoji that are younger than the evaluator': '🏳️\u200d🌈 🦊 🫡',
  'keycaps of digits and signs': '1️⃣ #️⃣ *️⃣',
  'signs with a variant': '©️ ™️ ®️',
  emoji: '👩\u200d👩\u200d👧 🧑🏽\u200d🚀',
  'one emoji': '🦊',
  'Persian around a keycap': 'می1️⃣\u200cنا',
  'one tilde': '~',
  'a young sign of a currency': '₺',
  'a young script': '𞤀𞤣𞤤𞤢𞤥',
  'one letter': 'X',
};

const alone = (...writes: readonly Write[]) => commits(penny, ...writes);

const FOUR_WORDS = {
  ...newName('Penny Anna Maria New', 'Person penny'),
  nameKey: 'penny anna maria new',
  nameKey2: 'anna maria new',
  nameKey3: 'maria new',
  nameKey4: 'new',
  nameKeyLast: '',
};

/** The keys of a name with a word for each (D30). */
const KEY_CHAIN_CASES: readonly Case[] = [
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

const registersNamed = (name: string) =>
  registers(person('penny'), { profile: { name, ...nameKeysOf(name) } });

/** Names that leave their line, show nothing, or imitate another name by their gaps (D29). */
const shapeless = {
  'two spaces inside': 'Penny  Pending',
  'a wide space inside': 'Penny\u3000Pending',
  'a space that does not break inside': 'Penny\u00a0Pending',
  'the space of Ogham inside': 'Penny\u1680Pending',
  'a thin space inside': 'Penny\u2009Pending',
  'a narrow space inside': 'Penny\u202fPending',
  'a mathematical space inside': 'Penny\u205fPending',
  'a place for an object': 'Penny \ufffc',
  'a place for an object alone': '\ufffc',
  'no character': 'Penny\ufdd0',
  'no character at the end of the plane': 'Penny\uffff',
  'a control of hieroglyphs': 'Penny\u{13430}',
  'a blank filler': 'Penny\u{16fe4}',
  'five accents in a row': 'Pe\u0301\u0302\u0303\u0304\u0305nny',
  'five marks of Hebrew in a row': '\u05d0\u05b0\u05b1\u05b2\u05b3\u05b4',
  'five marks of Arabic in a row': '\u0627\u064b\u064c\u064d\u064e\u064f',
  'five marks of Thai in a row': '\u0e01\u0e31\u0e34\u0e35\u0e47\u0e48',
};

const inShape = {
  'one plain space': 'Penny P.',
  'four accents in a row': 'Nguye\u0302\u0303\u0323\u0301n',
  'five tildes in a row': '~~~~~',
  'the vowels of Hebrew': 'שָׁלוֹם',
};

/** Names that fit into their line. */
const NAME_SHAPE_CASES: readonly Case[] = Object.entries(inShape).map(([title, name]) => ({
  title: `a name with ${title} is accepted`,
  seed: {},
  permitted: registersNamed(name),
  refused: each(shapeless, registersNamed),
}));

/** Permitted names, and the keys by which they are searched. */
export const NAME_CASES: readonly Case[] = [
  {
    title: 'a plain name is accepted',
    seed: {},
    permitted: registersAs("Zoe\u0301 ~O'Neill-Ökçün~"),
    refused: each(wrongNames, (name) => registersAs(name)),
  },
  ...Object.entries(plainNames).map(([title, name]) => ({
    title: `a name in ${title} is accepted`,
    seed: {},
    permitted: registersAs(name),
    refused: { 'but not turned around': registersAs(`${name}\u202e`) },
  })),
  {
    title: 'a name is stored with the keys by which a search finds its words',
    seed: account(penny, 'passenger'),
    permitted: renamesTo(LONG_NAME),
    refused: {
      'not as the name is written': withKey('nameKey', LONG_NAME),
      'not with one capital': withKey('nameKey', `A${KEYS.nameKey.slice(1)}`),
      'not with an accent': withKey('nameKey', `ä${KEYS.nameKey.slice(1)}`),
      'not as another pattern that the name matches': withKey('nameKey', '.*'),
      'not behind the end of the quotation': withKey('nameKey', '\\E.*'),
      'not with a backslash': withKey('nameKey', `\\${KEYS.nameKey}`),
      'not with more behind it': withKey('nameKey', `${KEYS.nameKey} more`),
      'not the one before': renamesTo(LONG_NAME, nameKeysOf('Person penny')),
      ...eachText('not with another', NAME_KEYS.slice(1), (key) => withKey(key, 'person')),
      'not of a name that is turned around': renamesTo('Ähre \u202eNEW'),
    },
  },
  {
    title: 'a name outside ASCII is searched without its capitals',
    seed: account(penny, 'passenger'),
    permitted: renamesTo('Дора New'),
    refused: {
      'not with one of them': renamesTo('Дора New', { ...nameKeysOf('Дора New'), nameKey: 'Дора new' }),
    },
  },
  ...['Penny de la New', 'Penny Maria de la New Rossi'].map((name) => ({
    title: `the last key of “${name}” has its last word if it has more than four words`,
    seed: account(penny, 'passenger'),
    permitted: renamesTo(name),
    refused: eachText('not', ['penny', 'la', 'new rossi'], (nameKeyLast) =>
      renamesTo(name, { ...nameKeysOf(name), nameKeyLast }),
    ),
  })),
  {
    title: 'a name with a backslash and brackets is searched without them',
    seed: account(penny, 'passenger'),
    permitted: renamesTo('Penny \\E.* New :) (('),
    refused: { 'not with it': renamesTo('Penny \\E', { ...nameKeysOf('Penny E'), nameKey: 'penny \\e' }) },
  },
  {
    title: 'a name is searched without its accents',
    seed: account(penny, 'passenger'),
    permitted: renamesTo('Äæ Çč Ďđ Éě Ğģ Ïı Ľł Ñň Öøœ Řŕ Šß Ťț Üů Ŵŵ Ÿý Žż a\u0301 Caen Boer Sued Hass'),
    refused: {
      'not with one of them': renamesTo('Zoë Zaż', { ...nameKeysOf('Zoë Zaż'), nameKey: 'zoë zaz' }),
      'not with another letter': renamesTo('Zoë Zaż', nameKeysOf('Zoa Zaz')),
    },
  },
  ...KEY_CHAIN_CASES,
  ...NAME_SHAPE_CASES,
];
