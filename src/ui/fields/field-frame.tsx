import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

/** The classes of all text inputs and selects. Their text is 16 px, so that phones do not zoom in. */
export const INPUT_CLASSES = [
  'block min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 text-base text-ink',
  'placeholder:text-ink-soft hover:border-accent-ink disabled:bg-raised disabled:text-ink-soft',
  '[&[readonly]]:bg-raised [&[readonly]]:text-ink-soft',
  'focus-visible:border-accent-ink focus-visible:outline-2 focus-visible:outline-offset-0',
  'aria-invalid:border-danger-ink aria-invalid:focus-visible:outline-danger-ink',
].join(' ');

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Replaces the hint, marks the field as invalid and describes it. */
  error?: string | undefined;
  /** Whether the error is announced as an alert, for forms that report one problem at a time. */
  alerting?: boolean | undefined;
}

/** The attributes that connect a control to its label and note. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  compact?: boolean | undefined;
  /** Beside the label or, if the text is large, below the field. In the tab order it follows the field. */
  aside?: ReactNode;
  /** Shown below the note, and part of the field's description. */
  rules?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, control and note of a field. Hint and error share one line. An empty line is the gap to the next field. So an
 * error moves no field. Rules are below the control, or below the note if there is one.
 */
export function FieldFrame({
  label,
  hint,
  error,
  alerting,
  id,
  compact = false,
  aside,
  rules,
  children,
}: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  const rulesId = `${controlId}-rules`;
  const noted = error !== undefined || hint !== undefined;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1">
      <label htmlFor={controlId} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <div className={classNames('col-span-2 grid grid-cols-1', compact && 'min-[19rem]:max-sm:col-span-1')}>
        {children({
          id: controlId,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': classNames(noted && noteId, rules !== undefined && rulesId) || undefined,
        })}
      </div>
      <p id={noteId} className="col-span-2 min-h-5 text-sm/5 text-ink-soft empty:order-last">
        {error === undefined ? (
          hint
        ) : (
          <span
            role={alerting ? 'alert' : undefined}
            className="flex animate-fade items-center gap-1.5 font-medium text-danger-ink"
          >
            <Icon name="alert" />
            {error}
          </span>
        )}
      </p>
      {rules !== undefined && (
        <div id={rulesId} className="col-span-2">
          {rules}
        </div>
      )}
      {aside !== undefined && (
        <span className="col-span-2 justify-self-end text-right text-sm touch:-my-3 min-[19rem]:[grid-area:1/2]">
          {aside}
        </span>
      )}
    </div>
  );
}
