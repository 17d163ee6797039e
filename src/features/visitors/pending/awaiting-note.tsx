import { ARRIVAL_NOTE_ID } from '../../../core/navigation/focus-on-navigation.ts';
import { usePendingCopy } from '../../../copy/pending.ts';
import { QuietNote } from '../../../ui/feedback/quiet-note.tsx';

/** What the sign-in page says to somebody who has closed the pending dialog. */
export function AwaitingNote({ email }: { email: string }) {
  const copy = usePendingCopy();
  return <QuietNote id={ARRIVAL_NOTE_ID}>{copy.closed(email)}</QuietNote>;
}
