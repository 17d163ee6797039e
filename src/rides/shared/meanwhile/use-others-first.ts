import { useRef, useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { isOvertaken } from '../live/is-overtaken.ts';

/**
 * Has a dialog tell what others did with its ride before it sends anything: the first press after that only points to it.
 * `openedAt` is the draft's; `counts` chooses the steps that the dialog tells.
 */
export function useOthersFirst({ log, rev }: Ride, openedAt: number, counts: (line: LogLine) => boolean) {
  const news = useRef<HTMLOutputElement>(null);
  /** The number of the last step that this person has been told of. */
  const [toldOf, setToldOf] = useState(openedAt);
  const since = (step: number) => log.slice(step + 1).filter(counts);
  return {
    /** Where the lines are told, which gets the focus. */
    news,
    /** Since the dialog was opened, or since the entries that it began with were made. */
    lines: since(openedAt),
    /**
     * Points to what has not been told yet, and sends nothing then. Resolves to what became of it; `submit` to `null` if
     * nothing was sent. Whoever is told now that others were faster is not told of it again.
     */
    async send(submit: () => Promise<RideResult<void> | null>): Promise<'done' | 'overtaken' | 'not-done'> {
      if (since(toldOf).length > 0) {
        setToldOf(rev);
        news.current?.focus();
        return 'not-done';
      }
      const sent = await submit();
      if (sent?.ok === true) return 'done';
      if (sent === null || !isOvertaken(sent.error)) return 'not-done';
      setToldOf(rev + 1);
      return 'overtaken';
    },
  };
}
