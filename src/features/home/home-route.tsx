import { useSyncExternalStore } from 'react';
import { PublicFrame } from '../../app/frame/public-frame.tsx';
import { useSessionState } from '../../app/product-context.tsx';
import { hasSessionHint } from '../../app/session-hint.ts';
import { useEarlyLoad } from '../../app/use-early-load.ts';
import { homeCopy } from '../../copy/home.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeScreen } from './home-screen.tsx';
import { SignedInHome } from './signed-in-home.tsx';

const never = () => () => {};
const onServer = () => false;

/** What the product is, or the way on for whoever is signed in already. Nobody is sent away from here (design D17). */
export function HomeRoute() {
  const copy = useCopy(homeCopy);
  const { loading } = useCopy(uiCopy);
  const session = useSessionState();
  const expected = useSyncExternalStore(never, hasSessionHint, onServer);
  useEarlyLoad();
  if (session.state === 'signed-in') return <SignedInHome user={session.user} />;
  if (session.state !== 'loading' || !expected) return <HomeScreen />;
  return (
    <PublicFrame title={copy.title}>
      <Skeleton lines={5} label={loading} />
    </PublicFrame>
  );
}
