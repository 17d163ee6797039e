import { FormCard } from '#ui/page/form-card.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { SidePanel } from './side-panel.tsx';
import { useSignInCopy } from './sign-in-copy.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInFormProps } from './use-sign-in-form.ts';

export function SignInScreen(props: SignInFormProps) {
  const copy = useSignInCopy();
  const area = props.area ?? 'all';
  return (
    <PublicFrame title={copy.heading[area]}>
      <FormCard heading={copy.heading[area]} panel={<SidePanel />}>
        <SignInForm {...props} />
      </FormCard>
    </PublicFrame>
  );
}
