import { pendingCopy } from '../../copy/pending.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** What the sign-in page says to somebody who has closed the pending dialog. */
export function AwaitingNote({ email }: { email: string }) {
  const copy = useCopy(pendingCopy);
  return (
    <p className="self-center rounded-control bg-accent-soft p-3 text-sm/5 wrap-anywhere hyphens-auto text-accent-ink forced-colors:border">
      {copy.closed(email)}
    </p>
  );
}
