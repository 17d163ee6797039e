import { uiCopy } from '../../copy/ui.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The content of a page on its way, inside a frame that is there already. */
export function ContentSkeleton() {
  const copy = useCopy(uiCopy);
  return (
    <div className="min-h-dvh">
      <Skeleton lines={6} label={copy.loading} />
    </div>
  );
}
