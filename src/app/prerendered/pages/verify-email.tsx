import { resetCodeIn } from '../../../features/visitors/reset-password/reset-code-in.ts';
import { VerifyEmailScreen } from '../../../features/visitors/verify-email/verify-email-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  // Without a code it is a link that was cut, which the provider calls invalid as well.
  Screen: ({ pageLocation: { search } }) => <VerifyEmailScreen code={resetCodeIn(search) ?? ''} />,
};
