import { useState } from 'react';
import { focusPageHeading } from '../../app/focus-on-navigation.ts';
import { FormCard } from '../../app/frame/form-card.tsx';
import { PublicFrame } from '../../app/frame/public-frame.tsx';
import { resetPasswordCopy } from '../../copy/reset-password.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast-context.tsx';
import { LinkRefused } from './link-refused.tsx';
import { LinkSent } from './link-sent.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestForm } from './request-form.tsx';
import { useResetLink } from './use-reset-link.ts';

/** Requests the link. */
function RequestSteps({ email }: { email: string }) {
  const [state, setState] = useState({ email, sent: false });
  const askAgain = () => {
    setState({ ...state, sent: false });
    focusPageHeading();
  };
  return state.sent ? (
    <LinkSent email={state.email} onAgain={askAgain} />
  ) : (
    <RequestForm email={state.email} onSent={(typed) => setState({ email: typed, sent: true })} />
  );
}

interface LinkStepsProps {
  code: string;
  onSaved: (email: string) => void;
}

/** Sets a new password with the link. */
function LinkSteps({ code, onSaved }: LinkStepsProps) {
  const copy = useCopy(resetPasswordCopy);
  const { link, check } = useResetLink(code);
  const toast = useToast();
  const checkAgain = () => {
    check();
    focusPageHeading();
  };
  switch (link.state) {
    case 'checking':
      return (
        <div className="mt-4">
          <Skeleton lines={4} label={copy.verifying} />
        </div>
      );
    case 'refused':
      return <LinkRefused error={link.error} onRetry={checkAgain} />;
    case 'usable':
      return (
        <NewPasswordForm
          code={code}
          email={link.email}
          onSaved={(email) => {
            toast({ tone: 'success', title: copy.saved, text: copy.savedText });
            onSaved(email);
          }}
        />
      );
  }
}

interface ResetPasswordScreenProps {
  email: string;
  /** From the link in the mail. */
  code: string | null;
  onSaved: (email: string) => void;
}

export function ResetPasswordScreen({ email, code, onSaved }: ResetPasswordScreenProps) {
  const copy = useCopy(resetPasswordCopy);
  return (
    <PublicFrame title={copy.title}>
      <FormCard heading={copy.title}>
        {code === null ? <RequestSteps email={email} /> : <LinkSteps code={code} onSaved={onSaved} />}
      </FormCard>
    </PublicFrame>
  );
}
