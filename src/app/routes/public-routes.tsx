import { createRoute } from '@tanstack/react-router';
import { paths } from '../../core/navigation/paths.ts';
import { emailSearch } from '../../core/navigation/email-search.ts';
import { lazyPage } from './lazy-page.ts';
import { lazyPublicPage } from './lazy-public-page.tsx';
import { rootRoute } from './root-route.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  component: lazyPage(() => import('../frame/home-page.tsx'), 'HomePage'),
});

export const pendingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pendingApproval,
  validateSearch: emailSearch,
  component: lazyPublicPage(() => import('../prerendered/pages/pending.tsx')),
});

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.register,
  validateSearch: emailSearch,
  component: lazyPublicPage(() => import('../prerendered/pages/register.tsx')),
});

export const debugLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.debugLogin,
  validateSearch: emailSearch,
  component: lazyPublicPage(() => import('../prerendered/pages/debug-login.tsx')),
});

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verifyEmail,
  component: lazyPublicPage(() => import('../prerendered/pages/verify-email.tsx')),
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  validateSearch: emailSearch,
  component: lazyPublicPage(() => import('../prerendered/pages/reset-password.tsx')),
});
