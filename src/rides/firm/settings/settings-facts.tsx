import {
  isNumberSetting,
  ON,
  SETTING_UNITS,
  typedSettings,
} from '#domain/rides/model/firm/parse-settings.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/basics/input-error.ts';
import { Fact } from '#ui/data/fact.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';

/** The settings, for administrators who may not change them. */
export function SettingsFacts({ stored }: { stored: RideSettings }) {
  const copy = useRideSettingsCopy();
  const typed = typedSettings(stored);
  const valueOf = (field: SettingField) => {
    const text = typed[field];
    if (isNumberSetting(field)) return copy.amounts[SETTING_UNITS[field]](text);
    if (field === 'phoneRequired') return text === ON ? copy.yes : copy.no;
    return text === '' ? copy.none : text.replaceAll('\n', ', ');
  };
  return (
    <Section heading={copy.heading}>
      <QuietNote>{copy.readOnly}</QuietNote>
      <dl className="grid gap-3">
        {SETTING_FIELDS.map((field) => (
          <Fact key={field} term={copy.fields[field].label}>
            <bdi translate="yes">{valueOf(field)}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
