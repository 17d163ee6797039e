import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useArrivalNote, useSessionState } from '#core/product/product-context.tsx';
import { UserContext } from '#core/session/user-context.ts';
import { AppHeader } from './app-header.tsx';
import { PageBody } from './page-body.tsx';
import { SignedInSkeleton } from '#ui/page/page-skeleton.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

/** The frame behind sign-in: shows what the session currently allows. Without children it shows the matched route. */
export function SignedInFrame({ children }: { children?: ReactNode }) {
  const session = useSessionState();
  const note = useArrivalNote(useLocation({ select: ({ pathname }) => pathname }));
  switch (session.state) {
    case 'signed-in':
      return (
        <UserContext value={session.user}>
          <PageBody header={<AppHeader />}>
            {note}
            {children ?? <Outlet />}
          </PageBody>
        </UserContext>
      );
    case 'unreachable':
      return <UnreachablePage error={session.error} />;
    case 'loading':
    case 'signed-out':
      return <SignedInSkeleton />;
  }
}
