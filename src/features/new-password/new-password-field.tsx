import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { checkPassword, type PasswordPolicy } from '#domain/account/password-policy.ts';
import { newPasswordCopy } from '../../copy/new-password.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'rules' | 'onInput' | 'onFocus' | 'onBlur'
> {
  policy: PasswordPolicy;
  /** Somebody is about to choose: the policy is needed now. */
  onUse: () => void;
  onInput: () => void;
}

/** A password to be chosen: the rules stand below the field, tick themselves, and tell a reader how many are left. */
export function NewPasswordField({ policy, onUse, onInput, ...field }: NewPasswordFieldProps) {
  const copy = useCopy(newPasswordCopy);
  const [typed, setTyped] = useState('');
  const unmet = checkPassword(policy, typed).filter(({ met }) => !met).length;
  const area = useRef<HTMLDivElement>(null);
  const adopt = useEffectEvent(() => {
    const input = area.current?.querySelector('input') ?? null;
    if (input === null) return;
    setTyped(input.value);
    if (input.value !== '' || input === document.activeElement) onUse();
  });
  // What was typed before the script arrived counts as well.
  useEffect(() => adopt(), []);
  return (
    <div ref={area}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        rules={<PasswordChecklist policy={policy} password={typed} />}
        onFocus={onUse}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onUse();
          onInput();
        }}
      />
      <output className="sr-only">{typed !== '' && copy.progress(unmet)}</output>
    </div>
  );
}
