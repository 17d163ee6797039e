import { MessageCard } from '../../ui/page/message-card.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { useDashboardCopy } from '../../copy/dashboard.ts';
import { RouteButton } from '../../ui/actions/route-link.tsx';

/** What a pending administrator sees at an address for approved ones only (design D3). */
export function PendingAdminPage({ title }: { title: string }) {
  const copy = useDashboardCopy();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessageCard icon="clock" title={title} text={copy.pendingAdmin}>
        <RouteButton to="/admin/dashboard">{copy.toDashboard}</RouteButton>
      </MessageCard>
    </>
  );
}
