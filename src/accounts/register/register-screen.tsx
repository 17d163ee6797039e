import { FormCard } from '#ui/page/form-card.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { SidePanel } from '../sign-in/side-panel.tsx';
import { useRegisterCopy } from './register-copy.ts';
import { RegisterForm, type RegisterFormProps } from './register-form.tsx';

/** Centres a card 860 px high, the usual height of this one. */
const START = 'pt-[max(1.5rem,calc(50svh-30.5rem))]';

export function RegisterScreen(props: RegisterFormProps) {
  const copy = useRegisterCopy();
  return (
    <PublicFrame title={copy.title} start={START}>
      <FormCard heading={copy.title} panel={<SidePanel />}>
        <RegisterForm {...props} />
      </FormCard>
    </PublicFrame>
  );
}
