import { Skeleton } from '../feedback/skeleton.tsx';

/** The placeholder for a `Section`. Without a label it is silent, because one per page is enough to say that it loads. */
export function CardSkeleton({ lines, label = '' }: { lines: number; label?: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-[min(1rem,5vw)] shadow-low sm:p-6">
      <Skeleton lines={lines} label={label} />
    </div>
  );
}
