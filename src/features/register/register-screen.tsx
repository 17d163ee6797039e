import { FormCard } from '../../app/frame/form-card.tsx';
import { PublicFrame } from '../../app/frame/public-frame.tsx';
import { SidePanel } from '../../app/frame/side-panel.tsx';
import { registerCopy } from '../../copy/register.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { RegisterForm, type RegisterFormProps } from './register-form.tsx';

export function RegisterScreen(props: RegisterFormProps) {
  const copy = useCopy(registerCopy);
  return (
    <PublicFrame title={copy.title}>
      <FormCard heading={copy.title} panel={<SidePanel />}>
        <RegisterForm {...props} />
      </FormCard>
    </PublicFrame>
  );
}
