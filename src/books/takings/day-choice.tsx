import { dayProblem } from '#domain/shared/time/day-range.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { useTakingsCopy } from './takings-copy.ts';

interface DayChoiceProps {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

/** Chooses the day of a cash sheet: typed, or the day before or after. */
export function DayChoice({ day, today, onDay }: DayChoiceProps) {
  const copy = useTakingsCopy();
  return (
    <FilterLine>
      <DayField
        label={copy.day}
        day={day}
        today={today}
        onDay={(chosen) => chosen !== undefined && dayProblem(chosen) === null && onDay(chosen)}
        problemOf={(typed) => (dayProblem(typed) === null ? undefined : copy.noDay)}
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="small" onClick={() => onDay(plusDays(day, -1))}>
          {copy.previous}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-disabled={day >= today}
          onClick={() => onDay(plusDays(day, 1))}
        >
          {copy.next}
        </Button>
      </div>
    </FilterLine>
  );
}
