import { emailIn } from '../../app/search-params.ts';
import { DebugLoginScreen } from '../../features/debug-login/debug-login-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  Screen: ({ pageLocation }) => <DebugLoginScreen email={emailIn(pageLocation.search) ?? ''} />,
};
