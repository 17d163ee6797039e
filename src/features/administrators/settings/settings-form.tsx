import { useId, useState, type SubmitEvent } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { parseSettings } from '#domain/rides/model/firm/parse-settings.ts';
import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/firm/setting-field.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import type { Result } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useRideSettingsCopy } from '../../../copy/rides/ride-settings.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/page/section.tsx';
import {
  isNumberSetting,
  NUMBER_SETTINGS,
  rangeOf,
  SETTING_UNITS,
  settingsIn,
  typedSettings,
} from './typed-settings.ts';

interface SettingsFormProps {
  stored: RideSettings;
  onSave: (settings: RideSettings) => Promise<Result<void>>;
}

/** Changes the settings. What was typed stays after a failure. */
export function SettingsForm({ stored, onSave }: SettingsFormProps) {
  const copy = useRideSettingsCopy();
  const rideText = useRideErrorText();
  const timeZones = useId();
  const [typed, setTyped] = useState(() => typedSettings(stored));
  const textOf = (error: RideFailure) =>
    error.code === 'setting-unusable' && isNumberSetting(error.field)
      ? copy.outOfRange(...rangeOf(error.field))
      : rideText(error);
  const { busy, failure, field, submit } = useRideForm(SETTING_FIELDS, textOf);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(parseSettings(settingsIn(typed, stored)), onSave);
  };
  const text = (name: SettingField) => ({
    ...copy.fields[name],
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form noValidate method="post" onSubmit={send} className="grid grid-cols-1 gap-4 sm:gap-6">
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <Section heading={copy.times}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
          {NUMBER_SETTINGS.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              {...text(name)}
              label={copy.withUnit(copy.fields[name].label, copy.units[SETTING_UNITS[name]])}
              inputMode="numeric"
              autoComplete="off"
              required
            />
          ))}
        </div>
      </Section>
      <Section heading={copy.places}>
        <TextField
          {...field('timeZone')}
          {...text('timeZone')}
          list={timeZones}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <datalist id={timeZones}>
          {Intl.supportedValuesOf('timeZone').map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TextAreaField {...field('landmarks')} {...text('landmarks')} />
      </Section>
      <div className="grid sm:justify-start">
        <Button type="submit" busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
