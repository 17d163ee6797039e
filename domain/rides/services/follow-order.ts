import { asDispatcher } from '../../shared/people/acting.ts';
import { succeed } from '../../shared/result.ts';
import type { RideFailure, RideResult } from '../model/errors/ride-error.ts';
import { endsOf } from '../model/standing/follows-plan.ts';
import type { AffectedRide } from '../model/standing/order-change.ts';
import { isOrderDay, legInstant } from '../model/standing/order-days.ts';
import type { OrderPlan } from '../model/standing/order-plan.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { createEditRide } from './edit-ride.ts';
import { requiredSettings } from './service-settings.ts';
import { createTakeStep } from './take-step.ts';

/** A made ride that did not follow the change of its order, and why. */
export interface LeftBehind {
  readonly ride: AffectedRide;
  readonly error: RideFailure;
}

/**
 * Brings made rides after a change of their order to its new plan, one after the other, by edits and cancellations like
 * those by hand: their logs have them, and drivers are notified. Returns the rides for which that failed; the others are
 * changed. Sent again it goes on where it stopped.
 */
export type FollowOrder = (
  affected: readonly AffectedRide[],
  plan: OrderPlan,
  tell?: (done: number, all: number) => void,
) => Promise<RideResult<readonly LeftBehind[]>>;

export function createFollowOrder(needs: DispatchNeeds): FollowOrder {
  const { fleet, session } = needs;
  const editRide = createEditRide(needs);
  const takeStep = createTakeStep(needs);

  const followOne = async (
    { ride, details, day, leg, becomes }: AffectedRide,
    plan: OrderPlan,
    timeZone: string,
  ): Promise<RideResult<void>> => {
    if (becomes === null) {
      // What the order itself still has is cancelled because the firm is closed.
      const isPlanned = isOrderDay(plan, new Set(), day) && plan.legs.some(({ key }) => key === leg);
      const why = isPlanned ? 'no_driver' : 'passenger';
      return takeStep(ride, { did: 'cancel', why });
    }
    if (details === null) return succeed();
    const { people, needs: needed, note } = plan;
    const change = { ...endsOf(plan, becomes), people, needs: needed, note };
    // A ride whose leg waits for a call from now on keeps its time: the passenger counts on it.
    if (becomes.time === null) return editRide(ride, details, change);
    const pickUp = { kind: 'later', ...legInstant(day, becomes.time, timeZone) } as const;
    return editRide(ride, details, { ...change, pickUp });
  };

  return (affected, plan, tell = () => {}) =>
    asDispatcher(session, async (): Promise<RideResult<readonly LeftBehind[]>> => {
      const settings = await requiredSettings(fleet);
      if (!settings.ok) return settings;
      const left: LeftBehind[] = [];
      for (const [at, ride] of affected.entries()) {
        const followed = await followOne(ride, plan, settings.value.timeZone);
        if (!followed.ok) left.push({ ride, error: followed.error });
        tell(at + 1, affected.length);
      }
      return succeed(left);
    });
}
