import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../../core/session/user-context.ts';
import { useRideHistoryCopy } from '../../../../copy/rides/ride-history.ts';
import { PendingAdminPage } from '../../pending-admin-page.tsx';
import { historyPlaceIn, historySearchOf } from './history-place.ts';
import { HistoryScreen } from './history-screen.tsx';

const route = getRouteApi('/signed-in/admin/rides/history');

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function HistoryRoute() {
  const { title } = useRideHistoryCopy();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = historyPlaceIn(search);
  const pages = useCursorPages(search);
  if (useUser().status !== 'approved') return <PendingAdminPage title={title} />;
  return (
    <HistoryScreen
      place={place}
      pages={pages}
      onPlace={(next) => void navigate({ search: historySearchOf(next), resetScroll: false })}
    />
  );
}
