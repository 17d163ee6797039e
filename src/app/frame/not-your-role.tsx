import { ARRIVAL_NOTE_ID } from '../../core/navigation/focus-on-navigation.ts';
import { useFrameCopy } from '../../copy/frame.ts';
import { QuietNote } from '../../ui/feedback/quiet-note.tsx';

/** Says why somebody is at their own dashboard and not where they wanted to go. */
export function NotYourRole() {
  const { notYourRole } = useFrameCopy();
  return <QuietNote id={ARRIVAL_NOTE_ID}>{notYourRole}</QuietNote>;
}
