import { useFormat } from '../copy/use-format.ts';

interface RelativeTimeProps {
  at: Date;
  now: Date;
}

/** How long ago, and exactly when; after a month only when. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const format = useFormat();
  const ago = format.relative(at, now);
  const exactly = format.dateTime(at);
  return (
    <time dateTime={at.toISOString()} className="inline-grid whitespace-nowrap">
      <span className="font-medium">{ago ?? exactly}</span>
      {ago !== null && <span className="text-xs/5 text-ink-soft">{exactly}</span>}
    </time>
  );
}
