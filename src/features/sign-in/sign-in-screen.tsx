import type { LoginArea } from '#domain/admission/login-area.ts';
import { FormCard } from '../../app/frame/form-card.tsx';
import { PublicFrame } from '../../app/frame/public-frame.tsx';
import { SidePanel } from '../../app/frame/side-panel.tsx';
import { signInCopy } from '../../copy/sign-in.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

/** The sign-in form of one login area or of all, in its frame. */
export function SignInScreen(props: SignInFormProps & { area: LoginArea | null }) {
  const copy = useCopy(signInCopy);
  const area = props.area ?? 'all';
  return (
    <PublicFrame title={copy.heading[area]}>
      <FormCard heading={copy.heading[area]} panel={<SidePanel />}>
        <SignInForm {...props} />
      </FormCard>
    </PublicFrame>
  );
}
