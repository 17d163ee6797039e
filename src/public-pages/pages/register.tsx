import { paths, withEmail } from '#core/navigation/paths.ts';
import { invitationIn } from '#accounts/register/invitation.ts';
import { RegisterScreen } from '#accounts/register/register-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  Screen: ({ pageLocation, go }) => (
    <RegisterScreen
      invitation={invitationIn(pageLocation.search)}
      onRegistered={(email) => go(withEmail(paths.pendingApproval, email), { replace: true })}
    />
  ),
};
