import { useEffect, useEffectEvent } from 'react';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';

export type Request = RideIn<'requested'>;

export interface KnownRequests {
  /** The ids of the requests that waited last; `null` until the first answer. A ride that comes back is new again. */
  readonly known: ReadonlySet<string> | null;
  /**
   * The latest additions. They stay until there are newer ones, because removing them would cut off their announcement, but not once all
   * are gone.
   */
  readonly added: readonly Request[];
}

export const NO_REQUESTS_YET: KnownRequests = { known: null, added: [] };

/** The state after another answer; `counts` may leave out some additions. */
export function newRequestsReducer(
  { known, added: before }: KnownRequests,
  requests: readonly Request[],
  counts: (ride: Request) => boolean = () => true,
): KnownRequests {
  const added = known === null ? [] : requests.filter((ride) => !known.has(ride.id) && counts(ride));
  const waiting = new Set(requests.map(({ id }) => id));
  const last = before.some(({ id }) => waiting.has(id)) ? before : NO_REQUESTS_YET.added;
  return { known: waiting, added: added.length > 0 ? added : last };
}

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
