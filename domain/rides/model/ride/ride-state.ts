/** Nobody has ended the ride: its passenger waits or rides. */
export const OPEN_STATES = [
  'requested',
  'offered',
  'accepted',
  'on_the_way',
  'arrived',
  'in_progress',
] as const;
export type OpenState = (typeof OPEN_STATES)[number];

/** The ride is over, and changes only by a correction. */
export const ENDED_STATES = ['completed', 'cancelled', 'no_show', 'expired'] as const;
export type EndedState = (typeof ENDED_STATES)[number];

export const RIDE_STATES = [...OPEN_STATES, ...ENDED_STATES] as const;
export type RideState = (typeof RIDE_STATES)[number];

/** Until the passenger is on board. */
export const BEFORE_BOARDING = ['requested', 'offered', 'accepted', 'on_the_way', 'arrived'] as const;

/** What drives: a driver is in at most one ride of these states (rides R3). */
const DRIVING_STATES: readonly RideState[] = ['on_the_way', 'arrived', 'in_progress'];

export function isEnded(state: RideState): state is EndedState {
  return ENDED_STATES.some((ended) => ended === state);
}

/** Whether a ride in this state keeps its driver from taking another. */
export function locksDriver(state: RideState): boolean {
  return DRIVING_STATES.includes(state);
}
