import { useUser } from '../../../core/session/user-context.ts';
import { useRideSettingsCopy } from '../../../copy/rides/ride-settings.ts';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { PendingAdminPage } from '../pending-admin-page.tsx';
import { SettingsScreen } from './settings-screen.tsx';

/** A pending administrator sees a notice, and no query is sent (design D3). */
export function SettingsRoute() {
  const copy = useRideSettingsCopy();
  if (useUser().status !== 'approved') return <PendingAdminPage title={copy.title} />;
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <SettingsScreen />
    </TitledPage>
  );
}
