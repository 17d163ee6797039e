import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../guards.ts';
import { NotFoundPage } from '../frame/not-found-page.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
});
