import type { RideFailure } from '../model/errors/ride-error.ts';

const UNREACHED: readonly RideFailure['code'][] = ['network', 'unavailable', 'session-expired'];

/** Whether the server was not reached, so that the next request fails, too. */
export const isUnreached = ({ code }: RideFailure): boolean => UNREACHED.includes(code);
