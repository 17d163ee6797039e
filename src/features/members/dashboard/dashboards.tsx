import { useDashboardCopy } from '../../../copy/dashboard.ts';
import { PageIcon } from '../../../ui/page-icon.tsx';
import { Dashboard } from './dashboard.tsx';

export function PassengerDashboard() {
  const copy = useDashboardCopy();
  return (
    <Dashboard of="passenger">
      <ul className="grid gap-3">
        {copy.actions.map((action) => (
          <li key={action} className="flex gap-3">
            <span className="pt-0.5 text-accent-ink">
              <PageIcon name="car" />
            </span>
            {action}
          </li>
        ))}
      </ul>
    </Dashboard>
  );
}
