import { Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../guards.tsx';
import { useFrameCopy } from '#words/frame-copy.ts';
import { paths } from '#core/navigation/paths.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { MessageCard } from '#ui/page/message-card.tsx';
import { EitherFrame } from '../frame/either-frame.tsx';
import { createRootRouteWithContext } from './create-route.ts';

function NotFoundPage() {
  const { notFound: copy, toHome } = useFrameCopy();
  return (
    <EitherFrame title={copy.title}>
      <MessageCard icon="search" title={copy.title} text={copy.text}>
        <a href={paths.home} className={buttonClasses()}>
          {toHome}
        </a>
      </MessageCard>
    </EitherFrame>
  );
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
});
