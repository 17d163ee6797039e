import { useId, type ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

interface ChoiceFrameProps extends Pick<
  ComponentProps<'fieldset'>,
  'children' | 'onInput' | 'onClickCapture'
> {
  label: string;
  readOnly: boolean;
  error: string | undefined;
  /** Whether one option is always chosen. There is then no error to show, and no line is reserved for one. */
  settled?: boolean;
}

/** Connects a group of radio buttons, one of which must be chosen, to its label and error. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { label, readOnly, error, settled = false, children, ...handlers } = props;
  const noteId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-label={label}
      aria-required="true"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={settled ? undefined : noteId}
      aria-readonly={readOnly || undefined}
      {...handlers}
      className="grid grid-cols-1 gap-1"
    >
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      {children}
      {!settled && (
        <p id={noteId} className="flex min-h-5 items-center gap-1.5 text-sm/5 font-medium text-danger-ink">
          {error !== undefined && (
            <>
              <Icon name="alert" />
              {error}
            </>
          )}
        </p>
      )}
    </fieldset>
  );
}
