import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './frame/error-page.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import type { ProductAccess } from '#core/product/product-access.ts';
import { adminRoutes } from './routes/admin-routes.tsx';
import { driverRoutes } from './routes/driver-routes.tsx';
import { passengerRoutes } from './routes/passenger-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';
import { rootRoute } from './routes/root-route.tsx';
import { profileRoute, receiptRoute, signedInRoute } from './routes/signed-in-routes.tsx';
import { parseSearch } from '#core/navigation/search-params.ts';
import { stringifySearch } from '#core/navigation/stringify-search.ts';

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  signedInRoute.addChildren([
    profileRoute,
    receiptRoute,
    ...passengerRoutes,
    ...driverRoutes,
    ...adminRoutes,
  ]),
]);

interface RouterOptions {
  access: ProductAccess;
  /** The source of addresses. The default is the browser's address bar; tests give another source. */
  history?: RouterHistory;
}

export function createProductRouter({ access, history }: RouterOptions) {
  return createRouter({
    routeTree,
    context: { access },
    parseSearch,
    stringifySearch,
    // Applies to every route, so the frame stays if a page inside it fails.
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
