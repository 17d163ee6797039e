import type { ComponentType } from 'react';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import type { LaterPickUpProps } from './later-pick-up.tsx';
import { useTripCopy } from './trip-copy.ts';

interface PickUpFieldProps extends LaterPickUpProps {
  laterOnly?: boolean;
  /** `LaterPickUp`, or a component that loads it. */
  Later: ComponentType<LaterPickUpProps>;
}

const KINDS = ['now', 'later'] as const;

/** Asks if the pick-up is now or later (not if `laterOnly`), and for the time of a later one. */
export function PickUpField({ laterOnly = false, Later, ...later }: PickUpFieldProps) {
  const copy = useTripCopy();
  const { value, onChange, fields } = later;
  return (
    <div className="mb-3 grid grid-cols-1 gap-2">
      {!laterOnly && (
        <RadioGroup
          label={copy.when}
          side
          settled
          options={KINDS.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
          value={value.kind}
          onChange={(kind) => onChange({ ...value, kind })}
          readOnly={fields.date.readOnly}
        />
      )}
      {value.kind === 'later' && <Later {...later} />}
    </div>
  );
}
