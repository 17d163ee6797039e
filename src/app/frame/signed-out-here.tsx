import { useFrameCopy } from '../../copy/frame.ts';
import { ARRIVAL_NOTE_ID } from '../../core/navigation/focus-on-navigation.ts';
import { QuietNote } from '../../ui/feedback/quiet-note.tsx';

/** Says that the sign-out has happened, also where the sign-in page that should show it is lost. */
export function SignedOutHere() {
  const { signedOutHere } = useFrameCopy();
  return <QuietNote id={ARRIVAL_NOTE_ID}>{signedOutHere}</QuietNote>;
}
