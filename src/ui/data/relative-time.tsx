import { useFormat } from '../../copy/language/use-format.ts';
import { useNow } from './use-now.ts';

/** Relative and exact time; after a month only the exact one. */
export function RelativeTime({ at }: { at: Date }) {
  const format = useFormat();
  const ago = format.relative(at, useNow());
  const exactly = format.dateTime(at);
  return (
    <time dateTime={at.toISOString()} className="inline-grid">
      <span className="font-medium">{ago ?? exactly}</span>
      {ago !== null && <span className="text-xs/5 text-ink-soft">{exactly}</span>}
    </time>
  );
}
