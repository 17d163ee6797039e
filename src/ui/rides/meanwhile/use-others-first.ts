import { useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { isOvertaken } from '../../../core/rides/is-overtaken.ts';

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
    /** Points to what has not been told yet; whether there was any. */
    tells(): boolean {
      const isNews = since(toldOf).length > 0;
      if (isNews) {
        setToldOf(rev);
        news.current?.focus();
      }
      return isNews;
    },
    /** Call it when sending failed: whoever is told then that others were faster is not told again. */
    failed(error: RideFailure): boolean {
      const overtaken = isOvertaken(error);
      if (overtaken) setToldOf(rev + 1);
      return overtaken;
    },
  };
}
