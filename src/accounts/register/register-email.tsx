import { useState, type MouseEvent, type Ref } from 'react';
import { useRegisterCopy } from './register-copy.ts';
import { EmailField } from '#ui/fields/email-field.tsx';
import { fieldIn } from './register-application.tsx';
import { normaliseEmail } from '#domain/accounts/model/email-address.ts';

const COMMON = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
] as const;

/** Real mail domains that look like a mistyped domain of `COMMON`. */
const ALIKE = ['mail.com', 'email.com', 'ymail.com', 'love.com'] as const;

const REAL: ReadonlySet<string> = new Set([...COMMON, ...ALIKE]);

/** Whether `typed` is `meant` with one typing error: a letter added, missing or replaced, or two neighbours swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  const swapped = `${left.charAt(1)}${left.charAt(0)}${left.slice(2)}`;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    swapped === right
  );
}

/** Whether the domain of an address has no ending, such as `.com`. A real domain may have none, so this is no error. */
export function lacksEnding(typed: string): boolean {
  return /.@[^.]+$/.test(normaliseEmail(typed));
}

/** Corrects a typing error in a common domain, and returns the address. Returns `null` if there is no such error. */
export function suggestAddress(typed: string): string | null {
  const address = normaliseEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || REAL.has(domain)) return null;
  const meant = COMMON.find((common) => isOneSlipAway(domain, common));
  return meant === undefined ? null : `${address.slice(0, at + 1)}${meant}`;
}

interface RegisterEmailProps {
  ref: Ref<HTMLInputElement>;
  preset: string;
  error: string | undefined;
  readOnly: boolean;
  onInput: () => void;
}

/** The email field, with a hint if the domain looks mistyped. Mail to `gmial.com` or `gmail` would be lost. */
export function RegisterEmail({ preset, onInput, ...field }: RegisterEmailProps) {
  const copy = useRegisterCopy();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [isShort, setShort] = useState(false);
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const email = fieldIn(currentTarget.form, 'email');
    // A busy form has already sent the address.
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
        // If an address is suggested, that hint is enough.
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
