import { ContentSkeleton } from '#ui/page/content-skeleton.tsx';
import { requireRole } from '../guards.tsx';
import { paths } from '#core/navigation/paths.ts';
import { pageSearch, type PageSearch } from '#core/navigation/page-search.ts';
import { daysSearch, type DaysSearch } from '#rides/driving/drives/days-search.ts';
import { takingsSearch } from '#books/takings/takings-search.ts';
import { createRoute } from './create-route.ts';
import { lazyPage } from './lazy-page.ts';
import { loads, signedInRoute } from './signed-in-routes.tsx';

const OF_DRIVERS = {
  getParentRoute: () => signedInRoute,
  beforeLoad: requireRole('driver'),
  loader: loads('rides'),
  pendingComponent: ContentSkeleton,
} as const;

export const driverRoutes = [
  createRoute({
    ...OF_DRIVERS,
    path: paths.driverDashboard,
    component: lazyPage(
      () => import('#rides/driving/dashboard/driver-dashboard-screen.tsx'),
      'DriverDashboardScreen',
    ),
  }),
  createRoute({
    ...OF_DRIVERS,
    path: paths.driverRides,
    validateSearch: (search): DaysSearch & PageSearch => ({ ...daysSearch(search), ...pageSearch(search) }),
    component: lazyPage(() => import('#rides/driving/drives/drives-screen.tsx'), 'DrivesScreen'),
  }),
  createRoute({
    ...OF_DRIVERS,
    path: `${paths.driverRides}/$id`,
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#rides/driving/drives/drive-screen.tsx'), 'DriveScreen'),
  }),
  createRoute({
    ...OF_DRIVERS,
    loader: loads('rides', 'books'),
    path: paths.driverTakings,
    validateSearch: takingsSearch,
    component: lazyPage(() => import('#books/takings/own-takings-screen.tsx'), 'OwnTakingsScreen'),
  }),
] as const;
