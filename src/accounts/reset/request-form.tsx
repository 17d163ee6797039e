import type { SubmitEvent } from 'react';
import { useSessionNote } from '#ui/page/session-note.tsx';
import { paths } from '#core/navigation/paths.ts';
import { useEarlyAccountForms } from '../use-early-account-forms.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import { useResetPasswordCopy } from './reset-password-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useErrorText } from '#words/use-error-text.ts';
import { withAccountForms } from '../with-account-forms.ts';

interface RequestFormProps {
  email: string;
  onSent: (email: string) => void;
}

/** Requests the mail with the link. The form never reveals whether the address has an account. */
export function RequestForm({ email, onSent }: RequestFormProps) {
  const copy = useResetPasswordCopy();
  const textOf = useErrorText(copy.errors);
  const note = useSessionNote(copy.signedInAs, copy.dashboard);
  const form = useForm(['email'], atFields(textOf), 'leaves');
  useEarlyAccountForms();

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.typed('email').trim();
    if (form.refuses([typed === '' ? { code: 'email-required' } : null])) return;
    const sent = await form.submit((product) =>
      withAccountForms(product, ({ passwordReset }) => passwordReset.request(typed)),
    );
    if (sent?.ok === true) onSent(typed);
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <FormStatus lead={copy.lead} note={note}>
        {form.failure !== null && (
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
        )}
      </FormStatus>
      <EmailField {...form.field('email')} id="email" label={copy.email} defaultValue={email} />
      <Button type="submit" wide busy={form.busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
      <p className="mt-4 text-center">
        <TextLink href={paths.signIn}>{copy.backToSignIn}</TextLink>
      </p>
    </form>
  );
}
