import { fail, succeed } from '#domain/shared/result.ts';
import { ChunkNotLoaded } from './load-chunk.ts';
import { useRequest } from './use-request.ts';

/** Loads a part of a page by `load`, which calls `loadChunk`. A part that does not load counts as a lost network. */
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
