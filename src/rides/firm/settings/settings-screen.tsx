import { useState } from 'react';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useUser } from '#core/session/user-context.ts';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SetUpRides } from './set-up-rides.tsx';

/** For a system administrator the form, or the first step; for others the settings, or whom to ask. */
function Settings() {
  const copy = useRideSettingsCopy();
  const toast = useToast();
  const isOwner = useUser().role === 'system_admin';
  const { serviceSettings } = useRides();
  const [discards, setDiscards] = useState(0);
  const { value, error, reload, change } = useRequest(null, serviceSettings.read);
  if (value !== null) {
    const save = async (settings: RideSettings) => {
      const saved = await serviceSettings.save(settings, value);
      if (!saved.ok) return saved;
      change(() => settings);
      toast({ tone: 'success', ...copy.saved });
      return saved;
    };
    if (!isOwner) return <SettingsFacts stored={value} />;
    const discard = () => {
      setDiscards(discards + 1);
      // The button disappears, and the focus with it.
      focusPageHeading();
    };
    return <SettingsForm key={discards} stored={value} onSave={save} onDiscard={discard} />;
  }
  if (error === null) return <Skeleton lines={10} label={copy.loading} />;
  if (error.code !== 'rides-not-set-up') {
    return <LoadFailure what={copy.failed} error={error} onRetry={reload} />;
  }
  const setUp = async (settings: RideSettings) => {
    const saved = await serviceSettings.save(settings, null);
    if (!saved.ok) return saved;
    reload();
    toast({ tone: 'success', ...copy.setUp.done });
    return saved;
  };
  return <SetUpRides onSetUp={isOwner ? setUp : null} />;
}

/** How the ride service works. */
export function SettingsScreen() {
  const copy = useRideSettingsCopy();
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <Settings />
    </TitledPage>
  );
}
