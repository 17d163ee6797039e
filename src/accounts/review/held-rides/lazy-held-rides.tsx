import { Suspense } from 'react';
import { fail, succeed } from '#domain/shared/result.ts';
import { ChunkNotLoaded, loadChunk } from '#core/product/load-chunk.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import type { HeldRidesProps } from '#rides/dispatch/held-rides/held-rides.tsx';

/** Pages of accounts know nothing of rides, so what says which rides a driver has loads with the services of rides. */
export function LazyHeldRides(props: HeldRidesProps) {
  const { ridesUnknown } = useDecisionCopy();
  const { rides } = useProduct();
  const { value, error, reload } = useRequest(null, async () => {
    try {
      const [{ HeldRides }] = await Promise.all([
        loadChunk(() => import('#rides/dispatch/held-rides/held-rides.tsx')),
        rides.load(),
      ]);
      return succeed({ HeldRides });
    } catch (thrown) {
      if (thrown instanceof ChunkNotLoaded) return fail({ code: 'network' });
      throw thrown;
    }
  });
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
