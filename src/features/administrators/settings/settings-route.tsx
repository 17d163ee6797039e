import { useRideSettingsCopy } from '../../../copy/rides/ride-settings.ts';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export function SettingsRoute() {
  const copy = useRideSettingsCopy();
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <SettingsScreen />
    </TitledPage>
  );
}
