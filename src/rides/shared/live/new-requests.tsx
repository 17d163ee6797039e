import { useEffect, useEffectEvent } from 'react';
import type { Request } from '#domain/rides/model/ride/new-requests.ts';

interface NewRequestsProps {
  added: readonly Request[];
  textOf: (ride: Request) => string;
  textOfSeveral: (count: number) => string;
  ring: () => void;
}

/** Announces requests that have just been added to a screen reader, and rings. */
export function NewRequests({ added, textOf, textOfSeveral, ring }: NewRequestsProps) {
  const ringNow = useEffectEvent(ring);
  // Only for additions: turning the sound on later must not ring for older ones.
  useEffect(() => {
    if (added.length > 0) ringNow();
  }, [added]);
  const [first, ...others] = added;
  return (
    <div aria-live="polite" className="sr-only">
      {first !== undefined && (
        // A new element, because an equal text would not be announced.
        <p key={`${first.id} ${first.rev}`}>
          {others.length === 0 ? textOf(first) : textOfSeveral(added.length)}
        </p>
      )}
    </div>
  );
}
