import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import { contact } from '#core/product/firm-contact.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { useEarlyAccountForms } from '../use-early-account-forms.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import { useDebugLoginCopy } from './debug-login-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Address } from '#ui/data/address.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { withAccountForms } from '../with-account-forms.ts';

interface ProofFormProps {
  email: string;
  onOpened: (opened: RepairCase) => void;
}

/** Asks for the credentials. Nothing is diagnosed before the provider has confirmed them. */
export function ProofForm({ email, onOpened }: ProofFormProps) {
  const copy = useDebugLoginCopy();
  const textOf = useErrorText();
  const form = useForm(['email', 'password'], atFields(textOf), 'leaves');
  const [subject, setSubject] = useState('');
  useEarlyAccountForms();

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const [address, password] = [form.typed('email'), form.typed('password')];
    setSubject(address.trim());
    const isRefused = form.refuses([
      address.trim() === '' ? { code: 'email-required' } : null,
      password === '' ? { code: 'password-required' } : null,
    ]);
    if (isRefused) return;
    const opened = await form.submit((product) =>
      withAccountForms(product, ({ accountRepair }) => accountRepair.open(address, password)),
    );
    if (opened?.ok === true) onOpened(opened.value);
  };

  const resetPassword = (
    <TextLink href={withEmail(paths.resetPassword, subject)} inherit>
      {copy.resetPassword}
    </TextLink>
  );
  const ways: Partial<Record<AccountFailure['code'], ReactNode>> = {
    'invalid-credentials': resetPassword,
    'too-many-requests': resetPassword,
    'user-disabled': (
      <>
        <TextLink href={contact.mailHref} inherit>
          <Address>{contact.email}</Address>
        </TextLink>
        <TextLink href={contact.phoneHref} inherit>
          {contact.phone}
        </TextLink>
      </>
    ),
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <FormStatus lead={copy.lead}>
        {form.failure !== null && (
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey}>
            {ways[form.failure.error.code]}
          </ErrorBox>
        )}
      </FormStatus>
      <EmailField {...form.field('email')} id="email" label={copy.email} defaultValue={email} />
      <PasswordField
        {...form.field('password')}
        id="password"
        label={copy.password}
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={form.busy} busyLabel={copy.checking}>
        {copy.check}
      </Button>
      <p className="mt-4 text-center">
        <TextLink href={paths.signIn}>{copy.backToSignIn}</TextLink>
      </p>
    </form>
  );
}
