import { useUser } from '../../../../core/session/user-context.ts';
import { useRidesTodayCopy } from '../../../../copy/rides/rides-today.ts';
import { PendingAdminPage } from '../../pending-admin-page.tsx';
import { TodayScreen } from './today-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function TodayRoute() {
  const { title } = useRidesTodayCopy();
  return useUser().status === 'approved' ? <TodayScreen /> : <PendingAdminPage title={title} />;
}
