import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSubmission } from '#core/forms/use-submission.ts';
import { searchOf, type QueuePlace } from '../queue/queue-place.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { OutcomeLine } from '../decisions/outcome-line.tsx';

interface NextPendingProps {
  /** The account that has just been decided on. */
  after: string;
  /** The part of the queue that it was reached from; the link back from the next account leads there, too. */
  from: QueuePlace;
}

/** Leads to the oldest other account that this administrator may decide on, or says that there is none. */
export function NextPending({ after, from }: NextPendingProps) {
  const copy = useAccountsCopy();
  const textOf = useErrorText();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { busy, failure, submit, finish } = useSubmission();
  const [none, setNone] = useState(false);
  const find = async () => {
    setNone(false);
    const found = await submit(({ reviewQueue }) => reviewQueue.nextPending(after));
    // Without its button the page is gone.
    if (found?.ok !== true || button.current === null) return;
    if (found.value !== null) {
      const params = { uid: found.value };
      return navigate({ to: '/admin/accounts/$uid', params, search: searchOf(from) });
    }
    finish();
    setNone(true);
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
        {(none || failure !== null) && (
          <div className="order-last basis-full">
            {failure === null ? (
              <p>{copy.noNext}</p>
            ) : (
              <OutcomeLine of={null}>{textOf(failure.error)}</OutcomeLine>
            )}
          </div>
        )}
      </div>
    </>
  );
}
