import { useState, type RefObject } from 'react';
import { useRegisterCopy } from '../../../copy/register.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { suggestAddress } from './suggest-address.ts';

interface RegisterEmailProps {
  ref: RefObject<HTMLInputElement | null>;
  /** What is in the field at first. */
  preset: string;
  error: string | undefined;
  readOnly: boolean;
  onInput: () => void;
}

/** The email field, with a suggestion if the domain looks mistyped: mail to `gmial.com` would be lost. */
export function RegisterEmail({ ref, preset, onInput, ...field }: RegisterEmailProps) {
  const copy = useRegisterCopy();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const accept = () => {
    // While the form is busy, the address has been sent already.
    if (ref.current === null || suggestion === null || field.readOnly) return;
    ref.current.value = suggestion;
    ref.current.focus();
    setSuggestion(null);
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
        onInput();
      }}
      onBlur={(event) => setSuggestion(suggestAddress(event.target.value))}
      hint={
        <output>
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
