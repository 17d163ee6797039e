import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/firm/setting-field.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Section } from '#ui/page/section.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { isNumberSetting, SETTING_UNITS, typedSettings } from './typed-settings.ts';

/** The settings, for administrators who may not change them. */
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
          <Fact key={field} term={copy.fields[field].label}>
            <bdi>{valueOf(field)}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
