import type { ReactNode } from 'react';
import type { KnownRole } from '#domain/accounts/model/role.ts';
import { useDashboardCopy } from '../../../copy/dashboard.ts';
import { Section } from '../../../ui/page/section.tsx';
import { RouteLink } from '../../../ui/actions/route-link.tsx';
import { AccountSummary } from './account-summary.tsx';
import { DashboardBanner } from './dashboard-banner.tsx';
import { LastDecision } from './last-decision.tsx';

interface DashboardProps {
  of: KnownRole;
  /** What the user can expect next. */
  children: ReactNode;
}

/** The dashboard for users without a queue: what happens next, and their own account. */
export function Dashboard({ of, children }: DashboardProps) {
  const copy = useDashboardCopy();
  return (
    <>
      <DashboardBanner of={of} />
      <div className="grid items-start gap-4 md:grid-cols-[1.3fr_1fr] md:gap-6">
        <div className="grid content-start gap-4 md:gap-6">
          <Section heading={copy.next}>
            {children}
            <p>
              <RouteLink to="/profile">{copy.editProfile}</RouteLink>
            </p>
          </Section>
          <LastDecision />
        </div>
        <AccountSummary />
      </div>
    </>
  );
}
