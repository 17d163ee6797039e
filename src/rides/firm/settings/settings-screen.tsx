import { useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import {
  isNumberSetting,
  parseSettings,
  SETTING_UNITS,
  typedSettings,
} from '#domain/rides/model/firm/parse-settings.ts';
import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/firm/setting-field.ts';
import { type RideSettings, defaultSettings } from '#domain/rides/model/firm/settings.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Card } from '#ui/page/message-card.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings, for administrators who may not change them. */
function SettingsFacts({ stored }: { stored: RideSettings }) {
  const copy = useRideSettingsCopy();
  const typed = typedSettings(stored);
  const valueOf = (field: SettingField) => {
    const text = typed[field];
    if (isNumberSetting(field)) return copy.amounts[SETTING_UNITS[field]](text);
    return text === '' ? copy.none : text.replaceAll('\n', ', ');
  };
  return (
    <Section heading={copy.heading}>
      <QuietNote>{copy.readOnly}</QuietNote>
      <dl className="grid gap-3">
        {SETTING_FIELDS.map((field) => (
          <Fact key={field} term={copy.fields[field].label}>
            <bdi>{valueOf(field)}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

interface SetUpRidesProps {
  /** Saves the first settings; `null` if this person may not. */
  onSetUp: ((settings: RideSettings) => Promise<Result<void>>) | null;
}

/** The first step of a service, without which nobody can book: one press saves the usual settings. */
function SetUpRides({ onSetUp }: SetUpRidesProps) {
  const copy = useRideSettingsCopy().setUp;
  const textOf = useRideErrorText();
  const { busy, failure, show, submit } = useSubmission<RideFailure>();
  if (onSetUp === null) {
    return (
      <Card>
        <EmptyState icon="info" title={copy.title} text={copy.ask} />
      </Card>
    );
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const press = async () => {
    const usual = defaultSettings(timeZone);
    const parsed = parseSettings(typedSettings(usual), usual);
    if (!parsed.ok) return parsed.error.forEach((error) => show(error));
    const saved = await submit(() => onSetUp(parsed.value));
    // The button disappears, and the focus with it.
    if (saved?.ok === true) focusPageHeading();
  };
  return (
    <Card>
      <EmptyState icon="car" title={copy.title} text={copy.text}>
        <div className="grid justify-items-center gap-4">
          <p className="text-ink-soft">{copy.timeZone(timeZone)}</p>
          {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
          <Button busy={busy} busyLabel={copy.submitting} onClick={() => void press()}>
            {copy.submit}
          </Button>
        </div>
      </EmptyState>
    </Card>
  );
}

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
