import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useActivityCopy } from '../../../copy/activity.ts';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { activityPlaceIn, activitySearchOf } from './activity-place.ts';
import { ActivityScreen } from './activity-screen.tsx';

const route = getRouteApi('/signed-in/admin/activity');

/** The decisions on all accounts. */
export function ActivityRoute() {
  const copy = useActivityCopy();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const place = activityPlaceIn(search);
  const pages = useCursorPages(search);
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <ActivityScreen
        place={place}
        pages={pages}
        onPlace={(next) => void navigate({ search: activitySearchOf(next), resetScroll: false })}
      />
    </TitledPage>
  );
}
