import { useFormat, type Format } from '../../copy/language/use-format.ts';
import { useNow } from './use-now.ts';

/** Relative and exact time; after a month only the exact one. Neither breaks but on a phone, beside a long word. */
export function RelativeTime({ at, format: given }: { at: Date; format?: Format }) {
  const own = useFormat();
  const format = given ?? own;
  const ago = format.relative(at, useNow());
  const exactly = format.dateTime(at);
  return (
    <time dateTime={at.toISOString()} className="inline-grid min-[26rem]:whitespace-nowrap">
      <span className="font-medium">{ago ?? exactly}</span>
      {ago !== null && <span className="text-xs/5 text-ink-soft">{exactly}</span>}
    </time>
  );
}
