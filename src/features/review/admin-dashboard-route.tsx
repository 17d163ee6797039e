import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '../../app/paths.ts';
import { stringifySearch } from '../../app/search-params.ts';
import { useCursorPages } from '../../app/use-cursor-pages.ts';
import { useUser } from '../../app/user-context.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountSummary } from '../dashboard/account-summary.tsx';
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx';
import { LastDecision } from '../dashboard/last-decision.tsx';
import { queuePlaceIn, searchOf, type QueuePlace } from '../../app/queue-place.ts';
import { ReviewSection } from './review-section.tsx';
import { FullHeightPage } from '../../app/frame/full-height-page.tsx';

function ReviewRoute() {
  const navigate = useNavigate();
  const place = queuePlaceIn(useSearch({ strict: false }));
  const pages = useCursorPages(paths.adminDashboard, searchOf(place));
  const goTo = (next: QueuePlace) => {
    // Continued typing is one history entry, not one per pause.
    const replace = next.filter === place.filter && next.search !== '' && place.search !== '';
    const href = `${paths.adminDashboard}${stringifySearch(searchOf(next))}`;
    void navigate({ href, replace, resetScroll: false });
  };
  return (
    <ReviewSection place={place} pages={pages} onPlace={goTo}>
      <AboutMe />
    </ReviewSection>
  );
}

function AboutMe() {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <AccountSummary />
      <LastDecision />
    </div>
  );
}

/** A pending administrator sees a notice instead of the queue, and no query is sent (design D3). */
export function AdminDashboardRoute() {
  const copy = useCopy(dashboardCopy);
  const user = useUser();
  return (
    <FullHeightPage>
      <DashboardHeading of="admin" />
      {user.status === 'approved' ? (
        <ReviewRoute />
      ) : (
        <>
          <Notice tone="warning">{copy.pendingAdmin}</Notice>
          <AboutMe />
        </>
      )}
    </FullHeightPage>
  );
}
