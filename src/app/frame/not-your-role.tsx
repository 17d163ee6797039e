import { ARRIVAL_NOTE_ID } from '../../core/navigation/focus-on-navigation.ts';
import { frameCopy } from '../../copy/frame.ts';
import { useCopy } from '../../copy/language/use-copy.ts';
import { QuietNote } from '../../ui/feedback/quiet-note.tsx';

/** Says why somebody is at their own dashboard and not where they wanted to go. */
export function NotYourRole() {
  const { notYourRole } = useCopy(frameCopy);
  return <QuietNote id={ARRIVAL_NOTE_ID}>{notYourRole}</QuietNote>;
}
