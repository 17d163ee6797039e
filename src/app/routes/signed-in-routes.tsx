import { createRoute } from '@tanstack/react-router';
import { ContentSkeleton } from '#ui/page/content-skeleton.tsx';
import { SignedInSkeleton } from '#ui/page/page-skeleton.tsx';
import { requireSession, type RouterContext } from '../guards.tsx';
import { paths } from '#core/navigation/paths.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

interface Loaded {
  readonly context: RouterContext;
}

/** The loader of every route that shows rides: when the page is rendered, `useRides` has the services. */
export async function loadRides({ context }: Loaded): Promise<void> {
  await context.access.loaded()?.rides.load();
}

/** The same for administrators' routes of accounts: `useReview` has the services. */
export async function loadReview({ context }: Loaded): Promise<void> {
  await context.access.loaded()?.review.load();
}

/** The same for administrators' routes of rides: `useDispatch` has the services. */
export async function loadDispatch(loaded: Loaded): Promise<void> {
  await Promise.all([loadRides(loaded), loaded.context.access.loaded()?.dispatch.load()]);
}

/** The same for the routes that import files. */
export async function loadImport(loaded: Loaded): Promise<void> {
  await Promise.all([loadDispatch(loaded), loaded.context.access.loaded()?.imports.load()]);
}

/** The same for routes of the books: `useBooks` has the services. */
export async function loadBooks({ context }: Loaded): Promise<void> {
  await context.access.loaded()?.books.load();
}

/** A pathless route with the frame and the guard of everything behind sign-in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  pendingComponent: SignedInSkeleton,
  component: lazyPage(() => import('../frame/signed-in-frame.tsx'), 'SignedInFrame'),
});

export const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.profile,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('#accounts/profile/profile-screen.tsx'), 'ProfileScreen'),
});
