import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldProps, INPUT_CLASSES } from './field-frame.tsx';

/** The field has no `name`, so that a form submitted before hydration does not send the input. */
interface TextFieldProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'name' | 'children'> {
  /** Shown between the control and its note. */
  children?: ReactNode;
  /** Whether the field takes less height on a phone: label beside the control, hint visually hidden. */
  compact?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, alerting, id, compact, children, ...input } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error} alerting={alerting} id={id} compact={compact}>
      {(control) => (
        <>
          <input {...input} {...control} className={INPUT_CLASSES} />
          {children}
        </>
      )}
    </FieldFrame>
  );
}
