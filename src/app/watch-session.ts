import { intervals } from '../core/session/intervals.ts';
import type { ProductAccess } from '../core/product/product-access.ts';
import { watchWhileVisible } from '../core/session/watch-while-visible.ts';

/**
 * Watches the user's profile, so that a decision takes effect here too (design D27), and has all that is watched behind
 * sign-in confirmed when somebody comes back to the page and once an interval.
 */
export function watchSession({ session, loaded }: ProductAccess): () => void {
  let end: (() => void) | undefined;
  const begin = () => {
    end ??= loaded()?.watchOwnProfile();
  };
  const leave = session.subscribe(begin);
  begin();
  const stopLooking = watchWhileVisible(() => {
    const { state } = session.current();
    if (state !== 'signed-in' && state !== 'unreachable') return;
    loaded()?.lookNow();
    loaded()?.rides.loaded()?.rideViews.lookNow();
  }, intervals.session);
  return () => {
    leave();
    stopLooking();
    end?.();
  };
}
