import { createRouter, type RouterHistory, createRoute } from '@tanstack/react-router';
import { ErrorPage } from './frame/error-page.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import type { ProductAccess } from '#core/product/product-access.ts';
import { adminRoutes } from './routes/admin-routes.tsx';
import { paths } from '#core/navigation/paths.ts';
import { pageSearch } from '#core/navigation/page-search.ts';
import { ContentSkeleton } from '#ui/page/content-skeleton.tsx';
import { requireRole } from './guards.ts';
import { lazyPage } from './routes/lazy-page.ts';
import { loadRides } from './routes/load-rides.ts';
import { publicRoutes } from './routes/public-routes.tsx';
import { rootRoute } from './routes/root-route.tsx';
import { profileRoute, signedInRoute } from './routes/signed-in-routes.tsx';
import { parseSearch } from '#core/navigation/search-params.ts';
import { stringifySearch } from '#core/navigation/stringify-search.ts';

const OF_DRIVERS = {
  getParentRoute: () => signedInRoute,
  beforeLoad: requireRole('driver'),
  loader: loadRides,
  pendingComponent: ContentSkeleton,
} as const;

const driverRoutes = [
  createRoute({
    ...OF_DRIVERS,
    path: paths.driverDashboard,
    component: lazyPage(
      () => import('#rides/driving/dashboard/driver-dashboard-route.tsx'),
      'DriverDashboardRoute',
    ),
  }),
  createRoute({
    ...OF_DRIVERS,
    path: paths.driverRides,
    validateSearch: pageSearch,
    component: lazyPage(() => import('#rides/driving/drives/drives-route.tsx'), 'DrivesRoute'),
  }),
  createRoute({
    ...OF_DRIVERS,
    path: `${paths.driverRides}/$id`,
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#rides/driving/drives/drive-screen.tsx'), 'DriveScreen'),
  }),
] as const;

const OF_PASSENGERS = {
  getParentRoute: () => signedInRoute,
  beforeLoad: requireRole('passenger'),
  loader: loadRides,
  pendingComponent: ContentSkeleton,
} as const;

const passengerRoutes = [
  createRoute({
    ...OF_PASSENGERS,
    path: paths.passengerDashboard,
    component: lazyPage(() => import('#rides/booking/passenger-dashboard.tsx'), 'PassengerDashboard'),
  }),
  createRoute({
    ...OF_PASSENGERS,
    path: paths.passengerRides,
    validateSearch: pageSearch,
    component: lazyPage(() => import('#rides/booking/history/rides-page.tsx'), 'RidesPage'),
  }),
  createRoute({
    ...OF_PASSENGERS,
    path: '/passenger/rides/$id',
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#rides/booking/history/ride-screen.tsx'), 'RideScreen'),
  }),
] as const;

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  signedInRoute.addChildren([profileRoute, ...passengerRoutes, ...driverRoutes, ...adminRoutes]),
]);

interface RouterOptions {
  access: ProductAccess;
  /** The source of addresses; the browser's address bar unless a test gives another. */
  history?: RouterHistory;
}

export function createProductRouter({ access, history }: RouterOptions) {
  return createRouter({
    routeTree,
    context: { access },
    parseSearch,
    stringifySearch,
    // Applies to every route: if a page behind sign-in is lost, the frame around it stays.
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 400,
    defaultPreload: false,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  });
}

export type ProductRouter = ReturnType<typeof createProductRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ProductRouter;
  }
}
