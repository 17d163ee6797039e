import type { CalendarDays as Found } from '#domain/rides/model/standing/calendar-file.ts';
import { missingIn, type ClosedDay } from '#domain/rides/model/standing/closed-days.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useStandingCopy } from './standing-copy.ts';

interface CalendarDaysProps {
  found: Found;
  /** The list as it is typed. */
  typed: string;
  onAdd: (days: readonly ClosedDay[]) => void;
}

/** The days that a calendar file would add to the list, and the entries that are left out. */
export function CalendarDays({
  found: { days, timed, unreadable, repeated },
  typed,
  onAdd,
}: CalendarDaysProps) {
  const { closedForm: copy } = useStandingCopy();
  const missing = missingIn(typed, days);
  const names = repeated.map((name) => (name === '' ? copy.unnamed : withoutDirectionControls(name)));
  return (
    <div className="grid justify-items-start gap-2">
      <output className="grid gap-1">
        {timed > 0 && <span>{copy.timed(timed)}</span>}
        {unreadable > 0 && <span>{copy.unread(unreadable)}</span>}
        {names.length > 0 && <span className="wrap-anywhere">{copy.repeated(names.join(', '))}</span>}
        <span className="font-medium">
          {missing.length === 0 ? copy.noneNew : copy.found(missing.length)}
        </span>
      </output>
      {missing.length > 0 && (
        <>
          <ul className="text-sm text-ink-soft">
            {missing.map((line) => (
              <li key={line} className="wrap-anywhere">
                <bdi translate="yes">{line}</bdi>
              </li>
            ))}
          </ul>
          <Button tone="secondary" size="small" onClick={() => onAdd(missing)}>
            {copy.add(missing.length)}
          </Button>
        </>
      )}
    </div>
  );
}
