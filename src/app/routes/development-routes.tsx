import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

function createControlsRoute() {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: '/controls',
    component: lazyPage(() => import('../controls/controls-route.tsx'), 'ControlsRoute'),
  });
}

/** Pages that are left out of every build, even as files. */
export const developmentRoutes = import.meta.env.DEV ? [createControlsRoute()] : [];
