import { intervals } from '#core/session/intervals.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import type { REGISTRATION } from '#accounts/register/kept-registration.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';

/** The next person in this tab must not find what somebody typed into the registration form before signing in. */
function forgetRegistration(): void {
  try {
    // Only the type of the key is imported: a file shared with the form would be one more request in every sign-in.
    sessionStorage.removeItem('registration' satisfies typeof REGISTRATION);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

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
