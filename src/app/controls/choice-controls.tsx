import { useState } from 'react';
import { controls as copy } from '../../copy/en/controls.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SegmentedFilter } from '../../ui/fields/segmented-filter.tsx';

type View = (typeof copy.views)[number]['value'];

/** Radio buttons are not controlled by React. */
function choose(radio: HTMLInputElement | null): void {
  if (radio !== null) radio.checked = true;
}

/** Radio cards, checkboxes and the filter. */
export function ChoiceControls() {
  const [selected, setSelected] = useState(true);
  const [unselected, setUnselected] = useState(false);
  const [view, setView] = useState<View>('pending');
  return (
    <Section heading={copy.choices}>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        <RadioCards label={copy.role} options={copy.roles} />
        <RadioCards label={copy.role} options={copy.roles} ref={choose} />
        <RadioCards label={copy.role} options={copy.roles} error={copy.roleError} />
        <RadioCards label={copy.role} options={copy.roles} ref={choose} disabled />
      </div>
      <div className="flex flex-wrap gap-6">
        <Checkbox label={copy.select} checked={unselected} onChange={setUnselected} />
        <Checkbox label={copy.select} checked={selected} onChange={setSelected} />
        <Checkbox label={copy.select} checked={false} mixed onChange={setSelected} />
        <Checkbox label={copy.select} checked busy onChange={setSelected} />
      </div>
      <div>
        <SegmentedFilter label={copy.status} options={copy.views} value={view} onChange={setView} />
      </div>
    </Section>
  );
}
