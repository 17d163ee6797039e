import { useEffect } from 'react';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { emailIn } from '#core/navigation/search-params.ts';
import { stringifySearch } from '#core/navigation/stringify-search.ts';
import { resetCodeIn } from '#accounts/reset/reset-code-in.ts';
import { ResetPasswordScreen } from '#accounts/reset/reset-password-screen.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import type { PublicPage } from '../public-page.ts';

/** The provider has one address for all of its links; `mode` says what a link is for. */
export const page: PublicPage = {
  signedOutOnly: false,
  Screen({ pageLocation: { search }, go }) {
    const isProof = search['mode'] === 'verifyEmail';
    const proof = `${paths.verifyEmail}${stringifySearch({ oobCode: search['oobCode'] })}`;
    useEffect(() => {
      if (isProof) go(proof, { replace: true });
    }, [isProof, proof, go]);
    if (isProof) return <PageSkeleton />;
    return (
      <ResetPasswordScreen
        email={emailIn(search) ?? ''}
        code={resetCodeIn(search)}
        onSaved={(owner) => go(withEmail(paths.signIn, owner), { replace: true })}
      />
    );
  },
};
