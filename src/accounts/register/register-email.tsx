import { useState, type RefObject } from 'react';
import { useRegisterCopy } from './register-copy.ts';
import { EmailField } from '#ui/fields/email-field.tsx';
import { lacksEnding, suggestAddress } from './suggest-address.ts';

interface RegisterEmailProps {
  ref: RefObject<HTMLInputElement | null>;
  /** What is in the field at first. */
  preset: string;
  error: string | undefined;
  readOnly: boolean;
  onInput: () => void;
}

/** The email field, with a hint if the domain looks mistyped: mail to `gmial.com` or `gmail` would be lost. */
export function RegisterEmail({ ref, preset, onInput, ...field }: RegisterEmailProps) {
  const copy = useRegisterCopy();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [isShort, setShort] = useState(false);
  const accept = () => {
    // While the form is busy, the address has been sent already.
    if (ref.current === null || suggestion === null || field.readOnly) return;
    ref.current.value = suggestion;
    ref.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    ref.current.focus();
  };
  return (
    <EmailField
      {...field}
      ref={ref}
      id="email"
      label={copy.email}
      defaultValue={preset}
      onInput={() => {
        setSuggestion(null);
        setShort(false);
        onInput();
      }}
      onBlur={({ target }) => {
        const meant = suggestAddress(target.value);
        setSuggestion(meant);
        // One hint at a time: a suggested address has an ending.
        setShort(meant === null && lacksEnding(target.value));
      }}
      hint={
        <output>
          {isShort && copy.noEnding}
          {suggestion !== null && (
            <button
              type="button"
              onClick={accept}
              className="rounded-sm text-left font-semibold text-accent-ink underline underline-offset-4 wrap-anywhere touch:-my-3 touch:py-3"
            >
              {copy.didYouMean(suggestion)}
            </button>
          )}
        </output>
      }
    />
  );
}
