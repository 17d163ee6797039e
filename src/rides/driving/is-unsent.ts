import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';

/** Whether the server was not reached, so that the same request may be sent later. */
export function isUnsent({ code }: RideFailure): boolean {
  return code === 'network' || code === 'unavailable';
}
