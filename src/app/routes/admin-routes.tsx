import { ContentSkeleton } from '#ui/page/content-skeleton.tsx';
import { requireDashboard, requirePower, requireRole } from '../guards.tsx';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { paths } from '#core/navigation/paths.ts';
import { textsIn } from '#core/navigation/texts-in.ts';
import { pageSearch, type PageSearch } from '#core/navigation/page-search.ts';
import { activitySearch, type ActivitySearch } from '#accounts/review/activity/activity-search.ts';
import { queueSearch, type QueueSearch } from '#accounts/review/queue/queue-search.ts';
import {
  historySearch,
  openedRide,
  type HistorySearch,
  type OpenedRide,
} from '#rides/dispatch/history/history-search.ts';
import { planSearch } from '#rides/dispatch/plan/plan-search.ts';
import { bookingSearch } from '#rides/dispatch/phone-booking/booking-search.ts';
import { customersSearch, type CustomersSearch } from '#rides/firm/customers/customers-search.ts';
import { figuresSearch } from '#books/figures/figures-search.ts';
import { takingsSearch } from '#books/takings/takings-search.ts';
import { createRoute } from './create-route.ts';
import { lazyPage } from './lazy-page.ts';
import { loads, signedInRoute } from './signed-in-routes.tsx';

const OF_ADMINISTRATORS = {
  getParentRoute: () => signedInRoute,
  pendingComponent: ContentSkeleton,
} as const;

const OF_REVIEW = {
  ...OF_ADMINISTRATORS,
  beforeLoad: requirePower('accounts'),
  loader: loads('review'),
} as const;
const OF_DISPATCH = {
  ...OF_ADMINISTRATORS,
  beforeLoad: requirePower('desk'),
  loader: loads('rides', 'dispatch'),
} as const;
const OF_OWNER = {
  ...OF_ADMINISTRATORS,
  beforeLoad: requireRole('system_admin'),
  loader: loads('books'),
} as const;
const OF_BOOKS = { ...OF_DISPATCH, loader: loads('rides', 'dispatch', 'books') } as const;
const OF_IMPORT = { ...OF_DISPATCH, loader: loads('rides', 'dispatch', 'imports') } as const;

export const adminRoutes = [
  createRoute({
    ...OF_REVIEW,
    beforeLoad: requireDashboard,
    path: paths.adminDashboard,
    validateSearch: (search): QueueSearch & PageSearch => ({
      ...queueSearch(search),
      ...pageSearch(search),
    }),
    component: lazyPage(() => import('#accounts/review/admin-dashboard-screen.tsx'), 'AdminDashboardScreen'),
  }),
  createRoute({
    ...OF_REVIEW,
    path: '/admin/accounts/$uid',
    // The link back leads to the page that `from` names, and without `from` to the queue.
    validateSearch: (search): QueueSearch & { readonly from?: 'health' | undefined } => ({
      ...queueSearch(search),
      from: search['from'] === 'health' ? 'health' : undefined,
    }),
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#accounts/review/account/account-screen.tsx'), 'AccountScreen'),
  }),
  createRoute({
    ...OF_REVIEW,
    path: adminPaths.activity,
    validateSearch: (search): ActivitySearch & PageSearch => ({
      ...activitySearch(search),
      ...pageSearch(search),
    }),
    component: lazyPage(() => import('#accounts/review/activity/activity-screen.tsx'), 'ActivityScreen'),
  }),
  createRoute({
    ...OF_REVIEW,
    path: adminPaths.health,
    validateSearch: pageSearch,
    component: lazyPage(() => import('#accounts/review/health/health-screen.tsx'), 'HealthScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.rides,
    validateSearch: bookingSearch,
    component: lazyPage(() => import('#rides/dispatch/dispatch-screen.tsx'), 'DispatchScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.rideHistory,
    validateSearch: (search): HistorySearch & OpenedRide & PageSearch => ({
      ...historySearch(search),
      ...openedRide(search),
      ...pageSearch(search),
    }),
    component: lazyPage(() => import('#rides/dispatch/history/history-screen.tsx'), 'HistoryScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: '/admin/rides/$id',
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#rides/dispatch/one-ride-screen.tsx'), 'OneRideScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.plan,
    validateSearch: planSearch,
    component: lazyPage(() => import('#rides/dispatch/plan/plan-screen.tsx'), 'PlanScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.planSheet,
    validateSearch: planSearch,
    component: lazyPage(() => import('#rides/dispatch/plan/sheet-screen.tsx'), 'SheetScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.fleet,
    component: lazyPage(() => import('#rides/firm/fleet/fleet-screen.tsx'), 'FleetScreen'),
  }),
  createRoute({
    ...OF_IMPORT,
    path: adminPaths.fleetImport,
    component: lazyPage(() => import('#rides/firm/import/import-screens.tsx'), 'ImportCarsScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.customers,
    validateSearch: (search): CustomersSearch & PageSearch => ({
      ...customersSearch(search),
      ...pageSearch(search),
    }),
    component: lazyPage(() => import('#rides/firm/customers/customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    ...OF_IMPORT,
    path: adminPaths.customersImport,
    component: lazyPage(() => import('#rides/firm/import/import-screens.tsx'), 'ImportCustomersScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    loader: loads('rides', 'dispatch', 'orders'),
    path: adminPaths.standing,
    validateSearch: textsIn('order'),
    component: lazyPage(() => import('#rides/firm/standing/standing-screen.tsx'), 'StandingScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: '/admin/drivers/$uid',
    validateSearch: pageSearch,
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#rides/firm/drivers/driver-screen.tsx'), 'DriverScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    path: adminPaths.settings,
    component: lazyPage(() => import('#rides/firm/settings/settings-screen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    ...OF_DISPATCH,
    loader: loads('books'),
    path: adminPaths.tariffs,
    component: lazyPage(() => import('#books/tariffs/tariffs-screen.tsx'), 'TariffsScreen'),
  }),
  createRoute({
    ...OF_OWNER,
    path: adminPaths.bills,
    component: lazyPage(() => import('#books/bills/bills-screen.tsx'), 'BillsScreen'),
  }),
  createRoute({
    ...OF_OWNER,
    path: adminPaths.bookSettings,
    component: lazyPage(() => import('#books/firm/firm-screen.tsx'), 'FirmScreen'),
  }),
  createRoute({
    ...OF_OWNER,
    path: '/admin/bills/$id',
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#books/papers/bill-screen.tsx'), 'BillScreen'),
  }),
  createRoute({
    ...OF_OWNER,
    path: '/admin/bills/statement/$payer',
    remountDeps: ({ params }) => params,
    component: lazyPage(() => import('#books/papers/statement-screen.tsx'), 'StatementScreen'),
  }),
  createRoute({
    ...OF_BOOKS,
    path: adminPaths.takings,
    validateSearch: takingsSearch,
    component: lazyPage(() => import('#books/takings/takings-screen.tsx'), 'TakingsScreen'),
  }),
  createRoute({
    ...OF_BOOKS,
    path: adminPaths.figures,
    validateSearch: figuresSearch,
    component: lazyPage(() => import('#books/figures/figures-screen.tsx'), 'FiguresScreen'),
  }),
  createRoute({
    ...OF_BOOKS,
    path: adminPaths.payers,
    component: lazyPage(() => import('#books/payers/payers-screen.tsx'), 'PayersScreen'),
  }),
] as const;
