import { useState } from 'react';
import type { WorkedDuty } from '#domain/rides/model/firm/worked-duty.ts';
import { MOST_CORRECTIONS } from '#domain/rides/model/basics/ride-limits.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import type { CorrectDuty } from './correct-duty-dialog.tsx';
import { useHoursCopy } from './hours-copy.ts';

const LazyCorrectDutyDialog = lazyDialog(
  async () => (await import('./correct-duty-dialog.tsx')).CorrectDutyDialog,
);

interface HoursProps {
  time: ServiceTime;
  /** The driver's uid. A duty that another person ended names that person. */
  driver: string;
  /** The name of a person in a sentence, such as who corrected a duty. */
  nameOf: (uid: string) => string;
  correct: CorrectDuty;
  onCorrected: () => void;
}

function Worked({ duty, time, driver, nameOf, ...about }: HoursProps & { duty: WorkedDuty }) {
  const copy = useHoursCopy();
  const [isOpen, setOpen] = useState(false);
  const { since, until, endedAt, by, log } = duty;
  const day = time.date(since);
  const end = time.date(until) === day ? time.time(until) : time.dateTime(until);
  const spell = copy.spell(time.dateTime(since), end);
  // Each line of the log has the times before a correction, so the first line has the original end.
  const first = log[0]?.until ?? until;
  const isLate = endedAt.getTime() - first.getTime() >= MINUTE_MS;
  return (
    <li className="grid gap-1 border-b border-line py-2 wrap-anywhere last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-medium">{copy.duties[duty.duty]}</span>{' '}
          <span className="tabular-nums">{spell}</span>{' '}
          <bdi translate="no" className="text-ink-soft">
            {[duty.label, duty.plate].filter(Boolean).join(', ')}
          </bdi>
        </p>
        {log.length < MOST_CORRECTIONS && (
          <Button
            tone="quiet"
            size="small"
            aria-label={copy.correctOf(`${copy.duties[duty.duty]}, ${spell}`)}
            onClick={() => setOpen(true)}
          >
            {copy.correct}
          </Button>
        )}
      </div>
      {by !== driver && (
        <p className="text-sm text-ink-soft">{copy.endedBy(nameOf(by), time.dateTime(endedAt))}</p>
      )}
      {by === driver && isLate && (
        <p className="text-sm text-ink-soft">{copy.saidLater(time.dateTime(endedAt))}</p>
      )}
      {log.map((line) => (
        <p key={line.at.getTime()} className="text-sm text-ink-soft">
          {copy.correctedBy(
            nameOf(line.by),
            time.dateTime(line.at),
            time.dateTime(line.since),
            time.dateTime(line.until),
            line.why,
          )}
        </p>
      ))}
      {log.length >= MOST_CORRECTIONS && <p className="text-sm text-ink-soft">{copy.full}</p>}
      {isOpen && <LazyCorrectDutyDialog {...{ duty, time }} {...about} onClose={() => setOpen(false)} />}
    </li>
  );
}

/**
 * The ended duties and breaks of the shifts that began on one day. The list is open if a duty was corrected, or was not
 * ended by the driver.
 */
export function WorkedDuties({ worked, ...about }: HoursProps & { worked: readonly WorkedDuty[] }) {
  const copy = useHoursCopy();
  const isNoted = worked.some(({ by, log }) => by !== about.driver || log.length > 0);
  if (worked.length === 0) return null;
  return (
    <Disclosure label={copy.times} open={isNoted}>
      <ul>
        {worked.map((duty) => (
          <Worked key={`${duty.shiftSince.getTime()} ${duty.id}`} duty={duty} {...about} />
        ))}
      </ul>
    </Disclosure>
  );
}
