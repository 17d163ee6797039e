/** The ride has not ended: its passenger waits or rides. */
export const OPEN_STATES = [
  'requested',
  'offered',
  'accepted',
  'on_the_way',
  'arrived',
  'in_progress',
] as const;
export type OpenState = (typeof OPEN_STATES)[number];

/** The ride has ended. Only `expired` cannot be corrected (R29). Only `completed` and `no_show` can be taken back. */
export const ENDED_STATES = ['completed', 'cancelled', 'no_show', 'expired'] as const;
export type EndedState = (typeof ENDED_STATES)[number];

export const RIDE_STATES = [...OPEN_STATES, ...ENDED_STATES] as const;
export type RideState = (typeof RIDE_STATES)[number];

/** The states before the passenger is on board. */
export const BEFORE_BOARDING = ['requested', 'offered', 'accepted', 'on_the_way', 'arrived'] as const;

/** The states in which a driver may have at most one ride (rides R3). */
const DRIVING_STATES: readonly RideState[] = ['on_the_way', 'arrived', 'in_progress'];

export function isEnded(state: RideState): state is EndedState {
  return ENDED_STATES.some((ended) => ended === state);
}

/** Whether a ride in this state prevents its driver from driving another. */
export function locksDriver(state: RideState): boolean {
  return DRIVING_STATES.includes(state);
}
