import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import { person } from '../scenario/people.ts';
import { registers } from '../scenario/registration.ts';
import type { Case } from '../scenario/request.ts';
import { each } from '../scenario/wrong-values.ts';

const registersAs = (name: string) => registers(person('penny'), { profile: { name, ...nameKeysOf(name) } });

/** Names that stand out of their line, show nothing, or look like another one by their gaps (D29). */
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

/** What a name may look like within its line. */
export const NAME_SHAPE_CASES: readonly Case[] = Object.entries(inShape).map(([title, name]) => ({
  title: `a name with ${title} is accepted`,
  seed: {},
  permitted: registersAs(name),
  refused: each(shapeless, registersAs),
}));
