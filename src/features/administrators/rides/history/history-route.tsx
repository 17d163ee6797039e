import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../../core/navigation/use-cursor-pages.ts';
import { historyPlaceIn, historySearchOf } from './history-place.ts';
import { HistoryScreen } from './history-screen.tsx';

const route = getRouteApi('/signed-in/admin/rides/history');

export function HistoryRoute() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = historyPlaceIn(search);
  const pages = useCursorPages(search);
  return (
    <HistoryScreen
      place={place}
      pages={pages}
      onPlace={(next) => void navigate({ search: historySearchOf(next), resetScroll: false })}
    />
  );
}
