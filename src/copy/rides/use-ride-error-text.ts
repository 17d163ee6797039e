import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { useErrorCopy } from '../errors.ts';
import { useFormat } from '../language/use-format.ts';
import { rideTextOf, type SayTime } from './ride-error-texts.ts';
import { useRideErrorCopy } from './ride-errors.ts';

/** The text of any failure on a page of rides in the chosen language. A page that tells times passes how (rides R21). */
export function useRideErrorText(sayTime?: SayTime): (error: RideFailure) => string {
  const rides = useRideErrorCopy();
  const product = useErrorCopy();
  const { time } = useFormat();
  return (error) => rideTextOf(error, { rides, product, sayTime: sayTime ?? time });
}
