import { useDashboardCopy } from '../../../copy/dashboard.ts';
import { RoleIcon } from '../../../ui/page-icon.tsx';
import { Dashboard } from './dashboard.tsx';

function DashboardWithActions({ of }: { of: 'passenger' | 'driver' }) {
  const copy = useDashboardCopy();
  return (
    <Dashboard of={of}>
      <ul className="grid gap-3">
        {copy.actions[of].map((action) => (
          <li key={action} className="flex gap-3">
            <span className="pt-0.5 text-accent-ink">
              <RoleIcon role={of} />
            </span>
            {action}
          </li>
        ))}
      </ul>
    </Dashboard>
  );
}

export function PassengerDashboard() {
  return <DashboardWithActions of="passenger" />;
}

export function DriverDashboard() {
  return <DashboardWithActions of="driver" />;
}
