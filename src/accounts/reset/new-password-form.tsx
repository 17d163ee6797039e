import type { SubmitEvent } from 'react';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import { useResetPasswordCopy } from './reset-password-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { NewPasswordField } from '#ui/new-password/new-password-field.tsx';
import { passwordProblem } from '#ui/new-password/password-problem.ts';
import { usePasswordPolicy } from '#ui/new-password/use-password-policy.ts';
import { useErrorText } from '#words/use-error-text.ts';

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: (email: string) => void;
}

/** Sets the new password. If the answer was lost, the link may be used up; then the box links to sign-in. */
export function NewPasswordForm({ code, email, onSaved }: NewPasswordFormProps) {
  const copy = useResetPasswordCopy();
  const textOf = useErrorText(copy.errors);
  const { policy, loadPolicy } = usePasswordPolicy();
  const form = useForm(['password'], atFields(textOf), 'leaves');

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.typed('password');
    if (form.refuses([passwordProblem(policy, typed)])) return;
    const saved = await form.submit(({ accounts }) => accounts.passwordReset.confirm(code, typed));
    if (saved?.ok === true) onSaved(email);
  };

  const { failure } = form;
  const isSpent = failure !== null && meaningOf(failure.error).action === 'new-link';
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <FormStatus lead={copy.chooseFor(email)}>
        {failure !== null && (
          <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey}>
            {isSpent && (
              <>
                <TextLink href={withEmail(paths.resetPassword, email)} inherit>
                  {copy.newLink}
                </TextLink>
                <TextLink href={withEmail(paths.signIn, email)} inherit>
                  {copy.signIn}
                </TextLink>
              </>
            )}
          </ErrorBox>
        )}
      </FormStatus>
      <PasswordOwner email={email} />
      <NewPasswordField
        {...form.field('password')}
        id="new-password"
        label={copy.newPassword}
        policy={policy}
        problem={form.problemOf('password')}
        onUse={loadPolicy}
      />
      <Button type="submit" wide busy={form.busy} busyLabel={copy.saving}>
        {copy.save}
      </Button>
    </form>
  );
}
