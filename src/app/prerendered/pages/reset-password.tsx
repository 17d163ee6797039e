import { paths, withEmail } from '../../../core/navigation/paths.ts';
import { emailIn } from '../../../core/navigation/search-params.ts';
import { resetCodeIn } from '../../../features/visitors/reset-password/reset-code-in.ts';
import { ResetPasswordScreen } from '../../../features/visitors/reset-password/reset-password-screen.tsx';
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
