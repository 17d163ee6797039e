import { ARRIVAL_NOTE_ID } from '#core/navigation/focus-on-navigation.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';

/** Tells somebody who was redirected why they are on this page. */
export function ArrivalNote({ says }: { says: 'notYourRole' | 'signedOutHere' }) {
  return <QuietNote id={ARRIVAL_NOTE_ID}>{useFrameCopy()[says]}</QuietNote>;
}
