import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useActivityCopy } from '../../../copy/activity.ts';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { activityPlaceIn, activitySearchOf } from './activity-place.ts';
import { ActivityScreen } from './activity-screen.tsx';

const route = getRouteApi('/signed-in/admin/activity');

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function ActivityRoute() {
  const copy = useActivityCopy();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = activityPlaceIn(search);
  const pages = useCursorPages(
    search,
    (page, trail) =>
      void navigate({
        search: { ...activitySearchOf(place), ...page },
        state: { trail },
        resetScroll: false,
      }),
  );
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.lead}</p>
      </div>
      <ActivityScreen
        place={place}
        pages={pages}
        onPlace={(next) => void navigate({ search: activitySearchOf(next), resetScroll: false })}
      />
    </FullHeightPage>
  );
}
