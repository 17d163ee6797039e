import { useUser } from '../../../core/session/user-context.ts';
import { useFleetCopy } from '../../../copy/rides/fleet.ts';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { FleetScreen } from './fleet-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function FleetRoute() {
  const copy = useFleetCopy();
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.lead}</p>
      </div>
      <FleetScreen />
    </FullHeightPage>
  );
}
