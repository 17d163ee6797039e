import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, useId } from 'react';
import {
  checkPassword,
  type PasswordPolicy,
  DEFAULT_PASSWORD_POLICY,
} from '#domain/accounts/model/password-policy.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { useNewPasswordCopy } from './new-password-copy.ts';
import { classNames } from '#ui/class-names.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { useProductAccess } from '#core/product/product-context.tsx';
import { withAccountForms } from '../with-account-forms.ts';

/**
 * The provider's password policy, or the provider's default until the policy has loaded. `loadPolicy` requests the
 * policy once. After a failed request, the next call tries again.
 */
export function usePasswordPolicy() {
  const { load } = useProductAccess();
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  const requested = useRef(false);
  const request = async () => {
    if (requested.current) return;
    requested.current = true;
    const loaded = await load();
    const answer = loaded.ok
      ? await withAccountForms(loaded.value, ({ passwordPolicy }) => passwordPolicy())
      : loaded;
    if (answer.ok) setPolicy(answer.value);
    else requested.current = false;
  };
  return { policy, loadPolicy: () => void request() };
}

/** Why a new password is refused, checked without a request; `null` if it meets the policy. */
export function passwordProblem(policy: PasswordPolicy, password: string): AccountFailure | null {
  if (password === '') return { code: 'password-required' };
  const unmet = checkPassword(policy, password).flatMap(({ rule, met }) => (met ? [] : [rule]));
  return unmet.length === 0 ? null : { code: 'weak-password', unmet };
}

interface PasswordChecklistProps {
  policy: PasswordPolicy;
  password: string;
  /** Whether the password was refused. The unmet rules are then shown as the error. */
  failed: boolean;
}

/** The rules of the policy, ticked while the user types. Hidden text says the same as the colours and icons. */
function PasswordChecklist({ policy, password, failed }: PasswordChecklistProps) {
  const copy = useNewPasswordCopy();
  const checks = checkPassword(policy, password);
  const labelId = useId();
  return (
    <>
      {failed && <p className="sr-only">{copy.refused}</p>}
      {/* With an aria-label, the field's description would be only this label, not the list. */}
      <span id={labelId} hidden>
        {copy.rulesLabel}
      </span>
      <ul
        aria-labelledby={labelId}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-4 gap-y-1 text-sm/5"
      >
        {checks.map(({ rule, met, limit }) => (
          <li
            key={rule}
            className={classNames(
              'flex items-center gap-1.5',
              (met || failed) && 'font-medium',
              met ? 'text-success-ink' : failed ? 'text-danger-ink' : 'text-ink-soft',
            )}
          >
            {met || failed ? (
              <PageIcon name={met ? 'check' : 'alert'} />
            ) : (
              <span
                aria-hidden="true"
                className="m-1 size-3 shrink-0 rounded-full border-2 border-line-strong"
              />
            )}
            <span>
              {copy.rules[rule](limit ?? 0)}
              <span className="sr-only">{met ? copy.met : copy.unmet}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'rules' | 'rulesBroken' | 'onInput' | 'onFocus' | 'onBlur'
> {
  policy: PasswordPolicy;
  problem: AccountFailure | undefined;
  /** Called when the field gets the focus or has text, because the field then needs the policy. */
  onUse: () => void;
  onInput: () => void;
}

/**
 * A field for a new password, with the rules below it. If unmet rules explain `problem`, the list shows them as the
 * error. Otherwise `error` is shown, for example for a rule that only the provider knows.
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
