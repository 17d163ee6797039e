import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useShiftsCopy } from '../../../copy/rides/shifts.ts';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { DriverScreen } from './driver-screen.tsx';

const route = getRouteApi('/signed-in/admin/drivers/$uid');

function DriverPage() {
  const { uid } = route.useParams();
  const pages = useCursorPages(route.useSearch());
  return <DriverScreen key={uid} uid={uid} pages={pages} />;
}

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function DriverRoute() {
  const { title } = useShiftsCopy().driver;
  return useUser().status === 'approved' ? <DriverPage /> : <PendingAdminPage title={title} />;
}
