import { isRideError } from '#domain/rides/model/errors/ride-error-field.ts';
import type { RideError, RideErrorCode, RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { ErrorTexts } from '../errors.ts';
import { textOf } from '../use-error-text.ts';

/** What a text needs to name a moment. */
export type SayTime = (at: Date) => string;

/** One text for every code of rides: a missing one is a compile error. */
export type RideErrorTexts = {
  readonly [C in RideErrorCode]: (error: Extract<RideError, { code: C }>, sayTime: SayTime) => string;
};

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
