import { useEffect, useEffectEvent } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useFrameCopy } from '../../copy/frame.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonClasses } from '../../ui/actions/button-classes.ts';
import { focusPageHeading } from '../../core/navigation/focus-on-navigation.ts';
import { ChunkNotLoaded } from '../../core/product/load-chunk.ts';
import { paths } from '../../core/navigation/paths.ts';
import { MessagePage } from '../../ui/page/message-page.tsx';

/** Shown for a page that failed to load or to render. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const copy = useFrameCopy().error;
  const lost = error instanceof ChunkNotLoaded;
  const retry = async () => {
    // Some browsers remember that a module failed and request it again only after a reload, which needs a connection.
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
  return (
    <MessagePage
      icon={lost ? 'refresh' : 'alert'}
      title={lost ? copy.chunkTitle : copy.title}
      text={lost ? copy.chunkText : copy.text}
    >
      <Button onClick={() => void retry()}>{copy.retry}</Button>
      <a href={paths.home} className={buttonClasses('secondary')}>
        {copy.home}
      </a>
    </MessagePage>
  );
}
