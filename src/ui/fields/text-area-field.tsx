import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldProps, INPUT_CLASSES } from './field-frame.tsx';

interface TextAreaFieldProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'name'> {
  /** Shown beside the label and read last in the field's description, for example a counter. */
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for a few lines of text. It grows with its content in browsers that support that. */
export function TextAreaField({ label, hint, error, id, aside, ...area }: TextAreaFieldProps) {
  const asideId = useId();
  const hasAside = aside !== undefined;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      aside={hasAside ? <span id={asideId}>{aside}</span> : undefined}
    >
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          aria-describedby={classNames(control['aria-describedby'], hasAside && asideId) || undefined}
          className={`${INPUT_CLASSES} field-sizing-content max-h-60 min-h-26 resize-y py-3`}
        />
      )}
    </FieldFrame>
  );
}
