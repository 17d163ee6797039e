import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { INPUT_CLASSES } from './input-classes.ts';

interface TextAreaFieldProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'name'> {
  /** Shown beside the label, for example a counter. */
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A few lines of text. Grows with its content in browsers that support it. */
export function TextAreaField({ label, hint, error, id, aside, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} aside={aside}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={`${INPUT_CLASSES} field-sizing-content max-h-60 min-h-26 resize-y py-3`}
        />
      )}
    </FieldFrame>
  );
}
