import { Suspense } from 'react';
import { fail, succeed } from '#domain/shared/result.ts';
import { ChunkNotLoaded, loadChunk } from '#core/product/load-chunk.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';

/** One line of the rides on a page of accounts. It loads after the page, and a failure leaves the page as it is. */
export function LazyRidesLine() {
  const { rides, dispatch } = useProduct();
  const { value } = useRequest(null, async () => {
    try {
      const [{ RidesLine }] = await Promise.all([
        loadChunk(() => import('#rides/dispatch/rides-line/rides-line.tsx')),
        rides.load(),
        dispatch.load(),
      ]);
      return succeed({ RidesLine });
    } catch (thrown) {
      if (thrown instanceof ChunkNotLoaded) return fail({ code: 'network' });
      throw thrown;
    }
  });
  // The line keeps its place, so that nothing below it moves.
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
