import { CAR_COLOURS, type CarColour } from '../basics/car-colour.ts';
import { lettersIn } from './cell-text.ts';

/** How files name a car's colour; compared without anything but letters. */
const WORDS: Readonly<Record<CarColour, readonly string[]>> = {
  white: ['white', 'weiß', 'weiss'],
  cream: ['cream', 'ivory', 'beige', 'creme', 'elfenbein', 'hellelfenbein'],
  silver: ['silver', 'silber', 'silbern'],
  grey: ['grey', 'gray', 'grau', 'anthracite', 'anthrazit'],
  black: ['black', 'schwarz'],
  blue: ['blue', 'blau'],
  green: ['green', 'grün'],
  yellow: ['yellow', 'gelb'],
  orange: ['orange'],
  red: ['red', 'rot'],
  brown: ['brown', 'braun'],
  purple: ['purple', 'violet', 'lila', 'violett'],
};

/** The colour that a cell names; `undefined` if it names none. */
export function colourIn(cell: string): CarColour | undefined {
  const word = lettersIn(cell);
  return CAR_COLOURS.find((colour) => WORDS[colour].includes(word));
}
