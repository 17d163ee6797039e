import { classNames } from '../class-names.ts';

const BAR = 'animate-pulse-soft rounded-full bg-line forced-colors:border';

interface SkeletonProps {
  lines?: number;
  label: string;
  /** Whether it is the placeholder for a `DenseList`. */
  rows?: boolean;
}

/** A placeholder for content that is loading, about as high as the content. */
export function Skeleton({ lines = 3, label, rows = false }: SkeletonProps) {
  return (
    <output data-loading="" className={classNames('grid', !rows && 'gap-3')}>
      <span className="sr-only">{label}</span>
      {rows && (
        <span className="mb-3 flex h-9 items-center border-line-strong touch:h-11 md:mb-0 md:h-7.25 md:border-b">
          <span className={`h-3 w-2/5 max-w-44 ${BAR}`} />
        </span>
      )}
      {Array.from({ length: lines }, (_, line) =>
        rows ? (
          <span
            key={line}
            className="grid gap-2 border-b border-line py-1.5 last:border-b-0 md:flex md:h-8 md:items-center md:justify-between md:py-0"
          >
            <span className="grid grow gap-2">
              <span className={`h-3.5 w-2/5 max-w-44 ${BAR}`} />
              <span className={`h-3 w-3/5 max-w-60 md:hidden ${BAR}`} />
              <span className={`h-3 w-2/5 max-w-44 md:hidden ${BAR}`} />
            </span>
            <span className="flex h-6 gap-2 touch:h-11 md:h-4 md:w-1/4">
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
