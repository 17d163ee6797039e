import { useRef, type SubmitEvent } from 'react';
import type { ErrorCode, ProductError } from '#domain/errors/product-error.ts';
import type { RepairCase } from '#domain/services/account-repair.ts';
import { addressProblem } from '../../app/address-problem.ts';
import { contact } from '../../app/contact.ts';
import { paths } from '../../app/paths.ts';
import { useEarlyLoad } from '../../app/use-early-load.ts';
import { useFieldSubmission, type FieldProblem } from '../../app/use-field-submission.ts';
import { debugLoginCopy } from '../../copy/debug-login.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useErrorText } from '../../copy/use-error-text.ts';
import { Address } from '../../ui/address.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const FORGOTTEN: ReadonlySet<ErrorCode> = new Set(['invalid-credentials', 'too-many-requests']);

function fieldOf(error: ProductError): FieldProblem<'email' | 'password'> | null {
  const ofAddress = addressProblem(error);
  if (ofAddress !== null) return ['email', ofAddress];
  return error.code === 'password-required' ? ['password', error] : null;
}

interface ProofFormProps {
  email: string;
  onOpened: (opened: RepairCase) => void;
}

/** Asks for the credentials; nothing is diagnosed before they are proven. */
export function ProofForm({ email, onOpened }: ProofFormProps) {
  const copy = useCopy(debugLoginCopy);
  const textOf = useErrorText();
  const address = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useFieldSubmission({ email: address, password }, fieldOf);
  useEarlyLoad();

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = { email: address.current?.value ?? '', password: password.current?.value ?? '' };
    const missing: FieldProblem<'email' | 'password'>[] = [];
    if (typed.email.trim() === '') missing.push(['email', { code: 'email-required' }]);
    if (typed.password === '') missing.push(['password', { code: 'password-required' }]);
    const opened = await form.submit(missing, ({ accountRepair }) =>
      accountRepair.open(typed.email, typed.password),
    );
    if (opened?.ok === true) onOpened(opened.value);
  };

  const errorOf = (field: 'email' | 'password') => {
    const problem = form.problemOf(field);
    return problem === null ? undefined : textOf(problem);
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <FormStatus lead={copy.lead}>
        {form.failure !== null && (
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey}>
            {FORGOTTEN.has(form.failure.error.code) && (
              <TextLink href={paths.resetPassword} inherit>
                {copy.resetPassword}
              </TextLink>
            )}
            {form.failure.error.code === 'user-disabled' && (
              <TextLink href={`mailto:${contact.email}`} inherit>
                <Address>{contact.email}</Address>
              </TextLink>
            )}
          </ErrorBox>
        )}
      </FormStatus>
      <EmailField
        ref={address}
        id="email"
        label={copy.email}
        defaultValue={email}
        error={errorOf('email')}
        disabled={form.busy}
        onInput={() => form.clearProblem('email')}
      />
      <PasswordField
        ref={password}
        id="password"
        label={copy.password}
        autoComplete="current-password"
        error={errorOf('password')}
        disabled={form.busy}
        onInput={() => form.clearProblem('password')}
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
