import { SessionNote } from '../../../ui/page/session-note.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useVisitor } from '../../../core/product/product-context.tsx';
import { useRegisterCopy } from '../../../copy/register.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormStatus } from '../../../ui/fields/form-status.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { NewPasswordField } from '../../../ui/new-password/new-password-field.tsx';
import { RoleChoice } from '../role-choice/role-choice.tsx';
import { ApprovalNote } from './approval-note.tsx';
import { RegisterFailure } from './register-failure.tsx';
import { RegisterEmail } from './register-email.tsx';
import { useRegisterForm } from './use-register-form.ts';

export interface RegisterFormProps {
  /** The account has been created and awaits approval. */
  onRegistered: (email: string) => void;
}

/** The registration form. Independent of the router; works before the product has loaded. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const copy = useRegisterCopy();
  const form = useRegisterForm(onRegistered);
  const visitor = useVisitor();
  const { name, email, password, firstRole } = form.refs;
  return (
    <form noValidate method="post" onSubmit={form.send} className="grid grid-cols-1 gap-2">
      <FormStatus
        lead={<ApprovalNote />}
        note={
          visitor !== null && (
            <SessionNote user={visitor} text={copy.signedInAs(visitor.email)} linkText={copy.dashboard} />
          )
        }
      >
        {form.failure !== null && <RegisterFailure {...form.failure} email={form.sentEmail} />}
      </FormStatus>
      <TextField
        ref={name}
        id="name"
        label={copy.name}
        autoComplete="name"
        autoCapitalize="words"
        required
        error={form.errorOf('name')}
        disabled={form.busy}
        onFocus={form.loadPolicy}
        onInput={() => form.clearProblem('name')}
      />
      <RegisterEmail
        ref={email}
        error={form.errorOf('email')}
        disabled={form.busy}
        onChanged={() => form.clearProblem('email')}
      />
      <NewPasswordField
        ref={password}
        id="password"
        label={copy.password}
        policy={form.policy}
        problem={form.problemOf('password')}
        disabled={form.busy}
        onUse={form.loadPolicy}
        onInput={() => form.clearProblem('password')}
      />
      <RoleChoice
        ref={firstRole}
        label={copy.role}
        onChange={() => form.clearProblem('role')}
        disabled={form.busy}
        error={form.errorOf('role')}
      />
      <Button type="submit" wide busy={form.busy} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <p className="mt-2 text-center text-ink-soft">
        {copy.haveAccount} <TextLink href={paths.signIn}>{copy.signIn}</TextLink>
      </p>
    </form>
  );
}
