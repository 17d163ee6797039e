import { useUiCopy, ui } from '#words/ui-copy.ts';
import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import { TextLink } from '../actions/text-link.tsx';

interface WaitingTextProps {
  copy: Pick<typeof ui, 'loading' | 'reload'>;
}

/**
 * Says that a page is loading, and after some seconds offers a link to this same address. The link works without
 * script, because the first script may be missing. Because of `target` no router handles it.
 */
export function WaitingText({ copy }: WaitingTextProps) {
  return (
    <>
      {copy.loading}
      <span className="block animate-late">
        <TextLink href="" target="_self">
          {copy.reload}
        </TextLink>
      </span>
    </>
  );
}

const BAR = 'h-4 animate-pulse-soft rounded-full bg-line-strong/40 forced-colors:border';

interface WaitingFrameProps {
  behindSignIn?: boolean;
  /** The text about the loading. It is shown only after a moment, because most pages arrive before that. */
  children: ReactNode;
}

/** The placeholder for a whole page: the logo in its place, and bars for the content. */
export function WaitingFrame({ behindSignIn = false, children }: WaitingFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className={behindSignIn ? 'border-b border-line bg-surface' : ''}>
        <div
          className={`mx-auto flex w-full max-w-6xl items-center gap-3 px-4 sm:px-6 ${behindSignIn ? 'h-[calc(3rem-1px)]' : 'pt-4 sm:pt-5'}`}
        >
          <Logo size={behindSignIn ? 'small' : 'medium'} linked={false} />
          <span
            aria-hidden="true"
            className={`font-bold tracking-tight ${behindSignIn ? 'hidden lg:block' : 'text-lg'}`}
          >
            {ui.product}
          </span>
        </div>
      </div>
      <output className="m-auto grid w-full max-w-lg gap-3 px-4">
        <span className={BAR} />
        <span className={BAR} />
        <span className={BAR} />
        <span className={`w-2/3 ${BAR}`} />
        <span className="animate-rise text-ink-soft [animation-delay:1s]">{children}</span>
      </output>
    </div>
  );
}

export function PageSkeleton({ behindSignIn = false }: { behindSignIn?: boolean }) {
  const copy = useUiCopy();
  return (
    <main>
      <WaitingFrame behindSignIn={behindSignIn}>
        <WaitingText copy={copy} />
      </WaitingFrame>
    </main>
  );
}

export function SignedInSkeleton() {
  return <PageSkeleton behindSignIn />;
}
