import { useUiCopy } from '../../copy/ui.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

/** The placeholder for a page's content while it loads. */
export function ContentSkeleton() {
  const copy = useUiCopy();
  return (
    <div className="min-h-dvh">
      <Skeleton lines={6} label={copy.loading} />
    </div>
  );
}
