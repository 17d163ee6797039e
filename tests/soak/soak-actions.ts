import type { RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import type { RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { rideMeaning } from '#domain/rides/model/errors/ride-meaning.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideList, RidePage } from '#domain/rides/ports/ride-repository.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Dice } from './dice.ts';
import type { Pace } from './pace.ts';

/** When a driver went off duty or on a break, by the server's clock. */
export interface Stop {
  readonly uid: string;
  readonly at: Date;
}

/** The state that all people share, with a count of their acts by name. */
export interface Dispatch {
  readonly dice: Dice;
  readonly pace: Pace;
  /** The stored documents, to which no rule applies here. */
  readonly documents: RawDocuments;
  /** Every ride that a person tried to book. */
  readonly ids: string[];
  readonly drivers: string[];
  readonly stops: Stop[];
  /** Counts a try of an act, and the rows that its list returned. */
  count(act: string, rows?: number): void;
  /** Notes a result that must not happen, even with a failing network. */
  note(act: string, what: unknown): void;
}

export type Act = () => Promise<void>;

/** The ride; `null` if it is missing or damaged. */
export const soundOf = (found: FoundRide | null | undefined): Ride | null =>
  found === null || found === undefined || found.state === 'damaged' ? null : found;

/** The actions that all people share. */
export function soakActions({ uid, rides, takeStep }: RidePerson, { count, note }: Dispatch) {
  const valueOf = <T>(act: string, outcome: Result<T, RideFailure>): T | null => {
    if (outcome.ok) return outcome.value;
    const { error } = outcome;
    if (rideMeaning(error).kind === 'defect') note(act, error);
    return null;
  };
  return {
    valueOf,
    async step(ride: Ride, order: RideOrder): Promise<boolean> {
      // A cancellation by the passenger is counted separately, because it has no remark.
      count(order.did === 'cancel' && ride.rider === uid ? 'own-cancel' : order.did);
      return valueOf(order.did, await takeStep(ride, order)) !== null;
    },
    async look(id: string): Promise<Ride | null> {
      count('look');
      const read = await rides.read(id);
      return read.ok ? soundOf(read.value) : null;
    },
    async list(name: string, list: RideList): Promise<readonly Ride[]> {
      const page = await rides.page(list, null);
      count(name, page.ok ? Math.max(1, rowsOf(page.value)) : 0);
      return page.ok ? page.value.rides.flatMap((each) => soundOf(each) ?? []) : [];
    },
  };
}

/** The number of rows that a page has read. If others follow, it has read one more than it shows. */
const rowsOf = ({ rides, next }: RidePage) => rides.length + (next === null ? 0 : 1);
