import { isLoginArea } from '#domain/accounts/admission/login-area.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { emailIn } from '#core/navigation/search-params.ts';
import { SignInScreen } from '#accounts/sign-in/sign-in-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: true,
  Screen({ pageLocation, go }) {
    const area = pageLocation.path.slice(`${paths.signIn}/`.length);
    return (
      <SignInScreen
        area={isLoginArea(area) ? area : null}
        email={emailIn(pageLocation.search)}
        onPending={(address) => go(withEmail(paths.pendingApproval, address))}
      />
    );
  },
};
