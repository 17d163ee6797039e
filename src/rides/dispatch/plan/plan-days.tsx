import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { usePlanCopy } from './plan-copy.ts';
import type { useDayPlan } from './use-day-plan.ts';
import { useDayName } from '#ui/zone/use-day-name.ts';

interface PlanDaysProps {
  day: Day;
  today: Day;
  ended: ReturnType<typeof useDayPlan>['endedRides'];
}

/** The chosen day, with links to other days. A day up to today also has a button and a link for its ended rides. */
export function PlanDays({ day, today, ended }: PlanDaysProps) {
  const copy = usePlanCopy();
  const name = useDayName();
  const tomorrow = plusDays(today, 1);
  const link = (to: Day, label: string, sign: string) => (
    <RouteButton to="/admin/plan" search={{ day: to }} tone="quiet" size="small">
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{`${label}: ${name(to)}`}</span>
    </RouteButton>
  );
  return (
    <nav aria-label={copy.days} className="flex min-w-0 flex-wrap items-center gap-x-6">
      <div className="-mx-3 flex min-w-0 items-center">
        {link(plusDays(day, -1), copy.previous, '←')}
        <strong className="min-w-0 font-semibold wrap-anywhere lg:min-w-60 lg:text-center">
          {name(day)}
        </strong>
        {link(plusDays(day, 1), copy.next, '→')}
      </div>
      {day !== today && (
        <RouteLink to="/admin/plan" search={{ day: today }}>
          {copy.today}
        </RouteLink>
      )}
      {day !== tomorrow && (
        <RouteLink to="/admin/plan" search={{ day: tomorrow }}>
          {copy.tomorrow}
        </RouteLink>
      )}
      {day <= today && (
        <>
          <Button
            tone="quiet"
            size="small"
            aria-pressed={ended.isWanted}
            onClick={() => ended.want(!ended.isWanted)}
          >
            {ended.isWanted ? copy.hideEnded : copy.showEnded}
          </Button>
          <RouteLink to="/admin/rides/history" search={{ from: day, to: day }}>
            {copy.ended}
          </RouteLink>
          {ended.isCut && <span className="text-ink-soft">{copy.endedCut}</span>}
          <LoadFailure what={copy.endedFailed} error={ended.error} onRetry={ended.reload} />
        </>
      )}
    </nav>
  );
}
