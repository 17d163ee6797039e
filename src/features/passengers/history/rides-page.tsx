import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';
import { RouteButton } from '../../../ui/actions/route-link.tsx';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { OwnRides } from '../../../ui/rides/own-rides.tsx';

const route = getRouteApi('/signed-in/passenger/rides');

/** A passenger's rides, in pages. */
export function RidesPage() {
  const copy = useMyRidesCopy();
  const navigate = route.useNavigate();
  const pages = useCursorPages(
    route.useSearch(),
    (search, trail) => void navigate({ search, state: { trail }, resetScroll: false }),
  );
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.lead}</p>
      </div>
      <OwnRides of="rider" to="/passenger/rides/$id" pages={pages} noneText={copy.noneText}>
        <RouteButton to="/passenger/dashboard">{copy.toBooking}</RouteButton>
      </OwnRides>
    </FullHeightPage>
  );
}
