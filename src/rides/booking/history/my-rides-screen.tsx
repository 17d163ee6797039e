import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { OwnRidesList } from '../../shared/live/own-rides-list.tsx';

const route = getRouteApi('/signed-in/passenger/rides');

export function MyRidesScreen() {
  const copy = useMyRidesCopy();
  const { uid } = useUser();
  const pages = useCursorPages(route.useSearch());
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <OwnRidesList of="rider" uid={uid} to="/passenger/rides/$id" pages={pages} noneText={copy.noneText}>
        <RouteButton to="/passenger/dashboard">{copy.toBooking}</RouteButton>
      </OwnRidesList>
    </TitledPage>
  );
}
