import { ContentSkeleton } from '#ui/page/content-skeleton.tsx';
import { SignedInSkeleton } from '#ui/page/page-skeleton.tsx';
import { requireSession, type RouterContext } from '../guards.tsx';
import { paths } from '#core/navigation/paths.ts';
import { createRoute } from './create-route.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

interface Loaded {
  readonly context: RouterContext;
}

/** Loads `parts` of the product before the page is rendered, so hooks such as `useRides` return services at once. */
export const loads =
  (...parts: readonly ('rides' | 'review' | 'dispatch' | 'orders' | 'imports' | 'books')[]) =>
  async ({ context }: Loaded): Promise<void> => {
    const product = context.access.loaded();
    await Promise.all(parts.map((part) => product?.[part].load()));
  };

/** A route without a path. It has the frame and the guard of all pages behind sign-in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  pendingComponent: SignedInSkeleton,
  component: lazyPage(() => import('../frame/signed-in-frame.tsx'), 'SignedInFrame'),
});

/** The receipt of a ride, for everyone who may read the ride's fare. */
export const receiptRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/receipt/$ride',
  remountDeps: ({ params }) => params,
  loader: loads('rides', 'books'),
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('#books/receipt/receipt-screen.tsx'), 'ReceiptScreen'),
});

export const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.profile,
  pendingComponent: ContentSkeleton,
  component: lazyPage(() => import('#accounts/profile/profile-screen.tsx'), 'ProfileScreen'),
});
