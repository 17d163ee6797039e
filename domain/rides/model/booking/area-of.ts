import { folded } from '../../../shared/folded-words.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { landmarkPlace } from '../basics/landmark.ts';
import type { RideSettings } from '../firm/settings.ts';
import { LONGEST_AREA } from '../basics/ride-limits.ts';
import { positionsOf, wordsIn, type FoundName, type Word } from './place-words.ts';
import { townIn } from './town-in.ts';
import type { Place } from '../basics/place.ts';

/** Settings of the firm: landmarks as stored, districts, and its own town (empty if unknown). */
export type KnownAreas = Pick<RideSettings, 'landmarks' | 'districts' | 'town'>;

/** Words that may stand before the name of a landmark: `at the Airport`, `am Bahnhof`. */
const ARTICLES = new Set('at the am an auf im in zum zur der die das dem'.split(' '));

/** Words before a person's name. In `Mr West`, `bei Berg` and `c/o Berg` the name is no district. */
const BEFORE_PERSON = new Set(
  'mr mrs ms miss dr prof frau herr herrn fam familie family bei o ring klingeln name'.split(' '),
);

/** Whether a part of the text begins at this word. Articles before the word do not count. */
function beginsPart(at: number, words: readonly Word[]): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || before.part !== word?.part) return true;
  return ARTICLES.has(before.text) && beginsPart(at - 1, words);
}

function isPerson({ at }: FoundName, words: readonly Word[]): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return before !== undefined && before.part === word?.part && BEFORE_PERSON.has(before.text);
}

/** Returns the landmark that begins a part of the text. Of several, the one with most words, then the first. */
function landmarkIn(words: readonly Word[], landmarks: readonly string[]): string | undefined {
  return landmarks
    .map((stored) => landmarkPlace(stored).text)
    .flatMap((name) => positionsOf(name, words))
    .filter(({ at }) => beginsPart(at, words))
    .toSorted((one, other) => other.length - one.length || one.at - other.at)[0]?.name;
}

/** Returns the last district, because addresses end with it. If several end at one word, the longest counts. */
function districtIn(words: readonly Word[], districts: readonly string[]): string | undefined {
  const end = ({ at, length }: FoundName) => at + length;
  return districts
    .flatMap((name) => positionsOf(name, words))
    .filter((found) => !isPerson(found, words))
    .toSorted((one, other) => end(other) - end(one) || other.length - one.length)[0]?.name;
}

/** Splits `Berlin-Mitte` into two words for a firm in Berlin, so that the district `Mitte` is found. */
function apart(text: string, town: string): string {
  const own = folded(town);
  return own === '' ? text : folded(text).replaceAll(`${own}-`, `${own} `);
}

/**
 * Returns what drivers see of a place before its details open (rides R33). That is a landmark or a district that the
 * firm knows, or the town of the address (D81). Otherwise it is empty, because other words may name a house or a
 * person.
 */
export function areaOf({ text }: Place, { landmarks, districts, town }: KnownAreas): string {
  const words = wordsIn(text);
  const area =
    landmarkIn(words, landmarks) ??
    districtIn(words, districts) ??
    districtIn(wordsIn(apart(text, town)), districts) ??
    townIn(text) ??
    districtIn(words, [town]) ??
    '';
  return typedText(area.slice(0, LONGEST_AREA));
}
