import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { accountPath } from '#core/navigation/admin-paths.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FullHeightPage, TitledPage } from '#ui/page/titled-page.tsx';
import { Section } from '#ui/page/section.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { AccountSummary, LastDecision } from '../profile/account-summary.tsx';
import { queuePlaceIn, searchOf, type QueuePlace } from './queue/queue-place.ts';
import { ReviewSection } from './queue/review-section.tsx';
import { useReviewCopy } from './review-copy.ts';
import { LazyRidesLine } from './rides/lazy-rides.tsx';

const PREFIX = accountPath('');

/** The uid of the account whose page the user came from, by a link or Back; `null` after any other page. */
function useAccountLeft(): string | null {
  const router = useRouter();
  // Until this page has been rendered, the router's resolved location is the previous page.
  const [before] = useState(() => router.state.resolvedLocation?.pathname ?? '');
  return before.startsWith(PREFIX) ? before.slice(PREFIX.length) : null;
}

/** The dashboard of a pending administrator: a greeting, what happens next, and their own account. */
function PendingDashboard() {
  const copy = useDashboardCopy();
  const user = useUser();
  return (
    <TitledPage title={copy.headings.admin} lead={copy.greeting(displayName(user))}>
      <InServiceZone>
        <div className="grid items-start gap-4 md:grid-cols-[1.3fr_1fr] md:gap-6">
          <div className="grid content-start gap-4 md:gap-6">
            <Section heading={copy.next}>
              <Notice tone="warning">{copy.pendingAdmin}</Notice>
              <p>
                <RouteLink to="/profile">{copy.editProfile}</RouteLink>
              </p>
            </Section>
            <LastDecision />
          </div>
          <AccountSummary />
        </div>
      </InServiceZone>
    </TitledPage>
  );
}

const ROUTE = { from: '/signed-in/admin/dashboard' } as const;

function ReviewRoute() {
  const navigate = useNavigate({ from: '/admin/dashboard' });
  const search = useSearch(ROUTE);
  // An equal search gives the same object, so the rows are not computed again.
  const place = useMemo(() => queuePlaceIn(search), [search]);
  const pages = useCursorPages(search);
  const cameFrom = useAccountLeft();
  const goTo = (next: QueuePlace) => {
    // A search typed with pauses is one history entry, not one for each pause.
    const replace = next.search !== place.search && next.search !== '' && place.search !== '';
    void navigate({ search: searchOf(next), replace, resetScroll: false });
  };
  return <ReviewSection place={place} pages={pages} cameFrom={cameFrom} onPlace={goTo} />;
}

/** A pending administrator sees a notice instead of the queue, and no query is sent (D3). */
export function AdminDashboardScreen() {
  const copy = useDashboardCopy();
  const { title } = useReviewCopy();
  const user = useUser();
  if (user.status !== 'approved') return <PendingDashboard />;
  return (
    <FullHeightPage dense>
      {/* One line, not a banner, leaves room for accounts. */}
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-title hyphens-auto wrap-anywhere">{title}</h1>
        <LazyRidesLine />
        <p className="text-ink-soft wrap-anywhere sm:ml-auto">{copy.greeting(displayName(user))}</p>
      </div>
      <InServiceZone>
        <ReviewRoute />
      </InServiceZone>
    </FullHeightPage>
  );
}
