import { lazy } from 'react';
import { useFrameCopy } from '../../copy/frame.ts';
import { buttonClasses } from '../../ui/actions/button-classes.ts';
import { loadChunk } from '../../core/product/load-chunk.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useSettledSession } from '../../core/session/use-settled-session.ts';
import { MessageCard } from '../../ui/page/message-card.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { PublicFrame } from '../../ui/page/public-frame.tsx';

const LateSignedInFrame = lazy(async () => {
  const frame = await loadChunk(() => import('./signed-in-frame.tsx'));
  return { default: frame.SignedInFrame };
});

/** An address without a page. Signed-in visitors keep their menu. */
export function NotFoundPage() {
  const copy = useFrameCopy().notFound;
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
        <LateSignedInFrame>
          <PageTitle>{copy.title}</PageTitle>
          {message}
        </LateSignedInFrame>
      );
    case 'signed-out':
    case 'unreachable':
      return <PublicFrame title={copy.title}>{message}</PublicFrame>;
  }
}
