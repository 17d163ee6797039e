import { useState } from 'react';
import { controls as copy } from '../../copy/en/controls.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { SegmentedFilter } from '../../ui/segmented-filter.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

const TONES = ['primary', 'soft', 'secondary', 'quiet', 'danger'] as const;

type View = (typeof copy.views)[number]['value'];

/** Buttons, fields and choices. */
export function FieldControls() {
  const [selected, setSelected] = useState(true);
  const [view, setView] = useState<View>('pending');
  return (
    <>
      <Section heading={copy.buttons}>
        {TONES.map((tone) => (
          <div key={tone} className="flex flex-wrap items-center gap-3">
            <Button tone={tone}>{copy.save}</Button>
            <Button tone={tone} size="small">
              {copy.save}
            </Button>
            <Button tone={tone} busy busyLabel={copy.saving}>
              {copy.save}
            </Button>
            <Button tone={tone} disabled>
              {copy.save}
            </Button>
          </div>
        ))}
      </Section>
      <Section heading={copy.fields}>
        <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          <EmailField label={copy.email} />
          <EmailField label={copy.email} hint={copy.hint} />
          <EmailField label={copy.email} error={copy.error} />
          <EmailField label={copy.email} disabled defaultValue="priya@example.com" />
          <PasswordField label={copy.password} autoComplete="current-password" />
          <SelectField label={copy.role} options={copy.roles} />
          <TextAreaField label={copy.reason} aside={copy.counter} />
          <TextAreaField label={copy.reason} error={copy.error} />
        </div>
      </Section>
      <Section heading={copy.choices}>
        <RadioCards label={copy.role} options={copy.roles} />
        <div className="flex flex-wrap gap-6">
          <Checkbox label={copy.select} checked={selected} onChange={setSelected} />
          <Checkbox label={copy.select} checked={false} mixed onChange={setSelected} />
          <Checkbox label={copy.select} checked disabled onChange={setSelected} />
        </div>
        <div>
          <SegmentedFilter label={copy.status} options={copy.views} value={view} onChange={setView} />
        </div>
      </Section>
    </>
  );
}
