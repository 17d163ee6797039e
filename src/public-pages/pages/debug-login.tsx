import { emailIn } from '#core/navigation/search-params.ts';
import { DebugLoginScreen } from '#accounts/repair/debug-login-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  Screen: ({ pageLocation }) => <DebugLoginScreen email={emailIn(pageLocation.search) ?? ''} />,
};
