import { Suspense } from 'react';
import { mayDispatch } from '#domain/shared/people/powers.ts';
import type { LazyServices } from '#core/product/lazy-services.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { usePart } from '#core/product/use-part.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import type { HeldRidesProps } from '#rides/dispatch/held-rides/held-rides.tsx';

/** Loads a part that shows rides, with its services, after the page. So the page itself has no code for rides. */
function useRidesPart<Part>(load: () => Promise<Part>, ...services: readonly LazyServices<unknown>[]) {
  return usePart(async () => {
    const [part] = await Promise.all([loadChunk(load), ...services.map((each) => each.load())]);
    return part;
  });
}

/** The open rides of these drivers. Administrators without the power *desk* get the advice to ask dispatch. */
export function LazyHeldRides(props: HeldRidesProps) {
  const { ridesAtDesk } = useDecisionCopy();
  return mayDispatch(useUser()) ? (
    <HeldRidesPart {...props} />
  ) : (
    <p className="text-ink-soft">{ridesAtDesk}</p>
  );
}

function HeldRidesPart(props: HeldRidesProps) {
  const { ridesUnknown } = useDecisionCopy();
  const { rides } = useProduct();
  const load = () => import('#rides/dispatch/held-rides/held-rides.tsx');
  const { value, error, reload } = useRidesPart(load, rides);
  return (
    <>
      <LoadFailure what={ridesUnknown} error={error} onRetry={reload} />
      {value !== null && (
        <Suspense>
          <value.HeldRides {...props} />
        </Suspense>
      )}
    </>
  );
}

/** A line about the state of the rides, for administrators of the desk. A failure shows nothing. */
export function LazyRidesLine() {
  return mayDispatch(useUser()) && <RidesLinePart />;
}

function RidesLinePart() {
  const { rides, dispatch } = useProduct();
  const load = () => import('#rides/dispatch/rides-line/rides-line.tsx');
  const { value } = useRidesPart(load, rides, dispatch);
  // The line is there before its text, so that nothing below it moves.
  return (
    <p className="min-h-6 font-semibold max-sm:basis-full">
      {value !== null && (
        <Suspense>
          <value.RidesLine />
        </Suspense>
      )}
    </p>
  );
}
