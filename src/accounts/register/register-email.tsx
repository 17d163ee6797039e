import { useState, type MouseEvent, type Ref } from 'react';
import { useRegisterCopy } from './register-copy.ts';
import { EmailField } from '#ui/fields/email-field.tsx';
import { fieldIn } from './register-application.tsx';
import { lacksEnding, suggestAddress } from './suggest-address.ts';

interface RegisterEmailProps {
  ref: Ref<HTMLInputElement>;
  /** What is in the field at first. */
  preset: string;
  error: string | undefined;
  readOnly: boolean;
  onInput: () => void;
}

/** The email field, with a hint if the domain looks mistyped: mail to `gmial.com` or `gmail` would be lost. */
export function RegisterEmail({ preset, onInput, ...field }: RegisterEmailProps) {
  const copy = useRegisterCopy();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [isShort, setShort] = useState(false);
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const email = fieldIn(currentTarget.form, 'email');
    // While the form is busy, the address has been sent already.
    if (!email || suggestion === null || field.readOnly) return;
    email.value = suggestion;
    email.dispatchEvent(new InputEvent('input', { bubbles: true }));
    email.focus();
  };
  return (
    <EmailField
      {...field}
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
