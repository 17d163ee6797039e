import { isRideError } from '#domain/rides/model/errors/ride-error-field.ts';
import type { RideError, RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { useErrorCopy, type ErrorTexts } from '#words/errors-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { textOf } from '#words/use-error-text.ts';
import { useRideErrorCopy, type RideErrorTexts, type SayTime } from './ride-errors-copy.ts';

interface Tables {
  readonly rides: RideErrorTexts;
  readonly product: ErrorTexts;
  readonly sayTime: SayTime;
}

/** The text of any failure on a page of rides. */
export function rideTextOf(error: RideFailure, { rides, product, sayTime }: Tables): string {
  if (!isRideError(error)) return textOf(error, product);
  // As in `textOf`: the entry for a code takes exactly the errors of that code.
  const write = rides[error.code] as (error: RideError, sayTime: SayTime) => string;
  return write(error, sayTime);
}

/**
 * The text of any failure on a page of rides, in the chosen language. A page that shows times passes how to format them
 * (rides R21).
 */
export function useRideErrorText(sayTime?: SayTime): (error: RideFailure) => string {
  const rides = useRideErrorCopy();
  const product = useErrorCopy();
  const { time } = useFormat();
  return (error) => rideTextOf(error, { rides, product, sayTime: sayTime ?? time });
}
