import { useState, type ReactNode } from 'react';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { FormCard } from '#ui/page/form-card.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { useResetPasswordCopy } from './reset-password-copy.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { LinkRefused } from './link-refused.tsx';
import { LinkSent } from './link-sent.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestForm } from './request-form.tsx';

interface StepProps {
  title: string;
  /** What a screen reader should say about a step that comes without a press. */
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
    return loaded.ok ? loaded.value.passwordReset.verify(code) : loaded;
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

interface ResetPasswordScreenProps {
  email: string;
  /** The code from the link in the mail. */
  code: string | null;
  onSaved: (email: string) => void;
}

export function ResetPasswordScreen({ email, code, onSaved }: ResetPasswordScreenProps) {
  return code === null ? <RequestSteps email={email} /> : <LinkSteps code={code} onSaved={onSaved} />;
}
