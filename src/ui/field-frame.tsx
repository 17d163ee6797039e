import { useId, type ReactNode } from 'react';
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
  /** Beside the label: a link, for instance. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, and one line that hint and error share, so that nothing moves when an error appears. */
export function FieldFrame({ label, hint, error, alerting, id, aside, children }: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  const noted = error !== undefined || hint !== undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <label htmlFor={controlId} className="font-semibold text-ink">
          {label}
        </label>
        {aside !== undefined && <span className="touch:-my-3">{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': noted ? noteId : undefined,
      })}
      <p id={noteId} className="min-h-5 text-sm/5 text-ink-soft">
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
    </div>
  );
}
