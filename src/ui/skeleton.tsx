import { classNames } from './class-names.ts';

const BAR = 'animate-pulse-soft rounded-full bg-line forced-colors:border';

interface SkeletonProps {
  lines?: number;
  label: string;
  /** Placeholder for a list. */
  rows?: boolean;
}

/** A placeholder for content that is loading, about as high as the content. */
export function Skeleton({ lines = 3, label, rows = false }: SkeletonProps) {
  return (
    <output className={classNames('grid', !rows && 'gap-3')}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) =>
        rows ? (
          <span key={line} className="flex items-center justify-between gap-6 border-b border-line py-3.5">
            <span className="grid grow gap-2">
              <span className={`h-3.5 w-2/5 max-w-44 ${BAR}`} />
              <span className={`h-3 w-3/5 max-w-60 ${BAR}`} />
            </span>
            <span className={`h-8 w-1/4 max-w-36 ${BAR}`} />
          </span>
        ) : (
          <span key={line} className={`h-4 last:w-2/3 ${BAR}`} />
        ),
      )}
    </output>
  );
}
