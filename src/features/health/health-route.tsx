import { PageTitle } from '../../app/frame/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { useCursorPages } from '../../app/use-cursor-pages.ts';
import { useUser } from '../../app/user-context.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { healthCopy } from '../../copy/health.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { FullHeightPage } from '../../app/frame/full-height-page.tsx';
import { HealthScreen } from './health-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function HealthRoute() {
  const copy = useCopy(healthCopy);
  const { pendingAdmin } = useCopy(dashboardCopy);
  const pages = useCursorPages(paths.health);
  const { status } = useUser();
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-display">{copy.title}</h1>
        <p className="text-ink-soft">{copy.lead}</p>
      </div>
      {status === 'approved' ? (
        <HealthScreen pages={pages} />
      ) : (
        <Notice tone="warning">{pendingAdmin}</Notice>
      )}
    </FullHeightPage>
  );
}
