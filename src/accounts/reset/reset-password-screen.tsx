import { useState, type ReactNode, useEffect, type SubmitEvent } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { FormCard } from '#ui/page/form-card.tsx';
import { HeadingInFocus } from '#ui/page/heading-in-focus.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { RequestForm } from './request-form.tsx';
import { useResetPasswordCopy } from './reset-password-copy.ts';
import { emailIn } from '#core/navigation/search-params.ts';
import { stringifySearch } from '#core/navigation/stringify-search.ts';
import { LINK_CODE, linkCodeIn } from './link-code-in.ts';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import type { PublicPage, PublicScreenProps } from '#core/navigation/public-page.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { NewPasswordField, passwordProblem, usePasswordPolicy } from '../new-password/new-password-field.tsx';
import { withAccountForms } from '../with-account-forms.ts';

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: (email: string) => void;
}

/** Sets the new password. If the link is used or expired, the error offers a new link and the way to sign-in. */
function NewPasswordForm({ code, email, onSaved }: NewPasswordFormProps) {
  const copy = useResetPasswordCopy();
  const textOf = useErrorText(copy.errors);
  const { policy, loadPolicy } = usePasswordPolicy();
  const form = useForm(['password'], atFields(textOf), 'leaves');

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.typed('password');
    if (form.refuses([passwordProblem(policy, typed)])) return;
    const saved = await form.submit((product) =>
      withAccountForms(product, ({ passwordReset }) => passwordReset.confirm(code, typed)),
    );
    if (saved?.ok === true) onSaved(email);
  };

  const { failure } = form;
  const isSpent = failure?.error.code === 'link-invalid' || failure?.error.code === 'link-expired';
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

/** Says the same whether or not the address has an account. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const copy = useResetPasswordCopy();
  return (
    <div className="mt-4 grid gap-4">
      <HeadingInFocus>{copy.sentHeading}</HeadingInFocus>
      <Notice icon="mail">{copy.sent(email)}</Notice>
      <p className="text-ink-soft">{copy.sentHint}</p>
      <Button tone="secondary" wide onClick={onAgain}>
        {copy.again}
      </Button>
      <p className="text-center">
        <TextLink href={paths.signIn}>{copy.backToSignIn}</TextLink>
      </p>
    </div>
  );
}

/** Says why a link cannot be used. Offers a new link (not for a deleted account), and a retry if the check failed. */
function LinkRefused({ error, onRetry }: { error: AccountFailure; onRetry: () => void }) {
  const copy = useResetPasswordCopy();
  const ui = useUiCopy();
  const textOf = useErrorText(copy.errors);
  const refusal = copy.refused[error.code];
  return (
    <div className="mt-4 grid gap-4">
      {refusal !== undefined ? (
        <div className="grid gap-1">
          <HeadingInFocus>{refusal.heading}</HeadingInFocus>
          <p className="text-ink-soft">{refusal.text}</p>
        </div>
      ) : (
        <>
          <ErrorBox text={textOf(error)} />
          <Button wide onClick={onRetry}>
            {ui.retry}
          </Button>
        </>
      )}
      {error.code !== 'session-expired' && (
        <a
          href={paths.resetPassword}
          className={buttonClasses(refusal === undefined ? 'secondary' : 'primary', 'medium', true)}
        >
          {copy.newLink}
        </a>
      )}
      <p className="text-center">
        <TextLink href={paths.signIn}>{copy.signIn}</TextLink>
      </p>
    </div>
  );
}

interface StepProps {
  title: string;
  /** The announcement of a step that appears without a press. */
  news?: string;
  children: ReactNode;
}

function Step({ title, news, children }: StepProps) {
  const copy = useResetPasswordCopy();
  return (
    <PublicFrame title={title}>
      <FormCard heading={copy.title}>{children}</FormCard>
      <output className="sr-only">{news}</output>
    </PublicFrame>
  );
}

function RequestSteps({ email }: { email: string }) {
  const copy = useResetPasswordCopy();
  const [state, setState] = useState({ email, sent: false });
  const askAgain = () => {
    setState({ ...state, sent: false });
    focusPageHeading();
  };
  return (
    <Step title={state.sent ? copy.sentHeading : copy.title}>
      {state.sent ? (
        <LinkSent email={state.email} onAgain={askAgain} />
      ) : (
        <RequestForm email={state.email} onSent={(typed) => setState({ email: typed, sent: true })} />
      )}
    </Step>
  );
}

interface LinkStepsProps {
  code: string;
  onSaved: (email: string) => void;
}

function LinkSteps({ code, onSaved }: LinkStepsProps) {
  const copy = useResetPasswordCopy();
  const { load } = useProductAccess();
  const { loading, value, error, reload } = useRequest(code, async () => {
    const loaded = await load();
    return loaded.ok
      ? withAccountForms(loaded.value, ({ passwordReset }) => passwordReset.verify(code))
      : loaded;
  });
  const toast = useToast();
  const checkAgain = () => {
    reload();
    focusPageHeading();
  };
  if (error !== null) {
    return (
      <Step title={copy.refused[error.code]?.heading ?? copy.title}>
        <LinkRefused error={error} onRetry={checkAgain} />
      </Step>
    );
  }
  if (loading || value === null) {
    return (
      <Step title={copy.title}>
        <div className="mt-4">
          <Skeleton lines={4} label={copy.verifying} />
        </div>
      </Step>
    );
  }
  return (
    <Step title={copy.newPassword} news={copy.chooseFor(value)}>
      <NewPasswordForm
        code={code}
        email={value}
        onSaved={(email) => {
          toast({ tone: 'success', title: copy.saved, text: copy.savedText(email) });
          onSaved(email);
        }}
      />
    </Step>
  );
}

/** All links in the provider's mails lead to this page. `?mode=` says what a link is for. */
function ResetPasswordScreen({ pageLocation: { search }, go }: PublicScreenProps) {
  const isProof = search['mode'] === 'verifyEmail';
  const proof = `${paths.verifyEmail}${stringifySearch({ [LINK_CODE]: search[LINK_CODE] })}`;
  useEffect(() => {
    if (isProof) go(proof, { replace: true });
  }, [isProof, proof, go]);
  if (isProof) return <PageSkeleton />;
  const code = linkCodeIn(search);
  if (code === null) return <RequestSteps email={emailIn(search) ?? ''} />;
  return <LinkSteps code={code} onSaved={(owner) => go(withEmail(paths.signIn, owner), { replace: true })} />;
}

export const page: PublicPage = { Screen: ResetPasswordScreen };
