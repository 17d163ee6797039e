import { oneOf, orNull } from '../../../shared/composed-decoders.ts';

/** The colours of cars. The list is closed, because each colour is translated. */
export const CAR_COLOURS = [
  'white',
  'cream',
  'silver',
  'grey',
  'black',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'brown',
  'purple',
] as const;
export type CarColour = (typeof CAR_COLOURS)[number];

/** Decodes the colour of a car; `null` if none is stored. */
export const carColour = orNull(oneOf(CAR_COLOURS));
