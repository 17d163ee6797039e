import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { succeed, type Result } from '#domain/shared/result.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { searchOf, type QueuePlace } from '../queue/queue-place.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { OutcomeLine } from '../decisions/outcome-line.tsx';

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
  const { reviewQueue } = useProduct();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  /** Why there is no next account: `null` if none is pending, or what went wrong. */
  const [answer, setAnswer] = useState<Result<null> | null>(null);
  const find = async () => {
    setBusy(true);
    setAnswer(null);
    const found = await catchDefect(() => reviewQueue.nextPending(after));
    // The page has gone.
    if (button.current === null) return;
    if (found.ok && found.value !== null) {
      const params = { uid: found.value };
      return navigate({ to: '/admin/accounts/$uid', params, search: searchOf(from) });
    }
    setBusy(false);
    setAnswer(found.ok ? succeed(null) : found);
  };
  return (
    <>
      <Button
        ref={button}
        tone="soft"
        size="small"
        busy={busy}
        busyLabel={copy.findingNext}
        onClick={() => void find()}
      >
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
