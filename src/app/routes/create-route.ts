import type {
  createRootRouteWithContext as createRouterRootRoute,
  createRoute as createRouterRoute,
} from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';

// The router's own routes bring a link and hooks, which add 2 KB to every page. The product needs neither. Its links
// are plain anchors (`app/follow-links.ts`). Its pages call the router's general hooks with their route's id.

export const createRoute = ((options) => new BaseRoute(options)) as typeof createRouterRoute;

export const createRootRouteWithContext = (() => (options) =>
  new BaseRootRoute(options)) as typeof createRouterRootRoute;
