import { isLoginArea } from '#domain/accounts/model/login-area.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import type { PublicPage, PublicScreenProps } from '#core/navigation/public-page.ts';
import { emailIn } from '#core/navigation/search-params.ts';
import { FormCard } from '#ui/page/form-card.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { WelcomePanel } from './welcome-panel.tsx';
import { useSignInCopy } from './sign-in-copy.ts';
import { SignInForm } from './sign-in-form.tsx';

function SignInScreen({ pageLocation: { path, search }, go }: PublicScreenProps) {
  const { heading } = useSignInCopy();
  const name = path.slice(`${paths.signIn}/`.length);
  const area = isLoginArea(name) ? name : null;
  return (
    <PublicFrame title={heading[area ?? 'all']}>
      <FormCard heading={heading[area ?? 'all']} panel={<WelcomePanel />}>
        <SignInForm
          area={area}
          email={emailIn(search)}
          onPending={(address) => go(withEmail(paths.pendingApproval, address))}
        />
      </FormCard>
    </PublicFrame>
  );
}

export const page: PublicPage = { Screen: SignInScreen, signedOutOnly: true };
