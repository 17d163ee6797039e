import type { ReactNode } from 'react';
import { useFrameCopy } from '#words/frame.ts';
import { PageFooter } from '#ui/page/page-footer.tsx';
import { WaveBackground } from '#ui/brand/wave-background.tsx';

export function PageBody({ header, children }: { header: ReactNode; children: ReactNode }) {
  const copy = useFrameCopy();
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-control bg-surface px-4 py-2.5 font-semibold text-accent-ink shadow-low focus:translate-y-0"
      >
        {copy.skipToContent}
      </a>
      {header}
      {/* Can take the focus, so that the skip link moves it here and not to the document. */}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl has-data-wide:max-w-[112rem] flex-1 grid-cols-1 content-start gap-4 px-4 pt-4 sm:gap-6 sm:px-6 sm:pt-8"
      >
        {children}
      </main>
      <div className="-z-10 mt-8">
        <WaveBackground />
      </div>
      <PageFooter />
    </div>
  );
}
