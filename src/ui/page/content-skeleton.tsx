import { useUiCopy } from '#words/ui-copy.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

/** The placeholder for a `Section`. Without a label it is silent: one label on a page is enough. */
export function CardSkeleton({ lines, label = '' }: { lines: number; label?: string }) {
  return (
    <div className="rounded-work bg-surface p-[min(1rem,5vw)] shadow-low sm:p-6">
      <Skeleton lines={lines} label={label} />
    </div>
  );
}

/** The placeholder for a page's content while it loads: its heading and the first of its parts. */
export function ContentSkeleton() {
  const copy = useUiCopy();
  return (
    <div className="grid min-h-dvh content-start gap-4 md:gap-6">
      <Skeleton lines={1} label={copy.loading} />
      <CardSkeleton lines={6} />
    </div>
  );
}
