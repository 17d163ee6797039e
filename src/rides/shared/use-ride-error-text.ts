import type { RideError, RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { SayTime } from '#words/errors-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useFormat } from '#words/use-format.ts';
import { useRideErrorCopy } from './ride-errors-copy.ts';

/** The text of a failure on a page of rides, in the chosen language. Pages with times pass a formatter (rides R21). */
export function useRideErrorText(sayTime?: SayTime): (error: RideFailure) => string {
  const { time } = useFormat();
  return useErrorText<RideError>(useRideErrorCopy(), sayTime ?? time);
}
