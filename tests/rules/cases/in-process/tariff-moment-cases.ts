import { commits, set, type Case } from '../../scenario/request.ts';
import { at, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../../scenario/tariffs.ts';

const validFrom = (seconds: number) => commits(sam, set(TARIFF_PATH, { ...NEW_TARIFF, from: at(seconds) }));

/** Facts that hold for one second, too short for a request over the wire. */
export const TARIFF_MOMENT_CASES: readonly Case[] = [
  {
    title: 'a tariff begins on a day that may have 25 hours',
    seed: RIDE_PEOPLE,
    permitted: validFrom(-25 * HOUR + 1),
    refused: { 'a second earlier': validFrom(-25 * HOUR) },
  },
  {
    title: 'a tariff begins in 1100 days at most',
    seed: RIDE_PEOPLE,
    permitted: validFrom(1100 * DAY - 1),
    refused: { 'a second later': validFrom(1100 * DAY) },
  },
];
