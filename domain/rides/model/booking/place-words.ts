import { folded } from '../../../shared/folded-words.ts';

/** A word of a place's text. `part` numbers the parts between commas, semicolons and line breaks. */
export interface Word {
  readonly text: string;
  readonly part: number;
}

/** A compound with a hyphen is one word: `Bahnhof-Apotheke` is not at the station. */
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** `St. Pauli` is Sankt Pauli. */
const foldedWord = (word: string) => (/^(?:sankt|saint)$/.test(word) ? 'st' : word);

/** The words of a text, folded: `Höchst` is `Hoechst`, and `Queen’s Park` is `Queens Park`. */
export const wordsIn = (text: string): readonly Word[] =>
  text
    .split(/[,;\r\n]/u)
    .flatMap((written, part) =>
      (folded(written).match(WORD) ?? []).map((word) => ({ text: foldedWord(word), part })),
    );

/** The writings of a name: as it is, with spaces for hyphens, and with hyphens for spaces and full stops. */
function writingsOf(name: string): readonly (readonly Word[])[] {
  const texts = [name, name.replaceAll('-', ' '), name.trim().replaceAll(/[.\s]+/g, '-')];
  return [
    ...new Map(texts.map(wordsIn).map((words) => [words.map(({ text }) => text).join(' '), words])).values(),
  ];
}

/** Words that turn the name before them into a street or a square: `Airport Road`, `Bahnhof Str`. */
const STREET_WORDS = new Set(
  wordsIn(
    'road rd street st avenue ave lane ln drive dr way close court ct crescent boulevard blvd terrace highway hwy place ' +
      'square sq plaza straße str weg allee gasse damm ufer chaussee ring pfad steig stieg promenade platz',
  ).map(({ text }) => text),
);

const isStreet = (word: Word | undefined, part: number) =>
  word !== undefined && word.part === part && STREET_WORDS.has(word.text);

/** Whether the words at this position are the name, and not the beginning of a street's name. */
function standsAt(name: readonly Word[], at: number, words: readonly Word[]): boolean {
  const last = words[at + name.length - 1];
  return (
    last !== undefined &&
    name.every(({ text }, index) => words[at + index]?.text === text) &&
    !isStreet(words[at + name.length], last.part)
  );
}

export interface FoundName {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** The positions of a known name in a text, in whole words. */
export const positionsOf = (name: string, words: readonly Word[]): readonly FoundName[] =>
  writingsOf(name)
    .filter((own) => own.length > 0)
    .flatMap((own) =>
      words.flatMap((_, at) => (standsAt(own, at, words) ? [{ name, at, length: own.length }] : [])),
    );

/** Whether a text is this name, in any spelling. */
export function isName(text: string, name: string): boolean {
  const words = wordsIn(text);
  return positionsOf(name, words).some(({ length }) => length === words.length);
}
