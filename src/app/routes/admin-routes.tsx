import { createRoute } from '@tanstack/react-router';
import { ContentSkeleton } from '../../ui/page/content-skeleton.tsx';
import { requireAdministrator, requirePowers } from '../guards.ts';
import { adminPaths } from '../../core/navigation/admin-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { pageSearch, type PageSearch } from '../../core/navigation/page-search.ts';
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

const OF_ADMINISTRATORS = {
  getParentRoute: () => signedInRoute,
  beforeLoad: requirePowers,
  pendingComponent: ContentSkeleton,
} as const;

const OF_DISPATCH = { ...OF_ADMINISTRATORS, loader: loadDispatch } as const;

export const adminDashboardRoute = createRoute({
  ...OF_ADMINISTRATORS,
  beforeLoad: requireAdministrator,
  path: paths.adminDashboard,
  validateSearch: (search): QueueSearch & PageSearch => ({
    ...searchOf(queuePlaceIn(search)),
    ...pageSearch(search),
  }),
  component: lazyPage(
    () => import('../../features/administrators/dashboard/admin-dashboard-route.tsx'),
    'AdminDashboardRoute',
  ),
});

export const accountRoute = createRoute({
  ...OF_ADMINISTRATORS,
  path: '/admin/accounts/$uid',
  validateSearch: accountSearch,
  component: lazyPage(
    () => import('../../features/administrators/accounts/account-route.tsx'),
    'AccountRoute',
  ),
});

export const activityRoute = createRoute({
  ...OF_ADMINISTRATORS,
  path: adminPaths.activity,
  validateSearch: (search): ActivitySearch & PageSearch => ({
    ...activitySearchOf(activityPlaceIn(search)),
    ...pageSearch(search),
  }),
  component: lazyPage(
    () => import('../../features/administrators/activity/activity-route.tsx'),
    'ActivityRoute',
  ),
});

export const healthRoute = createRoute({
  ...OF_ADMINISTRATORS,
  path: adminPaths.health,
  validateSearch: pageSearch,
  component: lazyPage(() => import('../../features/administrators/health/health-route.tsx'), 'HealthRoute'),
});

export const adminRidesRoute = createRoute({
  ...OF_DISPATCH,
  path: adminPaths.rides,
  component: lazyPage(() => import('../../features/administrators/rides/rides-route.tsx'), 'RidesRoute'),
});

export const rideHistoryRoute = createRoute({
  ...OF_DISPATCH,
  path: adminPaths.rideHistory,
  validateSearch: (search): HistorySearch & PageSearch => ({
    ...historySearch(search),
    ...pageSearch(search),
  }),
  component: lazyPage(
    () => import('../../features/administrators/rides/history/history-route.tsx'),
    'HistoryRoute',
  ),
});

export const ridesTodayRoute = createRoute({
  ...OF_DISPATCH,
  path: adminPaths.ridesToday,
  component: lazyPage(
    () => import('../../features/administrators/rides/today/today-screen.tsx'),
    'TodayScreen',
  ),
});

export const adminRideRoute = createRoute({
  ...OF_DISPATCH,
  path: '/admin/rides/$id',
  remountDeps: ({ params }) => params,
  component: lazyPage(
    () => import('../../features/administrators/rides/one-ride-screen.tsx'),
    'OneRideScreen',
  ),
});

export const fleetRoute = createRoute({
  ...OF_DISPATCH,
  path: adminPaths.fleet,
  component: lazyPage(() => import('../../features/administrators/fleet/fleet-route.tsx'), 'FleetRoute'),
});

export const driverOfFirmRoute = createRoute({
  ...OF_DISPATCH,
  path: '/admin/drivers/$uid',
  validateSearch: pageSearch,
  component: lazyPage(() => import('../../features/administrators/drivers/driver-route.tsx'), 'DriverRoute'),
});

export const settingsRoute = createRoute({
  ...OF_DISPATCH,
  path: adminPaths.settings,
  component: lazyPage(
    () => import('../../features/administrators/settings/settings-route.tsx'),
    'SettingsRoute',
  ),
});
