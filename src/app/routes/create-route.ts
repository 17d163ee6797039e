import type {
  createRootRouteWithContext as createRouterRootRoute,
  createRoute as createRouterRoute,
} from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';

// The router's own routes contain a link and hooks, 2 KB for every page. The product uses neither. Its links are plain
// anchors, which `app/follow-links.ts` follows, and its pages give the router's hooks the id of their route.

export const createRoute = ((options) => new BaseRoute(options)) as typeof createRouterRoute;

export const createRootRouteWithContext = (() => (options) =>
  new BaseRootRoute(options)) as typeof createRouterRootRoute;
