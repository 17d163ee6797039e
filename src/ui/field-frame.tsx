import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** What every field has in common. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Takes the hint's place; the field is then marked as invalid and described by it. */
  error?: string | undefined;
  /** The error is an alert, as in the form's box: for a form that tells one thing at a time. */
  alerting?: boolean;
}

/** What ties a control to its label and its note. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  compact?: boolean | undefined;
  /** Beside the label, as a link, but after the field: Tab goes on from the field above into this one. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, and one line that hint and error share, so that nothing moves when an error appears. */
export function FieldFrame({
  label,
  hint,
  error,
  alerting,
  id,
  compact = false,
  aside,
  children,
}: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  const noted = error !== undefined || hint !== undefined;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1.5">
      <label htmlFor={controlId} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <div className={classNames('col-span-2 grid grid-cols-1 gap-1.5', compact && 'max-sm:col-span-1')}>
        {children({
          id: controlId,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': noted ? noteId : undefined,
        })}
      </div>
      <p
        id={noteId}
        className={classNames('col-span-2 min-h-5 text-sm/5 text-ink-soft', compact && 'max-sm:sr-only')}
      >
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
      {aside !== undefined && (
        <span className="col-start-2 row-start-1 justify-self-end text-right text-sm touch:-my-3">
          {aside}
        </span>
      )}
    </div>
  );
}
