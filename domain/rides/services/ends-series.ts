import type { RideFailure } from '../model/errors/ride-error.ts';

const ENDING: readonly RideFailure['code'][] = ['network', 'unavailable', 'session-expired'];

/** Whether a failure ends a series of requests, because the next request would fail, too. */
export const endsSeries = ({ code }: RideFailure): boolean => ENDING.includes(code);
