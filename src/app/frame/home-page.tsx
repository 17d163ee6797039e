import { useEffect, useRef } from 'react';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useSettledSession } from '#core/session/use-settled-session.ts';
import { displayName } from '#core/text/display-name.ts';
import { useHomeCopy } from '#words/home-copy.ts';
import { HomeScreen } from '#public-pages/home/home-screen.tsx';
import { SignedInHome } from '#public-pages/home/signed-in-home.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { EitherFrame } from './either-frame.tsx';

/** The root, for signed-out or signed-in visitors. Never redirects (D17). */
export function HomePage() {
  const copy = useHomeCopy();
  const session = useSettledSession();
  const signedIn = session.state === 'signed-in';
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    // The pressed button disappeared with the signed-in page, and no navigation will move the focus.
    if (wasSignedIn.current && !signedIn) focusPageHeading();
    wasSignedIn.current = signedIn;
  }, [signedIn]);
  if (session.state === 'loading') return <PageSkeleton />;
  if (session.state !== 'signed-in') return <HomeScreen />;
  return (
    <EitherFrame title={copy.back(displayName(session.user))}>
      <SignedInHome user={session.user} />
    </EitherFrame>
  );
}
