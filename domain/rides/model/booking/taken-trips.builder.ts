import { tripsAfter, type TakenTrip } from './taken-trips.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** The hour of the week of a text such as `mon 8`. */
export function atHour(when: string): number {
  const [day = '', hour = ''] = when.split(' ');
  return DAYS.findIndex((each) => each === day) * 24 + Number(hour);
}

/** The trip of a text such as `home>clinic mon 8`. */
export function aTakenTrip(said: string): TakenTrip {
  const [ends = '', ...when] = said.split(' ');
  const [from = '', to = ''] = ends.split('>');
  return { from: { text: from }, to: { text: to }, hour: atHour(when.join(' ')) };
}

/** The trips in the record of a person who has booked the given trips in this order. */
export const bookedTrips = (...said: readonly string[]) =>
  said.reduce<readonly TakenTrip[]>((trips, each) => tripsAfter(aTakenTrip(each), trips), []);
