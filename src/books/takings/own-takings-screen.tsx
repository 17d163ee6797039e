import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { dayOfAddress } from '#core/navigation/day-of-address.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage, WayBack } from '#ui/page/titled-page.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { BookFailure } from '../use-book-error-text.ts';
import { useBooks } from '../use-books.ts';
import { useDayName } from '#ui/zone/use-day-name.ts';
import { useServiceDay } from '../use-service-day.ts';
import { CashSheetView } from './cash-sheet-view.tsx';
import { useTakingsCopy } from './takings-copy.ts';

/** The field for a day, loaded late, because no other page of a driver needs it. */
const DayChoice = lazyPart(
  async () => (await import('./day-choice.tsx')).DayChoice,
  () => useTakingsCopy().failed,
);

const ROUTE = { from: '/signed-in/driver/takings' } as const;

function OwnSheet({ day, timeZone }: { day: Day; timeZone: string }) {
  const copy = useTakingsCopy();
  const user = useUser();
  const { uid } = user;
  const name = withoutDirectionControls(user.name ?? '');
  const { daySheets } = useBooks();
  const dayName = useDayName();
  const { value, error, reload } = useRequest(`${uid} ${day}`, () =>
    daySheets.ofDriver(uid, { first: day, last: day }),
  );
  return (
    <>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      {value !== null && (
        <Section
          heading={`${name}, ${dayName(day)}`}
          aside={
            <Button tone="quiet" size="small" onClick={() => window.print()}>
              {copy.print}
            </Button>
          }
        >
          <CashSheetView
            sheet={value}
            timeZone={timeZone}
            nameOf={(by) => (by === uid ? name : copy.dispatch)}
          />
          <p className="text-sm text-ink-soft">{copy.hiddenNote}</p>
        </Section>
      )}
    </>
  );
}

/** A driver's own cash sheet of a day. */
export function OwnTakingsScreen() {
  const copy = useTakingsCopy();
  useWhenIdle(DayChoice.prepare);
  const { day: wanted } = useSearch(ROUTE);
  const navigate = useNavigate({ from: '/driver/takings' });
  const { value, error, reload } = useServiceDay();
  const today = value?.today ?? '';
  const day = dayOfAddress(wanted, today);
  return (
    <TitledPage title={copy.own}>
      <WayBack>
        <RouteLink to="/driver/rides" search={{}}>
          {copy.toRides}
        </RouteLink>
      </WayBack>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      {value !== null && (
        <InZone timeZone={value.timeZone}>
          <DayChoice day={day} today={today} onDay={(chosen) => void navigate({ search: { day: chosen } })} />
          <OwnSheet day={day} timeZone={value.timeZone} />
        </InZone>
      )}
    </TitledPage>
  );
}
