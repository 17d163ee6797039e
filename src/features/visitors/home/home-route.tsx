import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../../core/navigation/focus-on-navigation.ts';
import { PublicFrame } from '../../../ui/page/public-frame.tsx';
import { useSettledSession } from '../../../core/session/use-settled-session.ts';
import { useHomeCopy } from '../../../copy/home.ts';
import { useUiCopy } from '../../../copy/ui.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { HomeScreen } from './home-screen.tsx';
import { SignedInHome } from './signed-in-home.tsx';

/** The home page, for signed-out or signed-in visitors. Never redirects (design D17). */
export function HomeRoute() {
  const copy = useHomeCopy();
  const { loading } = useUiCopy();
  const session = useSettledSession();
  const signedIn = session.state === 'signed-in';
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    // The pressed button disappeared with the signed-in page, and no navigation will move the focus.
    if (wasSignedIn.current && !signedIn) focusPageHeading();
    wasSignedIn.current = signedIn;
  }, [signedIn]);
  if (session.state === 'signed-in') return <SignedInHome user={session.user} />;
  if (session.state !== 'loading') return <HomeScreen />;
  return (
    <PublicFrame title={copy.title}>
      <Skeleton lines={5} label={loading} />
    </PublicFrame>
  );
}
