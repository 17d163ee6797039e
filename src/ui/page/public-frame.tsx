import type { ReactNode } from 'react';
import { useUiCopy } from '#words/ui-copy.ts';
import { Logo } from '../brand/logo.tsx';
import { PageFooter } from './page-footer.tsx';
import { WaveBackground } from '../brand/wave-background.tsx';
import { PageTitle } from './page-title.tsx';

interface PublicFrameProps {
  title: string;
  /** A class that sets how far below the header the content starts. */
  start?: string;
  children: ReactNode;
}

/**
 * The frame of every public page: logo, content, waves and footer. Unless the page says otherwise, the content starts
 * where a card of 600 px would be centred. So nothing moves when the card grows, for example after a failed submit.
 */
export function PublicFrame({
  title,
  start = 'pt-[max(1.5rem,calc(50svh-22.5rem))]',
  children,
}: PublicFrameProps) {
  const copy = useUiCopy();
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <PageTitle>{title}</PageTitle>
      <WaveBackground height="tall" />
      <header className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 pt-4 sm:px-6 sm:pt-5">
        <Logo />
        <span aria-hidden="true" className="text-lg font-bold tracking-tight">
          {copy.product}
        </span>
      </header>
      <main className={`mx-auto w-full max-w-6xl flex-1 px-[min(1rem,5vw)] pb-8 sm:px-6 ${start}`}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
