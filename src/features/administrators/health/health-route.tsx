import { getRouteApi } from '@tanstack/react-router';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useHealthCopy } from '../../../copy/health.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { HealthScreen } from './health-screen.tsx';

const route = getRouteApi('/signed-in/admin/health');

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function HealthRoute() {
  const copy = useHealthCopy();
  const navigate = route.useNavigate();
  const pages = useCursorPages(
    route.useSearch(),
    (search, trail) => void navigate({ search, state: { trail }, resetScroll: false }),
  );
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.lead}</p>
      </div>
      <HealthScreen pages={pages} />
    </FullHeightPage>
  );
}
