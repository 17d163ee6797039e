import { resetCodeIn } from '#accounts/reset/reset-code-in.ts';
import { VerifyEmailScreen } from '#accounts/proof/verify-email-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  // A link without a code was cut off; the provider calls that invalid as well.
  Screen: ({ pageLocation: { search } }) => <VerifyEmailScreen code={resetCodeIn(search) ?? ''} />,
};
