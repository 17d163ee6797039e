import { lazy, use, type ReactNode } from 'react';
import { loadChunk } from '#core/product/load-chunk.ts';
import { UserContext } from '#core/session/user-context.ts';
import { useSettledSession } from '#core/session/use-settled-session.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { SignOutButton } from '#ui/page/sign-out-button.tsx';

const LazySignedInFrame = lazy(async () => {
  const frame = await loadChunk(() => import('./signed-in-frame.tsx'));
  return { default: frame.SignedInFrame };
});

/**
 * The frame of a page that anybody may see, standing alone or inside the frame behind sign-in. Signed-in visitors keep
 * their menu with the sign-out button; if the menu's code cannot be loaded, only the button.
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
