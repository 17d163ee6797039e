import { useEffect, useRef } from 'react';
import { DEFAULT_PASSWORD_POLICY } from '#domain/accounts/model/password-policy.ts';
import { controls as copy } from '../../copy/en/controls.ts';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { PasswordChecklist } from '../../ui/new-password/password-checklist.tsx';
import { RegisterEmail } from '../../features/visitors/register/register-email.tsx';

/** The suggestion appears when the field is left. */
function SuggestingEmail() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current === null) return;
    field.current.value = copy.mistyped;
    field.current.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, []);
  return <RegisterEmail ref={field} error={undefined} disabled={false} onChanged={() => {}} />;
}

/** The password is shown by the field's own button. */
function ShownPassword() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <div ref={place}>
      <PasswordField label={copy.password} autoComplete="current-password" defaultValue={copy.weak} />
    </div>
  );
}

/** Text fields and selects. */
export function FieldControls() {
  const rules = (failed: boolean) => (
    <PasswordChecklist policy={DEFAULT_PASSWORD_POLICY} password={failed ? copy.weak : ''} failed={failed} />
  );
  return (
    <Section heading={copy.fields}>
      <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-2">
        <EmailField label={copy.email} />
        <EmailField label={copy.email} hint={copy.hint} />
        <EmailField label={copy.email} error={copy.emailError} />
        <EmailField label={copy.email} disabled defaultValue={copy.address} />
        <SuggestingEmail />
        <PasswordField label={copy.password} autoComplete="current-password" />
        <ShownPassword />
        <PasswordField label={copy.password} autoComplete="current-password" error={copy.passwordError} />
        <PasswordField label={copy.password} autoComplete="current-password" disabled />
        <PasswordField label={copy.newPassword} autoComplete="new-password" rules={rules(false)} />
        <PasswordField
          label={copy.newPassword}
          autoComplete="new-password"
          defaultValue={copy.weak}
          rules={rules(true)}
          rulesBroken
        />
        <SelectField label={copy.role} options={copy.roles} />
        <SelectField label={copy.role} options={copy.roles} error={copy.roleError} />
        <SelectField label={copy.role} options={copy.roles} disabled />
        <TextAreaField label={copy.reason} aside={copy.counter} />
        <TextAreaField label={copy.reason} error={copy.reasonError} />
        <TextAreaField
          label={copy.reason}
          defaultValue={copy.longReason}
          error={copy.reasonTooLong}
          aside={<span className="font-semibold text-danger-ink">{copy.counterOver}</span>}
        />
        <TextAreaField label={copy.reason} disabled defaultValue={copy.givenReason} />
      </div>
    </Section>
  );
}
