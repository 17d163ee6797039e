import { pageSearch } from '#core/navigation/page-search.ts';
import { paths } from '#core/navigation/paths.ts';
import { ContentSkeleton } from '#ui/page/content-skeleton.tsx';
import { requireRole } from '../guards.tsx';
import { createRoute } from './create-route.ts';
import { lazyPage } from './lazy-page.ts';
import { loads, signedInRoute } from './signed-in-routes.tsx';

const OF_PASSENGERS = {
  getParentRoute: () => signedInRoute,
  beforeLoad: requireRole('passenger'),
  loader: loads('rides'),
  pendingComponent: ContentSkeleton,
} as const;

export const passengerRoutes = [
  createRoute({
    ...OF_PASSENGERS,
    path: paths.passengerDashboard,
    component: lazyPage(
      () => import('#rides/booking/dashboard/passenger-dashboard-screen.tsx'),
      'PassengerDashboardScreen',
    ),
  }),
  createRoute({
    ...OF_PASSENGERS,
    path: paths.passengerRides,
    validateSearch: pageSearch,
    component: lazyPage(() => import('#rides/booking/history/my-rides-screen.tsx'), 'MyRidesScreen'),
  }),
  createRoute({
    ...OF_PASSENGERS,
    path: '/passenger/rides/$id',
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#rides/booking/history/ride-screen.tsx'), 'RideScreen'),
  }),
] as const;
