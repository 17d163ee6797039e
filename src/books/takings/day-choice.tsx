import { dayProblem } from '#domain/shared/time/day-range.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import { DayField } from '#ui/fields/day-field.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { StepButtons } from '#ui/fields/step-buttons.tsx';
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
      <div className="sm:max-w-80">
        <DayField
          label={copy.day}
          day={day}
          today={today}
          onDay={(chosen) => chosen !== undefined && dayProblem(chosen) === null && onDay(chosen)}
          problemOf={(typed) => (dayProblem(typed) === null ? undefined : copy.noDay)}
        />
      </div>
      <StepButtons labels={copy} isLast={day >= today} onStep={(by) => onDay(plusDays(day, by))} />
    </FilterLine>
  );
}
