import { paths, withEmail } from '../../app/paths.ts';
import { emailIn } from '../../app/search-params.ts';
import { resetCodeIn } from '../../features/reset-password/reset-code-in.ts';
import { ResetPasswordScreen } from '../../features/reset-password/reset-password-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  Screen: ({ pageLocation: { search }, go }) => (
    <ResetPasswordScreen
      email={emailIn(search) ?? ''}
      code={resetCodeIn(search)}
      onSaved={(owner) => go(withEmail(paths.signIn, owner), { replace: true })}
    />
  ),
};
