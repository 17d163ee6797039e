import { paths } from '../../app/paths.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountSummary } from './account-summary.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { LastDecision } from './last-decision.tsx';

function Dashboard({ of }: { of: 'passenger' | 'driver' }) {
  const copy = useCopy(dashboardCopy);
  return (
    <>
      <DashboardHeading of={of} />
      <div className="grid items-start gap-4 md:grid-cols-[1.3fr_1fr] md:gap-6">
        <div className="grid content-start gap-4 md:gap-6">
          <Section heading={copy.next}>
            <ul className="grid gap-3">
              {copy.actions[of].map((action) => (
                <li key={action} className="flex gap-3">
                  <span className="pt-0.5 text-accent-ink">
                    <Icon name={of === 'passenger' ? 'car' : 'wheel'} />
                  </span>
                  {action}
                </li>
              ))}
            </ul>
            <p>
              <TextLink href={paths.profile}>{copy.editProfile}</TextLink>
            </p>
          </Section>
          <LastDecision />
        </div>
        <AccountSummary />
      </div>
    </>
  );
}

export function PassengerDashboard() {
  return <Dashboard of="passenger" />;
}

export function DriverDashboard() {
  return <Dashboard of="driver" />;
}
