import { Fragment, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFieldSubmission } from '#core/forms/use-field-submission.ts';
import { useUser } from '#core/session/user-context.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useProfileCopy } from './profile-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { NewPasswordField } from '#ui/new-password/new-password-field.tsx';
import { passwordProblem } from '#ui/new-password/password-problem.ts';
import { usePasswordPolicy } from '#ui/new-password/use-password-policy.ts';

type Field = 'current' | 'next';

export function PasswordForm() {
  const copy = useProfileCopy();
  const textOf = useErrorText(copy.passwordErrors);
  const { email } = useUser();
  const toast = useToast();
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  // A new key resets the fields and the checklist.
  const [round, setRound] = useState(0);
  const { policy, loadPolicy } = usePasswordPolicy();
  const form = useFieldSubmission<Field>(
    { current, next },
    { textOf, own: { 'invalid-credentials': 'current', 'weak-password': 'next' } },
  );

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = { current: current.current?.value ?? '', next: next.current?.value ?? '' };
    const changed = await form.submit(
      [
        ['current', typed.current === '' ? { code: 'password-required' } : null],
        ['next', passwordProblem(policy, typed.next)],
      ],
      ({ ownProfile }) => ownProfile.changePassword(typed.current, typed.next),
    );
    if (changed?.ok !== true) return;
    form.finish();
    // The fields of a new round are other elements; the one that had the focus is found by its id.
    const id = document.activeElement?.id ?? '';
    flushSync(() => setRound(round + 1));
    document.getElementById(id)?.focus();
    toast({ tone: 'success', title: copy.passwordSaved, text: copy.passwordSavedText });
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <Fragment key={round}>
        <PasswordOwner email={email} />
        <PasswordField
          {...form.field('current')}
          id="current-password"
          label={copy.current}
          autoComplete="current-password"
          onFocus={loadPolicy}
        />
        <NewPasswordField
          {...form.field('next')}
          id="new-password"
          label={copy.next}
          policy={policy}
          problem={form.problemOf('next')}
          onUse={loadPolicy}
        />
      </Fragment>
      <div className="grid sm:justify-start">
        <Button type="submit" busy={form.busy} busyLabel={copy.saving}>
          {copy.savePassword}
        </Button>
      </div>
    </form>
  );
}
