import { homeOf } from '#core/navigation/home-of.ts';
import { paths } from '#core/navigation/paths.ts';
import { emailIn } from '#core/navigation/search-params.ts';
import { PendingScreen, PendingWithoutAddress } from '#accounts/pending/pending-screen.tsx';
import type { PublicPage } from '../public-page.ts';

/** Closing leads to sign-in without the address, because the email check there would lead straight back (D14). */
export const page: PublicPage = {
  signedOutOnly: false,
  Screen({ pageLocation, go }) {
    const email = emailIn(pageLocation.search);
    if (email === null) return <PendingWithoutAddress />;
    return (
      <PendingScreen
        email={email}
        onClose={() => go(paths.signIn)}
        onEntered={(role) => go(homeOf(role), { replace: true })}
      />
    );
  },
};
