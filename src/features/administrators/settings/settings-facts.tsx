import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/firm/setting-field.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { useRideSettingsCopy } from '../../../copy/ride-settings.ts';
import { QuietNote } from '../../../ui/feedback/quiet-note.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { isNumberSetting, SETTING_UNITS, typedSettings } from './typed-settings.ts';

/** The settings for whoever may not change them. */
export function SettingsFacts({ stored }: { stored: RideSettings }) {
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
          <div key={field} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[16rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{copy.fields[field].label}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>{valueOf(field)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
