import { useId } from 'react';
import { checkPassword, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import { useNewPasswordCopy } from '#words/new-password.ts';
import { classNames } from '../class-names.ts';
import { PageIcon } from '../page-icon.tsx';

interface PasswordChecklistProps {
  policy: PasswordPolicy;
  password: string;
  /** The password was refused, so the unmet rules are shown as the error. */
  failed: boolean;
}

/** The rules of the policy, ticked while the user types. Hidden text says what colours and icons show. */
export function PasswordChecklist({ policy, password, failed }: PasswordChecklistProps) {
  const copy = useNewPasswordCopy();
  const checks = checkPassword(policy, password);
  const labelId = useId();
  return (
    <>
      {failed && <p className="sr-only">{copy.refused}</p>}
      {/* Not an aria-label: as part of the field's description the list would be read as its label alone. */}
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
