import { useSearch } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { RouteLink, useRouteHref } from '#ui/actions/route-link.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { OwnRidesList } from '../../shared/live/own-rides-list.tsx';
import { useDrivesCopy } from './drives-copy.ts';
import { DAYS, daysIn, type NamedDays } from './days.ts';
import { OwnAvailability } from './own-availability.tsx';

const ROUTE = { from: '/signed-in/driver/rides' } as const;

const TOMORROW = 'tomorrow';

/** Loads when days are chosen, because most visits are to the list of rides. */
const ChosenDays = lazyPart(
  async () => (await import('./chosen-days.tsx')).ChosenDays,
  () => useDrivesCopy().days.failed,
  () => <Skeleton lines={8} label={useDrivesCopy().days.loading} />,
);

interface DaysLinkProps {
  days?: NamedDays | typeof TOMORROW;
  isChosen: boolean;
  children: string;
}

function DaysLink({ days, isChosen, children }: DaysLinkProps) {
  const href = useRouteHref({ to: '/driver/rides', search: days === undefined ? {} : { days } });
  return (
    <li className="flex grow">
      <a
        href={href}
        aria-current={isChosen ? 'page' : undefined}
        className="inline-flex min-h-11 grow items-center justify-center rounded-lg px-3 py-1 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-low aria-[current=page]:ring-2 aria-[current=page]:ring-accent-ink forced-colors:aria-[current=page]:underline"
      >
        {children}
      </a>
    </li>
  );
}

/** A driver's rides: all in pages, tomorrow's, or those of a day or week with the hours on duty. */
export function DrivesScreen() {
  const copy = useDrivesCopy();
  const { uid } = useUser();
  const search = useSearch(ROUTE);
  const isTomorrow = search.days === TOMORROW;
  const chosen = daysIn(search.days);
  const shown = isTomorrow ? TOMORROW : chosen;
  const pages = useCursorPages(search);
  return (
    <TitledPage title={copy.title}>
      <nav aria-label={copy.days.choose}>
        <ul className="flex flex-wrap gap-1 rounded-control bg-raised p-1 sm:inline-flex">
          <DaysLink isChosen={shown === undefined}>{copy.days.all}</DaysLink>
          <DaysLink days={TOMORROW} isChosen={isTomorrow}>
            {copy.days.tomorrow}
          </DaysLink>
          {DAYS.map((days) => (
            <DaysLink key={days} days={days} isChosen={chosen === days}>
              {copy.days[days]}
            </DaysLink>
          ))}
        </ul>
      </nav>
      <p>
        <RouteLink to="/driver/takings" search={{}}>
          {copy.takings}
        </RouteLink>
      </p>
      {!isTomorrow && <OwnAvailability />}
      {shown !== undefined && <ChosenDays days={shown} />}
      {shown === undefined && (
        <OwnRidesList of="driver" uid={uid} to="/driver/rides/$id" pages={pages} noneText={copy.noneText} />
      )}
    </TitledPage>
  );
}
