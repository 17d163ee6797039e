import { getRouteApi } from '@tanstack/react-router';
import { useUser } from '../../../core/session/user-context.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { OneRideScreen } from './one-ride-screen.tsx';

const route = getRouteApi('/signed-in/admin/rides/$id');

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function OneRideRoute() {
  const copy = useDispatchCopy().ride;
  const { id } = route.useParams();
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return <OneRideScreen key={id} id={id} />;
}
