import { createRoute } from '@tanstack/react-router';
import { ContentSkeleton } from '../frame/content-skeleton.tsx';
import { SignedInSkeleton } from '../frame/page-skeleton.tsx';
import { requireRole, requireSession } from '../guards.ts';
import { paths } from '../paths.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

/** A pathless route with the frame and the guard of everything behind sign-in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  pendingComponent: SignedInSkeleton,
  component: lazyPage(() => import('../frame/signed-in-frame.tsx'), 'SignedInFrame'),
});

const dashboards = () => import('../../features/dashboard/dashboards.tsx');

export const passengerDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.passengerDashboard,
  beforeLoad: requireRole('passenger'),
  pendingComponent: ContentSkeleton,
  component: lazyPage(dashboards, 'PassengerDashboard'),
});

export const driverDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.driverDashboard,
  beforeLoad: requireRole('driver'),
  pendingComponent: ContentSkeleton,
  component: lazyPage(dashboards, 'DriverDashboard'),
});

export const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.profile,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/profile/profile-route.tsx'), 'ProfileRoute'),
});
