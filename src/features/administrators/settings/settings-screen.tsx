import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { focusPageHeading } from '../../../core/navigation/focus-on-navigation.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useRideSettingsCopy } from '../../../copy/rides/ride-settings.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast-context.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SetUpRides } from './set-up-rides.tsx';

/** The settings: for a system administrator a form, or the first step; for others what they are, or whom to ask. */
export function SettingsScreen() {
  const copy = useRideSettingsCopy();
  const textOf = useRideErrorText();
  const toast = useToast();
  const isOwner = useUser().role === 'system_admin';
  const { serviceSettings } = useRides();
  const { value, error, reload } = useRequest(null, serviceSettings.read);
  if (error !== null && error.code !== 'rides-not-set-up') {
    return (
      <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
        <RetryButton
          onRetry={() => {
            reload();
            focusPageHeading();
          }}
        />
      </ErrorBox>
    );
  }
  const save =
    (said: { readonly title: string; readonly text: string }) => async (settings: RideSettings) => {
      const saved = await serviceSettings.save(settings);
      if (!saved.ok) return saved;
      reload();
      toast({ tone: 'success', ...said });
      return saved;
    };
  if (error !== null) return <SetUpRides onSetUp={isOwner ? save(copy.setUp.done) : null} />;
  if (value === null) return <Skeleton lines={10} label={copy.loading} />;
  return isOwner ? (
    <SettingsForm stored={value} onSave={save(copy.saved)} />
  ) : (
    <SettingsFacts stored={value} />
  );
}
