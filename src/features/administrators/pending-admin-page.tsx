import { MessageCard } from '../../ui/page/message-card.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCopy } from '../../copy/language/use-copy.ts';
import { buttonClasses } from '../../ui/actions/button-classes.ts';

/** What a pending administrator sees at an address for approved ones only (design D3). */
export function PendingAdminPage({ title }: { title: string }) {
  const copy = useCopy(dashboardCopy);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessageCard icon="clock" title={title} text={copy.pendingAdmin}>
        <a href={paths.adminDashboard} className={buttonClasses()}>
          {copy.toDashboard}
        </a>
      </MessageCard>
    </>
  );
}
