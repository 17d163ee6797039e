import { createRoute } from '@tanstack/react-router';
import { ContentSkeleton } from '../../ui/page/content-skeleton.tsx';
import { requireRole } from '../guards.ts';
import { adminPaths } from '../../core/navigation/admin-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { pageSearch, type PageSearch } from '../../core/navigation/use-cursor-pages.ts';
import { accountSearch } from '../../features/administrators/accounts/account-search.ts';
import {
  activityPlaceIn,
  activitySearchOf,
  type ActivitySearch,
} from '../../features/administrators/activity/activity-place.ts';
import { queuePlaceIn, searchOf, type QueueSearch } from '../../features/administrators/queue/queue-place.ts';
import {
  historySearch,
  type HistorySearch,
} from '../../features/administrators/rides/history/history-search.ts';
import { lazyPage } from './lazy-page.ts';
import { loadDispatch } from './load-rides.ts';
import { signedInRoute } from './signed-in-routes.tsx';

const requireAdministrator = requireRole('admin', 'system_admin');

export const adminDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.adminDashboard,
  validateSearch: (search): QueueSearch & PageSearch => ({
    ...searchOf(queuePlaceIn(search)),
    ...pageSearch(search),
  }),
  beforeLoad: requireAdministrator,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/administrators/dashboard/admin-dashboard-route.tsx'),
    'AdminDashboardRoute',
  ),
});

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/accounts/$uid',
  validateSearch: accountSearch,
  beforeLoad: requireAdministrator,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/administrators/accounts/account-route.tsx'),
    'AccountRoute',
  ),
});

export const activityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.activity,
  validateSearch: (search): ActivitySearch & PageSearch => ({
    ...activitySearchOf(activityPlaceIn(search)),
    ...pageSearch(search),
  }),
  beforeLoad: requireAdministrator,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/administrators/activity/activity-route.tsx'),
    'ActivityRoute',
  ),
});

export const healthRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.health,
  validateSearch: pageSearch,
  beforeLoad: requireAdministrator,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/administrators/health/health-route.tsx'), 'HealthRoute'),
});

export const adminRidesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.rides,
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/administrators/rides/rides-route.tsx'), 'RidesRoute'),
});

export const rideHistoryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.rideHistory,
  validateSearch: (search): HistorySearch & PageSearch => ({
    ...historySearch(search),
    ...pageSearch(search),
  }),
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/administrators/rides/history/history-route.tsx'),
    'HistoryRoute',
  ),
});

export const ridesTodayRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.ridesToday,
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/administrators/rides/today/today-route.tsx'),
    'TodayRoute',
  ),
});

export const adminRideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/rides/$id',
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/administrators/rides/one-ride-route.tsx'), 'OneRideRoute'),
});

export const fleetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.fleet,
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/administrators/fleet/fleet-route.tsx'), 'FleetRoute'),
});

export const driverOfFirmRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/drivers/$uid',
  validateSearch: pageSearch,
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/administrators/drivers/driver-route.tsx'), 'DriverRoute'),
});

export const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: adminPaths.settings,
  beforeLoad: requireAdministrator,
  loader: loadDispatch,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/administrators/settings/settings-route.tsx'),
    'SettingsRoute',
  ),
});
