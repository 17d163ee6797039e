import { useUiCopy } from '#words/ui-copy.ts';
import { WaitingFrame } from './waiting-frame.tsx';
import { WaitingText } from './waiting-text.tsx';

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
