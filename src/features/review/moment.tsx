import { useFormat } from '../../copy/use-format.ts';

interface MomentProps {
  at: Date;
  now: Date;
}

/** How long ago, and exactly when. */
export function Moment({ at, now }: MomentProps) {
  const format = useFormat();
  return (
    <time dateTime={at.toISOString()} className="inline-grid">
      <span className="font-medium">{format.relative(at, now)}</span>
      <span className="text-xs/5 text-ink-soft lg:whitespace-nowrap">{format.dateTime(at)}</span>
    </time>
  );
}
