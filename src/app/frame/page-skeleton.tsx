import { uiCopy } from '../../copy/ui.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The placeholder for a whole page while it loads. */
export function PageSkeleton() {
  const copy = useCopy(uiCopy);
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-lg content-center px-4">
      <Skeleton lines={4} label={copy.loading} />
    </main>
  );
}
