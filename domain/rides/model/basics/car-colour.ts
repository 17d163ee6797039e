import { oneOf, orNull } from '../../../shared/composed-decoders.ts';

/** The colours of cars: a closed list, so that every passenger reads them in their own language. */
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

/** `null` if the colour of the car is unknown. */
export const carColour = orNull(oneOf(CAR_COLOURS));
