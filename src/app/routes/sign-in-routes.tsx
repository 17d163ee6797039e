import { createRoute, notFound } from '@tanstack/react-router';
import { isLoginArea } from '#domain/accounts/admission/login-area.ts';
import { leaveIfSignedIn } from '../guards.ts';
import { paths } from '../../core/navigation/paths.ts';
import { emailIn, redirectIn } from '../../core/navigation/search-params.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

interface SignInSearch {
  readonly email?: string;
  readonly redirect?: string;
}

function validateSearch(search: Record<string, unknown>): SignInSearch {
  const email = emailIn(search);
  const redirect = redirectIn(search);
  return { ...(email === null ? {} : { email }), ...(redirect === null ? {} : { redirect }) };
}

const component = lazyPage(() => import('../../features/visitors/sign-in/sign-in-route.tsx'), 'SignInRoute');

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signIn,
  validateSearch,
  beforeLoad: leaveIfSignedIn,
  component,
});

export const signInAreaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.signIn}/$area`,
  validateSearch,
  params: {
    parse: ({ area }) => {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say "no such page"
      if (!isLoginArea(area)) throw notFound();
      return { area };
    },
    stringify: ({ area }) => ({ area }),
  },
  beforeLoad: leaveIfSignedIn,
  component,
});
