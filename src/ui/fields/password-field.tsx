import { useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useUiCopy } from '#words/ui-copy.ts';
import { FieldFrame, type FieldProps, INPUT_CLASSES } from './field-frame.tsx';
import { Icon } from '../icon.tsx';

interface PasswordFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'name' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
  aside?: ReactNode;
  /** The rules for a new password, below the field or its error. They are part of the field's description. */
  rules?: ReactNode;
  /** Whether the field is invalid because the password breaks the rules. The rules show it, so `error` need not. */
  rulesBroken?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a password, with a button that shows it, and a warning while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, alerting, id, aside, rules, rulesBroken, ...input } = props;
  const copy = useUiCopy();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame
      label={label}
      hint={capsLock ? copy.capsLock : hint}
      error={error}
      alerting={alerting}
      id={id}
      aside={aside}
      rules={rules}
    >
      {(control) => (
        <div className="relative">
          <input
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            {...input}
            {...control}
            aria-invalid={rulesBroken || control['aria-invalid']}
            type={shown ? 'text' : 'password'}
            className={`${INPUT_CLASSES} pr-13`}
          />
          <button
            type="button"
            disabled={input.disabled}
            aria-label={shown ? copy.hidePassword : copy.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink disabled:opacity-50"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
