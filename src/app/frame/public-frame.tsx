import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Logo } from '../../ui/logo.tsx';
import { PageFooter } from '../../ui/page-footer.tsx';
import { WaveBackground } from '../../ui/wave-background.tsx';
import { PageTitle } from './page-title.tsx';

/**
 * Everything outside sign-in: the mark above, waves below, the page between them. Every page begins where a card of
 * 600 px would stand in the middle: what grows or is replaced there, as when a form fails, moves nothing above it.
 */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  const copy = useCopy(uiCopy);
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
      <main className="mx-auto w-full max-w-6xl flex-1 px-4 pt-[max(1.5rem,calc(50svh-22.5rem))] pb-8 sm:px-6">
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
