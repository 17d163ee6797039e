import { PublicFrame } from '../../../ui/page/public-frame.tsx';
import { useEarlyLoad } from '../../../ui/feedback/use-early-load.ts';
import { useHomeCopy } from '../../../copy/home.ts';
import { SignedOutHome } from './signed-out-home.tsx';

/** The home page for signed-out visitors. */
export function HomeScreen() {
  const copy = useHomeCopy();
  useEarlyLoad();
  return (
    <PublicFrame title={copy.title}>
      <SignedOutHome />
    </PublicFrame>
  );
}
