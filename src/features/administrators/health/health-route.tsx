import { getRouteApi } from '@tanstack/react-router';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useHealthCopy } from '../../../copy/health.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { HealthScreen } from './health-screen.tsx';

const route = getRouteApi('/signed-in/admin/health');

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function HealthRoute() {
  const copy = useHealthCopy();
  const pages = useCursorPages(route.useSearch());
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <HealthScreen pages={pages} />
    </TitledPage>
  );
}
