import type { Place } from '../basics/place.ts';
import { phoneKeyOf } from './passenger-phone.ts';
import type { RideDetails } from './ride-details.ts';

/** A place that fewer people use may be the home of a family, and is not suggested to others. */
export const FEWEST_PEOPLE = 3;

type Trip = Pick<RideDetails, 'name' | 'phone' | 'customer' | 'from' | 'to'>;

const whoseIs = ({ customer, phone, name }: Trip) => customer ?? (phone === '' ? name : phoneKeyOf(phone));

/**
 * The places that at least `FEWEST_PEOPLE` people of these rides go to or come from, most people first. Dispatch gets
 * these places as suggestions. They have no coordinates, because a coordinate comes from a single passenger.
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
