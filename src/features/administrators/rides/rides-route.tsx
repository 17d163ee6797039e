import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import { useRidesCopy } from '../../../copy/rides/rides.ts';
import { RouteLink } from '../../../ui/actions/route-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { Board } from './board/board.tsx';
import { EndedRides } from './ended-rides.tsx';
import { RidesFilter } from './rides-filter.tsx';
import { useService } from './use-service.ts';

const route = getRouteApi('/signed-in/admin/rides');

function RidesPage() {
  const copy = useDispatchCopy();
  const { zone } = useRidesCopy();
  const navigate = route.useNavigate();
  const { show, ...search } = route.useSearch();
  const pages = useCursorPages(
    search,
    (place, trail) => void navigate({ search: { show, ...place }, state: { trail }, resetScroll: false }),
  );
  const { time, isSetUp } = useService();
  return (
    <FullHeightPage>
      {show !== undefined && <PageTitle>{copy.title}</PageTitle>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title">{copy.title}</h1>
        <RidesFilter current={show ?? null} />
      </div>
      {!isSetUp && (
        <Notice tone="warning">
          {copy.notSetUp} <RouteLink to="/admin/settings">{copy.toSettings}</RouteLink>
        </Notice>
      )}
      {show === undefined ? (
        <Board format={time} />
      ) : (
        <EndedRides key={show} state={show} pages={pages} format={time} />
      )}
      {time.zone !== null && <p className="text-sm text-ink-soft">{zone(time.zone)}</p>}
    </FullHeightPage>
  );
}

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function RidesRoute() {
  const { title } = useDispatchCopy();
  return useUser().status === 'approved' ? <RidesPage /> : <PendingAdminPage title={title} />;
}
