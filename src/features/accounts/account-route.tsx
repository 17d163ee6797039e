import { useParams, useSearch } from '@tanstack/react-router';
import { PageTitle } from '../../app/frame/page-title.tsx';
import { useUser } from '../../app/user-context.ts';
import { accountsCopy } from '../../copy/accounts.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { queuePlaceIn } from '../../app/queue-place.ts';
import { AccountScreen } from './account-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function AccountRoute() {
  const copy = useCopy(accountsCopy);
  const { pendingAdmin } = useCopy(dashboardCopy);
  const { uid = '' } = useParams({ strict: false });
  const from = queuePlaceIn(useSearch({ strict: false }));
  if (useUser().status === 'approved') return <AccountScreen key={uid} uid={uid} from={from} />;
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <h1 className="text-title">{copy.title}</h1>
      <Notice tone="warning">{pendingAdmin}</Notice>
    </>
  );
}
