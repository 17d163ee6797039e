import { lazy, use, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '#core/product/load-chunk.ts';
import { UserContext } from '#core/session/user-context.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { SignOutButton } from '#ui/page/sign-out-button.tsx';
import type { SessionState } from '#domain/accounts/services/session.ts';
import { useProductAccess, useSessionState } from '#core/product/product-context.tsx';
import { hasSessionHint } from '#core/session/session-hint.ts';

/**
 * The session for a page that looks different to signed-in visitors. If the device has a hint of a session, the state
 * is `loading` until the product answers. Without a hint, or if the product does not load, the visitor counts as signed
 * out. Prerendered pages cannot use this hook, because it reads the device's storage.
 */
export function useSettledSession(): SessionState {
  const { session } = useProductAccess();
  const state = useSessionState();
  const [waiting, setWaiting] = useState(hasSessionHint);
  useEffect(() => {
    if (!waiting) return;
    const stop = () => setWaiting(false);
    session.known().then(stop, stop);
  }, [session, waiting]);
  return state.state === 'loading' && !waiting ? { state: 'signed-out', reason: null } : state;
}

const LazySignedInFrame = lazy(async () => {
  const frame = await loadChunk(() => import('./signed-in-frame.tsx'));
  return { default: frame.SignedInFrame };
});

/**
 * The frame of a page that everybody may see. Inside the frame behind sign-in it adds only the title. Signed-in
 * visitors keep their menu. If its code does not load, they get only the sign-out button.
 */
export function EitherFrame({ title, children }: { title: string; children: ReactNode }) {
  const session = useSettledSession();
  const isFramed = use(UserContext) !== null;
  const content = (
    <>
      <PageTitle>{title}</PageTitle>
      {children}
    </>
  );
  if (isFramed) return content;
  switch (session.state) {
    case 'loading':
      return <PageSkeleton />;
    case 'signed-in':
      return (
        <ErrorBoundary
          fallback={
            <PublicFrame title={title}>
              {children}
              <div className="mt-4 text-center">
                <SignOutButton />
              </div>
            </PublicFrame>
          }
        >
          <LazySignedInFrame>{content}</LazySignedInFrame>
        </ErrorBoundary>
      );
    case 'signed-out':
    case 'unreachable':
      return <PublicFrame title={title}>{children}</PublicFrame>;
  }
}
