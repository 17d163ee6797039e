import { ARRIVAL_NOTE_ID } from '#core/navigation/focus-on-navigation.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';

/** The key of a text that says why somebody was redirected. */
export type ArrivalText = 'notYourRole' | 'signedOutHere';

export function ArrivalNote({ says }: { says: ArrivalText }) {
  return <QuietNote id={ARRIVAL_NOTE_ID}>{useFrameCopy()[says]}</QuietNote>;
}
