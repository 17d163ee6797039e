import { createRoute } from '@tanstack/react-router';
import { ContentSkeleton } from '../../ui/page/content-skeleton.tsx';
import { requireAdministrator, requirePowers } from '../guards.ts';
import { adminPaths } from '../../core/navigation/admin-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { pageSearch, type PageSearch } from '../../core/navigation/page-search.ts';
import {
  activitySearch,
  type ActivitySearch,
} from '../../features/administrators/activity/activity-search.ts';
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

export const adminRoutes = [
  createRoute({
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
  }),
  createRoute({
    ...OF_ADMINISTRATORS,
    path: '/admin/accounts/$uid',
    // The place that the page was reached from, so that the link back leads there.
    validateSearch: (search): QueueSearch & { readonly from?: 'health' | undefined } => ({
      ...searchOf(queuePlaceIn(search)),
      from: search['from'] === 'health' ? 'health' : undefined,
    }),
    remountDeps: ({ params }) => params,
    component: lazyPage(
      () => import('../../features/administrators/accounts/account-screen.tsx'),
      'AccountScreen',
    ),
  }),
  createRoute({
    ...OF_ADMINISTRATORS,
    path: adminPaths.activity,
    validateSearch: (search): ActivitySearch & PageSearch => ({
      ...activitySearch(search),
      ...pageSearch(search),
    }),
    component: lazyPage(
      () => import('../../features/administrators/activity/activity-screen.tsx'),
      'ActivityScreen',
    ),
  }),
  createRoute({
    ...OF_ADMINISTRATORS,
    path: adminPaths.health,
    validateSearch: pageSearch,
    component: lazyPage(
      () => import('../../features/administrators/health/health-screen.tsx'),
      'HealthScreen',
    ),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.rides,
    component: lazyPage(() => import('../../features/administrators/rides/rides-route.tsx'), 'RidesRoute'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.rideHistory,
    validateSearch: (search): HistorySearch & PageSearch => ({
      ...historySearch(search),
      ...pageSearch(search),
    }),
    component: lazyPage(
      () => import('../../features/administrators/rides/history/history-screen.tsx'),
      'HistoryScreen',
    ),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.ridesToday,
    component: lazyPage(
      () => import('../../features/administrators/rides/today/today-screen.tsx'),
      'TodayScreen',
    ),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: '/admin/rides/$id',
    remountDeps: ({ params }) => params,
    component: lazyPage(
      () => import('../../features/administrators/rides/one-ride-screen.tsx'),
      'OneRideScreen',
    ),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.fleet,
    component: lazyPage(() => import('../../features/administrators/fleet/fleet-screen.tsx'), 'FleetScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: '/admin/drivers/$uid',
    validateSearch: pageSearch,
    remountDeps: ({ params }) => params,
    component: lazyPage(
      () => import('../../features/administrators/drivers/driver-screen.tsx'),
      'DriverScreen',
    ),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.settings,
    component: lazyPage(
      () => import('../../features/administrators/settings/settings-screen.tsx'),
      'SettingsScreen',
    ),
  }),
] as const;
