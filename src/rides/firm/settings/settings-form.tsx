import { useId, useState, type SubmitEvent } from 'react';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import {
  isNumberSetting,
  parseSettings,
  rangeOf,
  SETTING_UNITS,
  typedSettings,
  type TypedSettings,
} from '#domain/rides/model/firm/parse-settings.ts';
import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/firm/setting-field.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { listOf, mapOf, oneOf } from '#domain/shared/composed-kinds.ts';
import { text } from '#domain/shared/kinds.ts';
import type { Result } from '#domain/shared/result.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';

const drafts = tabDraft('settings', {
  changes: listOf(mapOf({ field: oneOf(SETTING_FIELDS), typed: text })),
});

/** The settings with what this person has typed in this tab and not saved. */
function keptSettings(uid: string, shown: TypedSettings): TypedSettings {
  const changes = drafts.kept(uid)?.changes ?? [];
  return { ...shown, ...Object.fromEntries(changes.map(({ field, typed }) => [field, typed])) };
}

/** Keeps only the fields that were changed, so that a colleague's change of another one is not undone later (C12). */
function keepSettings(uid: string, typed: TypedSettings, shown: TypedSettings): void {
  const changed = SETTING_FIELDS.filter((field) => typed[field] !== shown[field]);
  const changes = changed.map((field) => ({ field, typed: typed[field] }));
  drafts.keep(uid, changes.length === 0 ? null : { changes });
}

const isChanged = (typed: TypedSettings, shown: TypedSettings): boolean =>
  SETTING_FIELDS.some((field) => typed[field] !== shown[field]);

interface SettingsFormProps {
  stored: RideSettings;
  onSave: (settings: RideSettings) => Promise<Result<void>>;
  /** Called when what was typed is to go: the form begins anew. */
  onDiscard: () => void;
}

/** Changes the settings. What was typed stays after a failure, and in the tab until it is saved or discarded. */
export function SettingsForm({ stored, onSave, onDiscard }: SettingsFormProps) {
  const copy = useRideSettingsCopy();
  const { uid } = useUser();
  const rideText = useRideErrorText();
  const timeZones = useId();
  const shown = typedSettings(stored);
  const [typed, setTyped] = useState(() => keptSettings(uid, shown));
  const [isContinued, setIsContinued] = useState(isChanged(typed, shown));
  const textOf = (error: RideFailure) =>
    error.code === 'setting-unusable' && isNumberSetting(error.field)
      ? copy.outOfRange(...rangeOf(error.field))
      : rideText(error);
  const { busy, failure, field, refuses, submit } = useForm(SETTING_FIELDS, {
    fieldOf: rideField,
    textOf,
  });

  const write = (now: TypedSettings, before: TypedSettings) => {
    setTyped(now);
    keepSettings(uid, now, before);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = parseSettings(typed, stored);
    if (!checked.ok) {
      refuses(checked.error);
      return;
    }
    const saved = await submit(() => onSave(checked.value));
    if (saved?.ok !== true) return;
    // As it is stored: landmarks that were typed twice are in it once.
    const now = typedSettings(checked.value);
    write(now, now);
    setIsContinued(false);
  };
  const discard = () => {
    keepSettings(uid, shown, shown);
    onDiscard();
  };
  const text = (name: SettingField) => ({
    ...copy.fields[name],
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      write({ ...typed, [name]: target.value }, shown),
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-4 sm:gap-6"
    >
      {isContinued && isChanged(typed, shown) && <QuietNote>{copy.unsaved}</QuietNote>}
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <Section heading={copy.times}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
          {SETTING_FIELDS.filter(isNumberSetting).map((name) => (
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
      <div className="grid gap-3 sm:flex">
        <Button type="submit" busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        {isChanged(typed, shown) && !busy && (
          <Button tone="secondary" onClick={discard}>
            {copy.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
