import { paths } from '../../app/paths.ts';
import { emailIn } from '../../app/search-params.ts';
import { PendingScreen, PendingWithoutAddress } from '../../features/pending/pending-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = {
  signedOutOnly: false,
  Screen({ pageLocation, go }) {
    const email = emailIn(pageLocation.search);
    if (email === null) return <PendingWithoutAddress />;
    return <PendingScreen email={email} onClose={() => go(paths.signIn)} />;
  },
};
