import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isSamePosition } from '#domain/shared/people/powers.ts';
import type { SessionState } from '#domain/accounts/services/session.ts';
import { forgetTypedWithOthers } from '#core/forms/forget-typed.ts';
import { focusPageHeading, focusOnNavigation } from '#core/navigation/focus-on-navigation.ts';
import { startOf } from '#core/navigation/start-of.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { useUser } from '#core/session/user-context.ts';
import { intervals, watchWhileVisible } from '#core/session/watch-while-visible.ts';
import type { REGISTRATION } from '#accounts/register/registration-draft.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { loadToastView, useEndToast } from '#ui/feedback/toast-context.tsx';
import { followLinks } from './follow-links.ts';
import { followSession } from './follow-session.ts';
import type { ProductRouter } from './router.ts';
import { endWaiting } from './shell.tsx';

/** Removes the draft of a registration after a sign-in. The next person in this tab must not find it. */
function forgetRegistration(): void {
  try {
    // Only the type of the key is imported. A file shared with the form would be one more request in every sign-in.
    sessionStorage.removeItem('registration' satisfies typeof REGISTRATION);
  } catch {
    // The storage is blocked, so nothing was stored.
  }
}

/**
 * Watches the user's profile, so that a decision takes effect on this page (D27). While there is a session, every look
 * of `watchWhileVisible` reads the feeds of account and rides. A session removes a registration draft of this tab.
 */
function watchSession({ session, loaded }: ProductAccess): () => void {
  let end: (() => void) | undefined;
  const hasSession = () => 'identity' in session.current();
  const begin = () => {
    if (hasSession()) forgetRegistration();
    end ??= loaded()?.accounts.watchOwnProfile();
  };
  const leave = session.subscribe(begin);
  begin();
  const stopLooking = watchWhileVisible(() => {
    if (!hasSession()) return;
    loaded()?.accounts.lookNow();
    loaded()?.rides.loaded()?.rideViews.lookNow();
  }, intervals.session);
  return () => {
    leave();
    stopLooking();
    end?.();
  };
}

/** The reason why the dashboard has changed. It is an alert, because the page may change without a navigation. */
function RoleChanged() {
  const { roleChanged } = useFrameCopy();
  const positionName = usePositionName();
  const user = useUser();
  return (
    <div role="alert" className="contents">
      <QuietNote>{roleChanged(positionName(user))}</QuietNote>
    </div>
  );
}

/** Leaves a note for the start page about the new role or powers. Does nothing if another person has signed in. */
function noteRoleChange({ arrivalNotes }: ProductAccess, before: SessionState, now: SessionState): void {
  if (before.state !== 'signed-in' || now.state !== 'signed-in' || before.user.uid !== now.user.uid) return;
  if (!isSamePosition(before.user, now.user)) arrivalNotes.set(startOf(now.user), <RoleChanged />);
}

interface RoutedProductProps {
  access: ProductAccess;
  router: ProductRouter;
  /** Whether the router took over with a change of page. The focus then moves to the new page's heading. */
  arrived?: boolean;
}

export function RoutedProduct({ access, router, arrived = false }: RoutedProductProps) {
  const endToast = useEndToast();
  useEffect(() => {
    const links = {
      go: (href: string) => void router.navigate({ href }),
      prepare: (path: string) => void router.preloadRoute({ to: path }).catch(() => {}),
    };
    const stops = [
      followLinks(links),
      followSession(access, (before) => {
        const now = access.session.current();
        // The toast belongs to the ended session. The next page shows why the session ended.
        if (now.state === 'signed-out') endToast();
        noteRoleChange(access, before, now);
        void router.invalidate();
      }),
      focusOnNavigation(router),
      router.subscribe('onRendered', ({ pathChanged }) => {
        // The toast of a failure does not concern another page.
        if (pathChanged) endToast('danger');
      }),
      watchSession(access),
      forgetTypedWithOthers(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [access, router, endToast]);
  useEffect(() => {
    endWaiting();
    // The view of toasts loads in advance, because some pages report results only by a toast.
    loadToastView().catch(() => {});
    if (!arrived) return;
    focusPageHeading();
    endToast('danger');
  }, [arrived, endToast]);
  return <RouterProvider router={router} />;
}
