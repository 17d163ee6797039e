import { useUiCopy } from '#words/ui-copy.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { CardSkeleton } from './card-skeleton.tsx';

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
