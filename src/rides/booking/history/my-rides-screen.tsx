import { useSearch } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { OwnRidesList } from '../../shared/live/own-rides-list.tsx';
import { useBookingCopy } from '../booking-copy.ts';

const ROUTE = { from: '/signed-in/passenger/rides' } as const;

export function MyRidesScreen() {
  const copy = useBookingCopy();
  const { uid } = useUser();
  const pages = useCursorPages(useSearch(ROUTE));
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <OwnRidesList of="rider" uid={uid} to="/passenger/rides/$id" pages={pages} noneText={copy.noneText}>
        <RouteButton to="/passenger/dashboard">{copy.toBooking}</RouteButton>
      </OwnRidesList>
    </TitledPage>
  );
}
