import type { LogLine } from './log-line.ts';
import type { RideField, RideValues } from './ride-fields.ts';
import type { EndedState, OpenState } from './ride-state.ts';

/** The fields that a ride has only in some of its open states. */
export const PASSING = ['driver', 'card', 'offeredAt', 'arrivedAt', 'etaAt'] as const;
export type Passing = (typeof PASSING)[number];

/** Which of them an open ride holds, by state; `etaAt` only if the driver gave one. An ended ride keeps what it had. */
export const HELD = {
  requested: [],
  offered: ['driver', 'offeredAt'],
  accepted: ['driver', 'card'],
  on_the_way: ['driver', 'card', 'etaAt'],
  arrived: ['driver', 'card', 'etaAt', 'arrivedAt'],
  in_progress: ['driver', 'card', 'etaAt', 'arrivedAt'],
} as const satisfies Readonly<Record<OpenState, readonly Passing[]>>;

interface Always extends Omit<RideValues, 'state' | 'open' | 'endedAt' | Passing> {
  readonly id: string;
  /** One line per step, the booking's first. */
  readonly log: readonly LogLine[];
}

type Must<S extends OpenState> = Exclude<(typeof HELD)[S][number], 'etaAt'>;

/** A ride in one state, with the fields that it holds there. */
export type RideIn<S extends OpenState | EndedState> = S extends OpenState
  ? Always & { readonly state: S; readonly endedAt: null } & {
      readonly [F in Passing]: F extends Must<S>
        ? NonNullable<RideValues[F]>
        : F extends (typeof HELD)[S][number]
          ? RideValues[F]
          : null;
    }
  : Always & { readonly state: S; readonly endedAt: Date } & Pick<RideValues, Passing>;

/** A sound ride; its state determines which steps it may take. */
export type Ride = RideIn<OpenState> | RideIn<EndedState>;

/** A document that is not a sound ride; somebody wrote it without going through the rules. */
export interface DamagedRide {
  readonly state: 'damaged';
  readonly id: string;
  readonly fields: readonly (RideField | 'log')[];
}

/** What is stored under a ride's id. */
export type FoundRide = Ride | DamagedRide;
