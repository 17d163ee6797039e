import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayProblem, PRESETS, presetRange, type DayRange } from '#domain/shared/time/day-range.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { DayPage } from '../day-page.tsx';
import { FIGURES_BY, FiguresTable, type FiguresBy } from './figures-table.tsx';
import { useFiguresCopy } from './figures-copy.ts';
import { periodIn } from './period.ts';

const ROUTE = { from: '/signed-in/admin/figures' } as const;

interface FilterProps {
  days: DayRange;
  by: FiguresBy;
  today: Day;
  onDays: (days: DayRange) => void;
  onBy: (by: FiguresBy) => void;
}

/** Chooses the days and the grouping of the figures. */
function Filter({ days, by, today, onDays, onBy }: FilterProps) {
  const copy = useFiguresCopy();
  const problemOf = (typed: string) => (dayProblem(typed) === null ? undefined : copy.noDay);
  return (
    <div className="grid gap-2 print:hidden">
      <FilterLine>
        <DayField
          label={copy.from}
          day={days.from}
          today={today}
          problemOf={problemOf}
          onDay={(from) => onDays({ ...days, ...(from !== undefined && { from }) })}
        />
        <DayField
          label={copy.to}
          day={days.to}
          today={today}
          problemOf={problemOf}
          onDay={(to) => onDays({ ...days, ...(to !== undefined && { to }) })}
        />
        <div className="flex flex-wrap gap-1">
          {PRESETS.map((preset) => {
            const range = presetRange(preset, today);
            return (
              <Button
                key={preset}
                tone="quiet"
                size="small"
                aria-pressed={range.from === days.from && range.to === days.to}
                onClick={() => onDays(range)}
              >
                {copy.presets[preset]}
              </Button>
            );
          })}
        </div>
      </FilterLine>
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">{copy.by}</legend>
        <span aria-hidden="true" className="mr-2 text-sm font-semibold">
          {copy.by}
        </span>
        {FIGURES_BY.map((each) => (
          <Button
            key={each}
            tone={each === by ? 'soft' : 'quiet'}
            size="small"
            aria-pressed={each === by}
            onClick={() => onBy(each)}
          >
            {copy.bys[each]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** Turnover, rides and kilometres of a period, as a list and as a file. */
export function FiguresScreen() {
  const copy = useFiguresCopy();
  const search = useSearch(ROUTE);
  const navigate = useNavigate({ from: '/admin/figures' });
  const by = FIGURES_BY.find((each) => each === search.by) ?? 'day';
  const go = (next: typeof search) => void navigate({ search: { ...search, ...next } });
  return (
    <DayPage copy={copy} lines={8}>
      {({ today }) => {
        const period = periodIn(search, today);
        return (
          <>
            <Filter
              days={period ?? { from: search.from, to: search.to }}
              by={by}
              today={today}
              onDays={go}
              onBy={(next) => go({ by: next })}
            />
            {period === null ? <ErrorBox text={copy.badPeriod} /> : <FiguresTable days={period} by={by} />}
          </>
        );
      }}
    </DayPage>
  );
}
