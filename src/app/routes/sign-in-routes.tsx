import { createRoute, notFound } from '@tanstack/react-router';
import { isLoginArea } from '#domain/accounts/admission/login-area.ts';
import { leaveIfSignedIn } from '../guards.ts';
import { paths } from '../../core/navigation/paths.ts';
import { emailSearch, type EmailSearch } from '../../core/navigation/email-search.ts';
import { redirectIn } from '../../core/navigation/redirect-in.ts';
import { lazyPublicPage } from './lazy-public-page.tsx';
import { rootRoute } from './root-route.tsx';

interface SignInSearch extends EmailSearch {
  readonly redirect?: string | undefined;
}

function validateSearch(search: Record<string, unknown>): SignInSearch {
  return { ...emailSearch(search), redirect: redirectIn(search) ?? undefined };
}

const component = lazyPublicPage(() => import('../prerendered/pages/sign-in.tsx'));

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
