import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import { dayOfAddress } from '#core/navigation/day-of-address.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage } from '#ui/page/titled-page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ServiceZone, useService } from '../use-service.tsx';
import { DayOfPlan } from './day-of-plan.tsx';
import { usePlanCopy } from './plan-copy.ts';

const ROUTE = { from: '/signed-in/admin/plan' } as const;

/** The plan of one day. Days are in the service's zone, so the plan waits for the settings. */
export function PlanScreen() {
  const copy = usePlanCopy();
  const { own } = useRidesCopy();
  const { serverTime } = useRides();
  const service = useService();
  const navigate = useNavigate({ from: '/admin/plan' });
  const today = dayAt(serverTime(), service.time.timeZone);
  const day = dayOfAddress(useSearch(ROUTE).day, today);
  return (
    <FullHeightPage dense>
      <PageTitle>{copy.title}</PageTitle>
      {service.isKnown ? (
        <DayOfPlan
          key={day}
          day={day}
          today={today}
          time={service.time}
          onDay={(days) => void navigate({ search: { day: plusDays(day, days) } })}
        />
      ) : (
        <>
          <h1 className="text-title">{copy.title}</h1>
          {service.failure === null && <Skeleton rows lines={8} label={own.loading} />}
        </>
      )}
      <ServiceZone service={service} byDays />
    </FullHeightPage>
  );
}
