import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './frame/error-page.tsx';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import type { ProductAccess } from '../core/product/product-access.ts';
import {
  accountRoute,
  adminDashboardRoute,
  adminRideRoute,
  rideHistoryRoute,
  ridesTodayRoute,
  adminRidesRoute,
  driverOfFirmRoute,
  fleetRoute,
  activityRoute,
  healthRoute,
  settingsRoute,
} from './routes/admin-routes.tsx';
import { driveRoute, driverDashboardRoute, drivesRoute } from './routes/driver-routes.tsx';
import {
  passengerDashboardRoute,
  passengerRideRoute,
  passengerRidesRoute,
} from './routes/passenger-routes.tsx';
import {
  debugLoginRoute,
  homeRoute,
  pendingRoute,
  registerRoute,
  resetPasswordRoute,
  verifyEmailRoute,
} from './routes/public-routes.tsx';
import { rootRoute } from './routes/root-route.tsx';
import { signInAreaRoute, signInRoute } from './routes/sign-in-routes.tsx';
import { profileRoute, signedInRoute } from './routes/signed-in-routes.tsx';
import { parseSearch } from '../core/navigation/search-params.ts';
import { stringifySearch } from '../core/navigation/stringify-search.ts';

const routeTree = rootRoute.addChildren([
  homeRoute,
  signInRoute,
  signInAreaRoute,
  pendingRoute,
  registerRoute,
  debugLoginRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  signedInRoute.addChildren([
    passengerDashboardRoute,
    passengerRidesRoute,
    passengerRideRoute,
    driverDashboardRoute,
    drivesRoute,
    driveRoute,
    profileRoute,
    adminDashboardRoute,
    accountRoute,
    adminRidesRoute,
    rideHistoryRoute,
    ridesTodayRoute,
    adminRideRoute,
    driverOfFirmRoute,
    fleetRoute,
    settingsRoute,
    activityRoute,
    healthRoute,
  ]),
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
    // Of every route: a page that is lost behind sign-in leaves the frame around it standing.
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
