import { fail, succeed } from '#domain/shared/result.ts';
import { ChunkNotLoaded } from './load-chunk.ts';
import { useRequest } from './use-request.ts';

/** Loads a part of a page whose code is not the page's own. `load` imports it by `loadChunk`; a lost chunk is a lost network. */
export function usePart<Part>(load: () => Promise<Part>) {
  return useRequest(null, async () => {
    try {
      return succeed(await load());
    } catch (thrown) {
      if (thrown instanceof ChunkNotLoaded) return fail({ code: 'network' });
      throw thrown;
    }
  });
}
