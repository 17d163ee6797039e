import { PublicFrame } from '../../../ui/page/public-frame.tsx';
import { useEarlyLoad } from '../../../ui/feedback/use-early-load.ts';
import { homeCopy } from '../../../copy/home.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import { SignedOutHome } from './signed-out-home.tsx';

/** The home page for signed-out visitors. */
export function HomeScreen() {
  const copy = useCopy(homeCopy);
  useEarlyLoad();
  return (
    <PublicFrame title={copy.title}>
      <SignedOutHome />
    </PublicFrame>
  );
}
