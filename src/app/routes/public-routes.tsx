import { createRoute } from '@tanstack/react-router';
import { paths } from '../../core/navigation/paths.ts';
import { emailSearch, type EmailSearch } from '../../core/navigation/email-search.ts';
import { resetCodeIn } from '../../features/visitors/reset-password/reset-code-in.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  component: lazyPage(() => import('../../features/visitors/home/home-route.tsx'), 'HomeRoute'),
});

export const pendingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pendingApproval,
  validateSearch: emailSearch,
  component: lazyPage(() => import('../../features/visitors/pending/pending-route.tsx'), 'PendingRoute'),
});

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.register,
  component: lazyPage(() => import('../../features/visitors/register/register-route.tsx'), 'RegisterRoute'),
});

export const debugLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.debugLogin,
  validateSearch: emailSearch,
  component: lazyPage(
    () => import('../../features/visitors/debug-login/debug-login-route.tsx'),
    'DebugLoginRoute',
  ),
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  validateSearch: (search): EmailSearch & { readonly oobCode?: string | undefined } => ({
    ...emailSearch(search),
    oobCode: resetCodeIn(search) ?? undefined,
  }),
  component: lazyPage(
    () => import('../../features/visitors/reset-password/reset-password-route.tsx'),
    'ResetPasswordRoute',
  ),
});
