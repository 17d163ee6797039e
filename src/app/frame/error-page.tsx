import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useFrameCopy } from '#words/frame-copy.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { ChunkNotLoaded } from '#core/product/load-chunk.ts';
import { paths } from '#core/navigation/paths.ts';
import { useArrivalNote } from '#core/product/product-context.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { EitherFrame } from './either-frame.tsx';

/** Replaces a page that failed to load or to render. Behind sign-in the frame around the page stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { error: copy, toHome } = useFrameCopy();
  const ui = useUiCopy();
  // The note that the failed page would have shown, for example that the person is signed out.
  const note = useArrivalNote(useLocation({ select: ({ pathname }) => pathname }));
  const lost = error instanceof ChunkNotLoaded;
  const retry = async () => {
    // After a module failed, some browsers request it again only after a reload. A reload needs a connection.
    if (lost && navigator.onLine) return location.reload();
    reset();
    await router.invalidate();
    focusPageHeading();
  };
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!lost) return undefined;
    const online = () => retryOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [lost]);
  const title = lost ? copy.chunkTitle : copy.title;
  return (
    <EitherFrame title={title}>
      <MessageCard
        icon={lost ? 'refresh' : 'alert'}
        title={title}
        text={lost ? copy.chunkText : copy.text}
        note={note}
      >
        <Button onClick={() => void retry()}>{ui.retry}</Button>
        <a href={paths.home} className={buttonClasses('secondary')}>
          {toHome}
        </a>
      </MessageCard>
    </EitherFrame>
  );
}
