import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { healthCopy } from '../../../copy/health.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { HealthScreen } from './health-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function HealthRoute() {
  const copy = useCopy(healthCopy);
  const pages = useCursorPages(paths.health);
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
