import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { frameCopy } from '../../copy/frame.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { paths } from '../paths.ts';
import { MessagePage } from './message-page.tsx';

/** Each browser has its own message for a module that failed to load. */
const NOT_ARRIVED =
  /dynamically imported module|Importing a module script failed|module script|Failed to fetch/i;

/** Shown for a page that failed to load or to render. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const copy = useCopy(frameCopy).error;
  const lost = error instanceof Error && NOT_ARRIVED.test(error.message);
  const retry = () => {
    // A browser may remember that a module failed; only a reload requests it again.
    if (lost) return location.reload();
    reset();
    return void router.invalidate();
  };
  return (
    <MessagePage
      icon={lost ? 'refresh' : 'alert'}
      title={lost ? copy.chunkTitle : copy.title}
      text={lost ? copy.chunkText : copy.text}
    >
      <Button onClick={retry}>{copy.retry}</Button>
      <a href={paths.home} className={buttonClasses('secondary')}>
        {copy.home}
      </a>
    </MessagePage>
  );
}
