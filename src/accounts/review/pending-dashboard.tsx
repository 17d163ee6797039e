import { displayName } from '#core/text/display-name.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { AccountSummary } from '../profile/account-summary.tsx';
import { LastDecision } from '../profile/last-decision.tsx';

/** The dashboard of a pending administrator: a greeting, what happens next, and their own account. */
export function PendingDashboard() {
  const copy = useDashboardCopy();
  const user = useUser();
  return (
    <>
      <div className="relative isolate flex items-center gap-4 overflow-hidden rounded-card bg-linear-to-br from-brand-from to-brand-to px-[min(1rem,5vw)] py-3 text-white shadow-low sm:px-8 sm:py-6 forced-colors:border">
        <PageTitle>{copy.headings.admin}</PageTitle>
        <svg
          aria-hidden="true"
          viewBox="0 0 800 200"
          preserveAspectRatio="none"
          className="absolute inset-0 -z-10 size-full fill-white opacity-10 forced-colors:hidden"
        >
          <path d="M0 150c120-70 240-80 400-20s280 20 400-60v130H0Z" />
          <path d="M0 180c160-30 300-10 440 0s240-30 360-50v70H0Z" />
        </svg>
        <span className="grid size-14 shrink-0 max-sm:hidden place-items-center rounded-2xl bg-white/16">
          <PageIcon name="shield" large />
        </span>
        <div className="grid min-w-0 gap-0.5">
          <h1 className="text-title hyphens-auto wrap-anywhere">{copy.headings.admin}</h1>
          <p className="wrap-anywhere sm:text-lg">{copy.greeting(displayName(user))}</p>
        </div>
      </div>
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
    </>
  );
}
