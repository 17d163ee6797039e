import { useId, useState, type SubmitEvent } from 'react';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { parseLandmarks } from '#domain/rides/model/firm/parse-landmark.ts';
import {
  isNumberSetting,
  ON,
  parseSettings,
  rangeOf,
  SETTING_UNITS,
  typedSettings,
  type TypedSettings,
} from '#domain/rides/model/firm/parse-settings.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/basics/input-error.ts';
import { zoneNamed } from '#domain/rides/model/firm/zone-named.ts';
import { listOf, mapOf, oneOf } from '#domain/shared/composed-decoders.ts';
import { text } from '#domain/shared/decoders.ts';
import type { Result } from '#domain/shared/result.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { useDraft } from '#core/forms/use-draft.ts';
import { useForm } from '#core/forms/use-form.ts';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { lazyRidePart } from '../../shared/lazy-ride-part.ts';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { LandmarksField } from './landmarks-field.tsx';
import { SetUpRides } from './set-up-rides.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { useClockIn } from './use-clock-in.ts';

/** The kinds of papers. They are below the button that saves the settings, because that button does not save them. */
const PaperKinds = lazyRidePart(async () => (await import('../papers/paper-kinds.tsx')).PaperKinds);

/** Stores only changed fields, so that a colleague's change of another field is not undone (C12). */
const settingsDraft = tabDraft(
  'settings',
  mapOf({ changes: listOf(mapOf({ field: oneOf(SETTING_FIELDS), typed: text })) }),
);

interface SettingsFormProps {
  stored: RideSettings;
  onSave: (settings: RideSettings) => Promise<Result<void>>;
  /** Called after a discard, so that the parent remounts the form. */
  onDiscard: () => void;
}

/** Changes the settings. The input survives a failure. The tab stores it until it is saved or discarded. */
function SettingsForm({ stored, onSave, onDiscard }: SettingsFormProps) {
  const copy = useRideSettingsCopy();
  const { uid } = useUser();
  const rideText = useRideErrorText();
  const timeZones = useId();
  const shown = typedSettings(stored);
  const [kept, keep] = useDraft(settingsDraft, uid);
  const changes = (kept?.changes ?? []).filter(({ field, typed }) => typed !== shown[field]);
  const isChanged = changes.length > 0;
  const typed: TypedSettings = {
    ...shown,
    ...Object.fromEntries(changes.map((change) => [change.field, change.typed])),
  };
  const [isContinued, setIsContinued] = useState(isChanged);
  const zone = zoneNamed(typed.timeZone);
  const isOtherZone = zone !== null && zone !== stored.timeZone;
  const clock = useClockIn(zone ?? stored.timeZone);
  /** The zone whose clock was shown at the last press. */
  const [shownZone, showZone] = useState<string | null>(null);
  const isAsked = isOtherZone && zone === shownZone;
  const textOf = (error: RideFailure) => {
    if (error.code !== 'setting-unusable') return rideText(error);
    if (isNumberSetting(error.field)) return copy.outOfRange(...rangeOf(error.field));
    const places = parseLandmarks(typed.landmarks);
    return error.field !== 'landmarks' || places.ok
      ? rideText(error)
      : copy.misplaced(places.error.line, places.error.fault);
  };
  const form = useForm(SETTING_FIELDS, {
    fieldOf: rideField,
    textOf,
  });
  const { busy, failure, field, refuses, submit } = form;

  const write = (name: SettingField, value: string) =>
    keep((before) => {
      const others = (before?.changes ?? []).filter((change) => change.field !== name);
      const now = value === shown[name] ? others : [...others, { field: name, typed: value }];
      return now.length === 0 ? null : { changes: now };
    });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = parseSettings(typed, stored);
    if (!checked.ok) {
      refuses(checked.error);
      return;
    }
    if (isOtherZone && !isAsked) {
      showZone(zone);
      form.control('timeZone')?.focus();
      return;
    }
    const saved = await submit(() => onSave(checked.value));
    if (saved?.ok !== true) return;
    // Now the form shows the stored settings. They may differ: a landmark typed twice is stored only one time.
    keep(() => null);
    setIsContinued(false);
  };
  const discard = () => {
    keep(() => null);
    onDiscard();
  };
  const text = (name: SettingField) => ({
    ...copy.fields[name],
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => write(name, target.value),
  });
  const zoneHint = !isOtherZone
    ? copy.fields.timeZone.hint
    : isAsked
      ? copy.confirmClock(zone, clock)
      : copy.clock(zone, clock);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-2 pointer-fine:[&_:is(input:not([type=checkbox]),textarea)]:min-h-10"
    >
      {isContinued && isChanged && <QuietNote>{copy.unsaved}</QuietNote>}
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <Section heading={copy.times}>
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
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
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <TextField
            {...field('timeZone')}
            {...text('timeZone')}
            hint={zoneHint}
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
          <TextField {...field('town')} {...text('town')} autoComplete="off" />
          <TextAreaField {...field('districts')} {...text('districts')} />
          <LandmarksField
            {...field('landmarks')}
            value={typed.landmarks}
            onText={(value) => write('landmarks', value)}
          />
        </div>
      </Section>
      <Section heading={copy.booking}>
        <div>
          <Checkbox
            label={copy.fields.phoneRequired.label}
            checked={typed.phoneRequired === ON}
            busy={busy}
            onChange={(checked) => write('phoneRequired', checked ? ON : '')}
          />
          <p className="text-sm text-ink-soft">{copy.fields.phoneRequired.hint}</p>
        </div>
      </Section>
      <div className="grid gap-3 sm:flex">
        <Button type="submit" busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        {isChanged && !busy && (
          <Button tone="secondary" onClick={discard}>
            {copy.discard}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A system administrator gets a form or the set-up. Other administrators see the settings or whom to ask. */
function Settings() {
  const copy = useRideSettingsCopy();
  const toast = useToast();
  const isOwner = useUser().role === 'system_admin';
  const { serviceSettings } = useRides();
  const [discards, setDiscards] = useState(0);
  const { value, error, reload, change } = useRequest(null, serviceSettings.read);
  const save = async (settings: RideSettings) => {
    const saved = await serviceSettings.save(settings, value);
    if (!saved.ok) return saved;
    if (value === null) reload();
    else change(() => settings);
    toast({ tone: 'success', ...(value === null ? copy.setUp.done : copy.saved) });
    return saved;
  };
  const discard = () => {
    setDiscards(discards + 1);
    // The button disappears, and the focus with it.
    focusPageHeading();
  };
  if (value !== null && !isOwner) return <SettingsFacts stored={value} />;
  if (value !== null) {
    return <SettingsForm key={discards} stored={value} onSave={save} onDiscard={discard} />;
  }
  if (error === null) return <Skeleton lines={10} label={copy.loading} />;
  if (error.code === 'rides-not-set-up') return <SetUpRides onSetUp={isOwner ? save : null} />;
  return <LoadFailure what={copy.failed} error={error} onRetry={reload} />;
}

export function SettingsScreen() {
  const copy = useRideSettingsCopy();
  return (
    <TitledPage
      title={copy.title}
      lead={copy.lead}
      dense
      actions={<TextLink href={adminPaths.tariffs}>{copy.tariffs}</TextLink>}
    >
      <Settings />
      <PaperKinds />
    </TitledPage>
  );
}
