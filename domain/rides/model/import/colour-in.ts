import { folded, foldedWords } from '../../../shared/folded-words.ts';
import { CAR_COLOURS, type CarColour } from '../basics/car-colour.ts';

/** The words for a car's colour. A word that ends in one of them also counts: `dunkelblau`. */
const WORDS: Readonly<Record<CarColour, readonly string[]>> = {
  white: ['white', 'weiß'],
  cream: ['cream', 'ivory', 'beige', 'creme', 'elfenbein'],
  silver: ['silver', 'silber', 'silbern'],
  grey: ['grey', 'gray', 'grau', 'anthracite', 'anthrazit'],
  black: ['black', 'schwarz'],
  blue: ['blue', 'blau', 'navy'],
  green: ['green', 'grün'],
  yellow: ['yellow', 'gelb'],
  orange: ['orange'],
  red: ['red', 'rot', 'burgundy', 'bordeaux'],
  brown: ['brown', 'braun'],
  purple: ['purple', 'violet', 'lila', 'violett'],
};

/** The colour that a cell names, also as a shade (`dark blue`); `undefined` for no colour, or for several. */
export function colourIn(cell: string): CarColour | undefined {
  const found = new Set(
    foldedWords(cell).flatMap(
      (word) =>
        CAR_COLOURS.find((colour) => WORDS[colour].some((known) => word.endsWith(folded(known)))) ?? [],
    ),
  );
  const [colour] = found;
  return found.size === 1 ? colour : undefined;
}
