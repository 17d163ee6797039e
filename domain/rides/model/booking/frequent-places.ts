import type { Place } from '../basics/place.ts';
import { phoneKeyOf } from './passenger-phone.ts';
import type { RideDetails } from './ride-details.ts';

/** How many different people make a place the firm's own. With fewer it may be the home of a family. */
export const FEWEST_PEOPLE = 3;

type Trip = Pick<RideDetails, 'name' | 'phone' | 'customer' | 'from' | 'to'>;

const whoseIs = ({ customer, phone, name }: Trip) => customer ?? (phone === '' ? name : phoneKeyOf(phone));

/**
 * The places that most people of these rides go to or come from, most people first. They are suggested for every
 * booking, so the settings need not list them. Without coordinates: those are of one passenger.
 */
export function frequentPlaces(rides: Iterable<Trip>): readonly Place[] {
  const people = new Map<string, Set<string>>();
  for (const ride of rides)
    for (const { text } of [ride.from, ride.to])
      people.set(text, (people.get(text) ?? new Set<string>()).add(whoseIs(ride)));
  return [...people]
    .filter(([, { size }]) => size >= FEWEST_PEOPLE)
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.size - ofOne.size || (one < other ? -1 : 1))
    .map(([text]) => ({ text }));
}
