import { useUser } from '../../../core/session/user-context.ts';
import { useFleetCopy } from '../../../copy/rides/fleet.ts';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { FleetScreen } from './fleet-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function FleetRoute() {
  const copy = useFleetCopy();
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <FleetScreen />
    </TitledPage>
  );
}
