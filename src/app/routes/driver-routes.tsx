import { createRoute } from '@tanstack/react-router';
import { ContentSkeleton } from '../../ui/page/content-skeleton.tsx';
import { requireRole } from '../guards.ts';
import { paths } from '../../core/navigation/paths.ts';
import { pageSearch } from '../../core/navigation/use-cursor-pages.ts';
import { lazyPage } from './lazy-page.ts';
import { loadRides } from './load-rides.ts';
import { signedInRoute } from './signed-in-routes.tsx';

const requireDriver = requireRole('driver');

export const driverDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.driverDashboard,
  beforeLoad: requireDriver,
  loader: loadRides,
  pendingComponent: ContentSkeleton,
  component: lazyPage(
    () => import('../../features/drivers/dashboard/driver-dashboard-route.tsx'),
    'DriverDashboardRoute',
  ),
});

export const drivesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.driverRides,
  validateSearch: pageSearch,
  beforeLoad: requireDriver,
  loader: loadRides,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/drivers/drives/drives-route.tsx'), 'DrivesRoute'),
});

export const driveRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${paths.driverRides}/$id`,
  beforeLoad: requireDriver,
  loader: loadRides,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('../../features/drivers/drives/drive-route.tsx'), 'DriveRoute'),
});
