import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';

const OVERTAKEN: readonly RideFailure['code'][] = ['ride-changed', 'ride-over', 'ride-expired'];

/** Whether a step failed because somebody else was faster. */
export const isOvertaken = ({ code }: RideFailure): boolean => OVERTAKEN.includes(code);
