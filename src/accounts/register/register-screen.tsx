import { paths, withEmail } from '#core/navigation/paths.ts';
import type { PublicPage, PublicScreenProps } from '#core/navigation/public-page.ts';
import { FormCard } from '#ui/page/form-card.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { WelcomePanel } from '../sign-in/welcome-panel.tsx';
import { invitationIn } from './invitation.ts';
import { useRegisterCopy } from './register-copy.ts';
import { RegisterForm } from './register-form.tsx';

/** Centres a card of 860 px in a high window. This page's card usually has this height. */
const START = 'pt-[max(1.5rem,calc(50svh-30.5rem))]';

function RegisterScreen({ pageLocation: { search }, go }: PublicScreenProps) {
  const { title } = useRegisterCopy();
  return (
    <PublicFrame title={title} start={START}>
      <FormCard heading={title} panel={<WelcomePanel />}>
        <RegisterForm
          invitation={invitationIn(search)}
          onRegistered={(email) => go(withEmail(paths.pendingApproval, email), { replace: true })}
        />
      </FormCard>
    </PublicFrame>
  );
}

export const page: PublicPage = { Screen: RegisterScreen };
