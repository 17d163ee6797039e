import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/** The estimates that a driver can choose. Minutes. */
const ESTIMATES = [5, 10, 15, 20] as const;

/** A held key counts as one press. */
export const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

interface SetOffButtonsProps {
  /** The action, such as “Take ride from Harbour”; each button's name adds its minutes. */
  label: string;
  /** Whether the heading of a list says what the minutes mean. Only screen readers then get the legend. */
  inList?: boolean;
  /** The id of an element that describes the buttons, for example why they are disabled. */
  describedBy?: string | undefined;
  disabled: boolean;
  busy: boolean;
  onSetOff: (minutes: number) => void;
}

/** Takes a step with one press that also says the estimate. */
export function SetOffButtons(props: SetOffButtonsProps) {
  const { label, inList = false, describedBy, disabled, busy, onSetOff } = props;
  const copy = useDrivingCopy().requests;
  const [pressed, setPressed] = useState<number | null>(null);
  return (
    <fieldset className="min-w-0">
      <legend className={inList ? 'sr-only' : 'mb-1 text-sm font-semibold wrap-anywhere sm:text-base'}>
        {copy.thereIn(label)}
      </legend>
      <div className={classNames('grid grid-cols-4 gap-1.5 *:px-0', !inList && '*:min-h-18 *:text-xl')}>
        {ESTIMATES.map((minutes) => (
          <Button
            key={minutes}
            wide
            aria-label={copy.inMinutes(label, minutes)}
            busy={busy && minutes === pressed}
            aria-disabled={disabled}
            aria-describedby={describedBy}
            onKeyDown={ignoreRepeats}
            onClick={() => {
              setPressed(minutes);
              onSetOff(minutes);
            }}
          >
            <span className="tabular-nums">{minutes}</span>{' '}
            <span className={inList ? undefined : 'block text-sm font-semibold'}>{copy.min}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
