import { lazy } from 'react';
import { frameCopy } from '../../copy/frame.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { loadChunk } from '../load-chunk.ts';
import { paths } from '../paths.ts';
import { useSettledSession } from '../use-settled-session.ts';
import { MessageCard } from './message-card.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageTitle } from './page-title.tsx';
import { PublicFrame } from './public-frame.tsx';

const SignedInFrame = lazy(async () => {
  const frame = await loadChunk(() => import('./signed-in-frame.tsx'));
  return { default: frame.SignedInFrame };
});

/** An address without a page. Signed-in visitors keep their menu. */
export function NotFoundPage() {
  const copy = useCopy(frameCopy).notFound;
  const session = useSettledSession();
  const message = (
    <MessageCard icon="search" title={copy.title} text={copy.text}>
      <a href={paths.home} className={buttonClasses()}>
        {copy.home}
      </a>
    </MessageCard>
  );
  switch (session.state) {
    case 'loading':
      return <PageSkeleton />;
    case 'signed-in':
      return (
        <SignedInFrame>
          <PageTitle>{copy.title}</PageTitle>
          {message}
        </SignedInFrame>
      );
    case 'signed-out':
    case 'unreachable':
      return <PublicFrame title={copy.title}>{message}</PublicFrame>;
  }
}
