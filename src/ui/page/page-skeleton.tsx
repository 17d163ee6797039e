import { useUiCopy } from '../../copy/ui.ts';
import { WaitingFrame } from './waiting-frame.tsx';
import { WaitingText } from './waiting-text.tsx';

/** The placeholder for a whole page while it loads. */
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

/** The placeholder for a whole page behind sign-in. */
export function SignedInSkeleton() {
  return <PageSkeleton behindSignIn />;
}
