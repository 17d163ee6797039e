import { useParams, useSearch } from '@tanstack/react-router';
import { useUser } from '../../../core/session/user-context.ts';
import { accountsCopy } from '../../../copy/accounts.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import { queuePlaceIn } from '../queue/queue-place.ts';
import { isFromHealth } from '../health/from-health.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { AccountScreen } from './account-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function AccountRoute() {
  const copy = useCopy(accountsCopy);
  const { uid = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return <AccountScreen key={uid} uid={uid} from={queuePlaceIn(search)} fromHealth={isFromHealth(search)} />;
}
