import { classNames } from '../class-names.ts';

const BAR = 'animate-pulse-soft rounded-full bg-line forced-colors:border';

interface SkeletonProps {
  lines?: number;
  label: string;
  /** Placeholder for a list: rows on a wide screen, cards on others, as in a `DataTable`. */
  rows?: boolean;
}

/** A placeholder for content that is loading, about as high as the content. */
export function Skeleton({ lines = 3, label, rows = false }: SkeletonProps) {
  return (
    <output data-loading="" className={classNames('grid gap-3', rows && 'md:grid-cols-2 lg:block')}>
      <span className="sr-only">{label}</span>
      {rows && (
        <span className="flex h-9 items-center border-line touch:h-11 md:col-span-2 lg:border-b">
          <span className={`h-3 w-2/5 max-w-44 ${BAR}`} />
        </span>
      )}
      {Array.from({ length: lines }, (_, line) =>
        rows ? (
          <span
            key={line}
            className="grid gap-2 rounded-control border border-line p-[min(1rem,5vw)] lg:flex lg:items-center lg:justify-between lg:rounded-none lg:border-0 lg:border-b lg:px-0 lg:py-3"
          >
            <span className="grid grow gap-2 py-1 lg:py-0">
              <span className={`h-3.5 w-2/5 max-w-44 ${BAR}`} />
              <span className={`h-3 w-3/5 max-w-60 ${BAR}`} />
            </span>
            <span className="flex items-center justify-between py-2 lg:hidden">
              <span className={`h-6 w-1/4 ${BAR}`} />
              <span className={`h-3 w-2/5 ${BAR}`} />
            </span>
            <span className="flex h-9 gap-2 touch:h-11 lg:w-1/4">
              <span className={`grow ${BAR}`} />
              <span className={`grow ${BAR}`} />
            </span>
          </span>
        ) : (
          <span key={line} className={`h-4 last:w-2/3 ${BAR}`} />
        ),
      )}
    </output>
  );
}
