import { getRouteApi } from '@tanstack/react-router';
import { queuePlaceIn } from '../queue/queue-place.ts';
import { AccountScreen } from './account-screen.tsx';

const route = getRouteApi('/signed-in/admin/accounts/$uid');

export function AccountRoute() {
  const { uid } = route.useParams();
  const search = route.useSearch();
  return (
    <AccountScreen key={uid} uid={uid} from={queuePlaceIn(search)} fromHealth={search.from === 'health'} />
  );
}
