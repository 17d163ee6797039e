import { ARRIVAL_NOTE_ID } from '../../core/navigation/focus-on-navigation.ts';
import { useFrameCopy } from '../../copy/frame.ts';
import { QuietNote } from '../../ui/feedback/quiet-note.tsx';

/** Says to whoever was led to a page why they are there and not where they wanted to be. */
export function ArrivalNote({ says }: { says: 'notYourRole' | 'signedOutHere' }) {
  return <QuietNote id={ARRIVAL_NOTE_ID}>{useFrameCopy()[says]}</QuietNote>;
}
