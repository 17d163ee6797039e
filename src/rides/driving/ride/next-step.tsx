import type { KeyboardEvent } from 'react';
import { useDrivingCopy } from '../driving-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { OwnRide } from './current-ride.ts';
import { NEXT_STEP } from './drivers-steps.ts';
import type { Steps } from './use-steps.ts';
import { useSettling } from '#ui/data/use-settling.ts';

/** A key that is held down counts as one press. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The one big button: the ride's next step, at the lower edge of a phone. */
export function NextStep({ ride, steps }: { ride: OwnRide; steps: Steps }) {
  const copy = useDrivingCopy().ride;
  const dock = useSettling<HTMLDivElement>(`${ride.id} ${ride.state}`);
  const order = NEXT_STEP[ride.state];
  const underWay = steps.underWay(ride);
  return (
    <div
      ref={dock}
      data-dock=""
      className="sticky bottom-0 z-10 -mx-[min(1rem,5vw)] mt-auto -mb-[min(1rem,5vw)] grid rounded-b-card bg-surface p-[min(1rem,5vw)] *:min-h-18 *:text-xl sm:-mx-6 sm:-mb-6 sm:px-6 print:hidden"
    >
      <Button
        wide
        busy={underWay === order.did}
        aria-disabled={underWay !== null}
        onKeyDown={ignoreRepeats}
        onClick={() => void steps.take(ride, order)}
      >
        {copy.steps[order.did]}
      </Button>
    </div>
  );
}
