import { intervals } from '#core/session/intervals.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { forgetRegistration } from './forget-registration.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';

/**
 * Watches the user's profile, so that a decision takes effect here too (D27). When somebody comes back to the page,
 * and once per interval, everything that is watched behind sign-in is asked for. While there is a session, the tab forgets
 * a registration that was begun in it.
 */
export function watchSession({ session, loaded }: ProductAccess): () => void {
  let end: (() => void) | undefined;
  const hasSession = () => 'identity' in session.current();
  const begin = () => {
    if (hasSession()) forgetRegistration();
    end ??= loaded()?.watchOwnProfile();
  };
  const leave = session.subscribe(begin);
  begin();
  const stopLooking = watchWhileVisible(() => {
    if (!hasSession()) return;
    loaded()?.lookNow();
    loaded()?.rides.loaded()?.rideViews.lookNow();
  }, intervals.session);
  return () => {
    leave();
    stopLooking();
    end?.();
  };
}
