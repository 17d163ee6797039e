import { typedText } from '../../../shared/typed-text.ts';
import { landmarkPlace } from '../basics/landmark.ts';
import type { RideSettings } from '../firm/settings.ts';
import { LONGEST_AREA } from '../basics/ride-limits.ts';
import { townIn } from './town-in.ts';
import type { Place } from '../basics/place.ts';

/** The names that the firm knows (settings): landmarks as stored, districts, and its own town, which may be empty. */
export type KnownAreas = Pick<RideSettings, 'landmarks' | 'districts' | 'town'>;

/** A word of a place's text. `part` numbers the parts between commas and line breaks. */
interface Word {
  readonly text: string;
  readonly part: number;
}

/** A compound with a hyphen is one word: `Bahnhof-Apotheke` is not at the station. */
const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;

const wordsIn = (text: string): readonly Word[] =>
  text
    .toLocaleLowerCase()
    .split(/[,;\r\n]/u)
    .flatMap((written, part) => (written.match(WORD) ?? []).map((word) => ({ text: word, part })));

/** What may stand before the name of a landmark: `at the Airport`, `am Bahnhof`. */
const ARTICLES = new Set([
  'at',
  'the',
  'am',
  'an',
  'auf',
  'im',
  'in',
  'zum',
  'zur',
  'der',
  'die',
  'das',
  'dem',
]);

/** Words that make a street of the name before them: `Airport Road`, `Bahnhof Str`. */
const STREET_WORDS = new Set(
  (
    'road rd street st avenue ave lane ln drive dr way close court ct crescent boulevard blvd terrace highway hwy ' +
    'straße strasse str weg allee gasse damm ufer chaussee ring pfad steig stieg promenade'
  ).split(' '),
);

const isStreet = (word: Word | undefined, part: number) =>
  word !== undefined && word.part === part && STREET_WORDS.has(word.text);

/** Whether these words stand at this position, without becoming the name of a street. */
function standsAt(name: readonly Word[], at: number, words: readonly Word[]): boolean {
  const last = words[at + name.length - 1];
  return (
    last !== undefined &&
    name.every(({ text }, index) => words[at + index]?.text === text) &&
    !isStreet(words[at + name.length], last.part)
  );
}

/** Whether a part of the text begins here, or after an article with which it begins. */
function beginsPart(at: number, words: readonly Word[]): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || before.part !== word?.part) return true;
  return ARTICLES.has(before.text) && beginsPart(at - 1, words);
}

interface Found {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

function placesOf(name: string, words: readonly Word[]): readonly Found[] {
  const own = wordsIn(name);
  if (own.length === 0) return [];
  return words.flatMap((_, at) => (standsAt(own, at, words) ? [{ name, at, length: own.length }] : []));
}

/** The longest landmark with which a part of the text begins, of several the first. */
function landmarkIn(words: readonly Word[], landmarks: readonly string[]): string | undefined {
  return landmarks
    .map((stored) => landmarkPlace(stored).text)
    .flatMap((name) => placesOf(name, words))
    .filter(({ at }) => beginsPart(at, words))
    .toSorted((one, other) => other.length - one.length || one.at - other.at)[0]?.name;
}

/** The last district in the text, since an address ends with it; the longest of those that end there. */
function districtIn(words: readonly Word[], districts: readonly string[]): string | undefined {
  const end = ({ at, length }: Found) => at + length;
  return districts
    .flatMap((name) => placesOf(name, words))
    .toSorted((one, other) => end(other) - end(one) || other.length - one.length)[0]?.name;
}

/**
 * What drivers see of a place before they take the ride (rides R33): a landmark or a district that the firm knows, or the
 * town of the address. All else may name a house, a person or a way in, so the area is empty without them.
 */
export function areaOf({ text }: Place, { landmarks, districts, town }: KnownAreas): string {
  const words = wordsIn(text);
  const area =
    landmarkIn(words, landmarks) ??
    districtIn(words, districts) ??
    townIn(text) ??
    districtIn(words, [town]) ??
    '';
  return typedText(area.slice(0, LONGEST_AREA));
}
