import { frameCopy } from '../../copy/frame.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';

/** Says why somebody is at their own dashboard and not where they wanted to go. */
export function NotYourRole() {
  const { notYourRole } = useCopy(frameCopy);
  return <QuietNote>{notYourRole}</QuietNote>;
}
