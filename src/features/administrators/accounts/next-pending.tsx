import { useNavigate } from '@tanstack/react-router';
import { searchOf, type QueuePlace } from '../queue/queue-place.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { OutcomeLine } from '../decisions/outcome-line.tsx';
import { useNextPending } from './use-next-pending.ts';

interface NextPendingProps {
  /** The account that has been dealt with. */
  after: string;
  /** The part of the queue that it was reached from; the next one leads back there too. */
  from: QueuePlace;
}

/** Leads to the oldest other account that awaits a decision of this administrator, or says that there is none. */
export function NextPending({ after, from }: NextPendingProps) {
  const copy = useAccountsCopy();
  const textOf = useErrorText();
  const navigate = useNavigate();
  const { button, busy, answer, find } = useNextPending(
    after,
    (uid) => void navigate({ to: '/admin/accounts/$uid', params: { uid }, search: searchOf(from) }),
  );
  return (
    <>
      <Button ref={button} tone="soft" size="small" busy={busy} busyLabel={copy.findingNext} onClick={find}>
        {copy.next}
      </Button>
      <div aria-live="polite" className="contents">
        {answer !== null && (
          <div className="order-last basis-full">
            {answer.ok ? (
              <p>{copy.noNext}</p>
            ) : (
              <OutcomeLine tone="danger">{textOf(answer.error)}</OutcomeLine>
            )}
          </div>
        )}
      </div>
    </>
  );
}
