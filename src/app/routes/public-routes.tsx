import { notFound, useMatch, useRouter } from '@tanstack/react-router';
import { isLoginArea } from '#domain/accounts/model/login-area.ts';
import { paths } from '#core/navigation/paths.ts';
import { redirectIn, leaveIfSignedIn } from '../guards.tsx';
import { emailIn } from '#core/navigation/search-params.ts';
import { createRoute } from './create-route.ts';
import { lazyPage } from './lazy-page.ts';
import type { PublicPage } from '#core/navigation/public-page.ts';
import { rootRoute } from './root-route.tsx';

/** A public page, as the router renders it. A new address of the same page remounts it. */
function lazyPublicPage(load: () => Promise<{ readonly page: PublicPage }>) {
  const loadRouted = async () => {
    const { Screen } = (await load()).page;
    return {
      RoutedPage() {
        const router = useRouter();
        // This is the page's own address. The address bar changes before the next page has loaded.
        const { pathname: path, search } = useMatch({ strict: false });
        return (
          <Screen
            key={JSON.stringify([path, search])}
            pageLocation={{ path, search: { ...search } }}
            go={(href, options) => void router.navigate({ href, ...options })}
          />
        );
      },
    };
  };
  return lazyPage(loadRouted, 'RoutedPage');
}

// The router merges a route's validated search parameters into the parameters of the address. To drop an unusable
// parameter, a route must return it as `undefined`.

interface EmailSearch {
  readonly email?: string | undefined;
}

interface SignInSearch extends EmailSearch {
  readonly redirect?: string | undefined;
}

const OF_EVERYBODY = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: Record<string, unknown>): EmailSearch => ({ email: emailIn(search) ?? undefined }),
} as const;

const OF_SIGN_IN = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: Record<string, unknown>): SignInSearch => ({
    email: emailIn(search) ?? undefined,
    redirect: redirectIn(search) ?? undefined,
  }),
  beforeLoad: leaveIfSignedIn,
  component: lazyPublicPage(() => import('#accounts/sign-in/sign-in-screen.tsx')),
} as const;

export const publicRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.home,
    component: lazyPage(() => import('../frame/home-page.tsx'), 'HomePage'),
  }),
  createRoute({ ...OF_SIGN_IN, path: paths.signIn }),
  createRoute({
    ...OF_SIGN_IN,
    path: `${paths.signIn}/$area`,
    params: {
      parse: ({ area }) => {
        // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say "no such page"
        if (!isLoginArea(area)) throw notFound();
        return { area };
      },
      stringify: ({ area }) => ({ area }),
    },
  }),
  createRoute({
    ...OF_EVERYBODY,
    path: paths.pendingApproval,
    component: lazyPublicPage(() => import('#accounts/pending/pending-screen.tsx')),
  }),
  createRoute({
    ...OF_EVERYBODY,
    path: paths.register,
    component: lazyPublicPage(() => import('#accounts/register/register-screen.tsx')),
  }),
  createRoute({
    ...OF_EVERYBODY,
    path: paths.debugLogin,
    component: lazyPublicPage(() => import('#accounts/repair/debug-login-screen.tsx')),
  }),
  createRoute({
    ...OF_EVERYBODY,
    path: paths.resetPassword,
    component: lazyPublicPage(() => import('#accounts/reset/reset-password-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.verifyEmail,
    component: lazyPublicPage(() => import('#accounts/proof/verify-email-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/controls',
    ...(import.meta.env.MODE === 'production'
      ? {
          beforeLoad: () => {
            // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say "no such page"
            throw notFound();
          },
        }
      : { component: lazyPage(() => import('../gallery/controls-screen.tsx'), 'ControlsScreen') }),
  }),
] as const;
