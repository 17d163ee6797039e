import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { displayName } from '#core/text/display-name.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard.ts';
import { queuePlaceIn, searchOf, type QueuePlace } from './queue/queue-place.ts';
import { ReviewSection } from './queue/review-section.tsx';
import { useAccountLeft } from './queue/use-account-left.ts';
import { FullHeightPage } from '#ui/page/full-height-page.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { PendingDashboard } from './pending-dashboard.tsx';

const route = getRouteApi('/signed-in/admin/dashboard');

function ReviewRoute() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = queuePlaceIn(search);
  const pages = useCursorPages(search);
  const cameFrom = useAccountLeft();
  const goTo = (next: QueuePlace) => {
    // A search that is typed with pauses is one history entry, not one per pause.
    const replace = next.search !== place.search && next.search !== '' && place.search !== '';
    void navigate({ search: searchOf(next), replace, resetScroll: false });
  };
  return <ReviewSection place={place} pages={pages} cameFrom={cameFrom} onPlace={goTo} />;
}

/** A pending administrator sees a notice instead of the queue, and no query is sent (D3). */
export function AdminDashboardRoute() {
  const copy = useDashboardCopy();
  const user = useUser();
  if (user.status !== 'approved') return <PendingDashboard />;
  return (
    <FullHeightPage>
      {/* One line instead of a banner, to leave room for accounts. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:-my-2">
        <h1 className="text-title hyphens-auto wrap-anywhere">{copy.headings.admin}</h1>
        <p className="text-ink-soft wrap-anywhere">{copy.greeting(displayName(user))}</p>
      </div>
      <InServiceZone>
        <ReviewRoute />
      </InServiceZone>
    </FullHeightPage>
  );
}
