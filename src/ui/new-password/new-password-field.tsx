import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { checkPassword, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useNewPasswordCopy } from '#words/new-password.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'rules' | 'rulesBroken' | 'onInput' | 'onFocus' | 'onBlur'
> {
  policy: PasswordPolicy;
  /** The error to show. */
  problem: ProductError | null;
  /** Called when the field is first used, because it then needs the policy. */
  onUse: () => void;
  onInput: () => void;
}

/**
 * A field to choose a password, with its rules below it. A problem that the rules show turns their unmet lines into the
 * error; any other, such as a rule that only the provider knows yet, gets a sentence of its own.
 */
export function NewPasswordField({
  policy,
  problem,
  error,
  onUse,
  onInput,
  ...field
}: NewPasswordFieldProps) {
  const copy = useNewPasswordCopy();
  const [typed, setTyped] = useState('');
  const unmet = checkPassword(policy, typed).flatMap(({ rule, met }) => (met ? [] : [rule]));
  const rulesBroken =
    problem?.code === 'weak-password' &&
    problem.unmet.length > 0 &&
    problem.unmet.every((rule) => unmet.includes(rule));
  const area = useRef<HTMLDivElement>(null);
  const adopt = useEffectEvent(() => {
    const input = area.current?.querySelector('input') ?? null;
    if (input === null) return;
    setTyped(input.value);
    if (input.value !== '' || input === document.activeElement) onUse();
  });
  // Text typed before hydration counts as well.
  useEffect(() => adopt(), []);
  return (
    <div ref={area}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        error={rulesBroken ? undefined : error}
        rules={<PasswordChecklist policy={policy} password={typed} failed={rulesBroken} />}
        rulesBroken={rulesBroken}
        onFocus={onUse}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onUse();
          onInput();
        }}
      />
      <output className="sr-only">{typed !== '' && copy.progress(unmet.length)}</output>
    </div>
  );
}
