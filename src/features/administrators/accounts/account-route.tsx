import { getRouteApi } from '@tanstack/react-router';
import { useUser } from '../../../core/session/user-context.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { queuePlaceIn } from '../queue/queue-place.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { AccountScreen } from './account-screen.tsx';

const route = getRouteApi('/signed-in/admin/accounts/$uid');

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function AccountRoute() {
  const copy = useAccountsCopy();
  const { uid } = route.useParams();
  const search = route.useSearch();
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <AccountScreen key={uid} uid={uid} from={queuePlaceIn(search)} fromHealth={search.from === 'health'} />
  );
}
