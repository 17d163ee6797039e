import { useEffect, useEffectEvent } from 'react';
import type { Request } from '#domain/rides/model/ride/new-requests.ts';

interface NewRequestsProps {
  added: readonly Request[];
  textOf: (ride: Request) => string;
  textOfSeveral: (count: number) => string;
  ring: () => void;
}

/** Tells a screen reader about requests that have just been added, and rings. */
export function NewRequests({ added, textOf, textOfSeveral, ring }: NewRequestsProps) {
  const ringNow = useEffectEvent(ring);
  // A new `ring` does not run the effect: turning the sound on must not ring for older requests.
  useEffect(() => {
    if (added.length > 0) ringNow();
  }, [added]);
  const [first, ...others] = added;
  return (
    <div aria-live="polite" className="sr-only">
      {first !== undefined && (
        // The key makes a new element, because a screen reader does not announce the same text again.
        <p key={`${first.id} ${first.rev}`}>
          {others.length === 0 ? textOf(first) : textOfSeveral(added.length)}
        </p>
      )}
    </div>
  );
}
