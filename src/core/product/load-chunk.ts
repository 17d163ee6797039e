/** The pause before a chunk is requested again. Milliseconds. */
const CHUNK_RETRY_DELAY_MS = 1000;

/**
 * A part of the product that could not be loaded; `cause` is the browser's own error. Thrown, unlike every other expected
 * failure, because React's `lazy` and the router know no other way to be told of one.
 */
export class ChunkNotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the product could not be loaded.', { cause });
    this.name = 'ChunkNotLoaded';
  }
}

/**
 * Imports a chunk, and retries once if it failed to load; offline, there is nothing to wait for. Rejects with
 * `ChunkNotLoaded`.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(async (cause: unknown) => {
      if (!navigator.onLine) throw cause;
      await new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_DELAY_MS));
      return load();
    });
  } catch (cause) {
    throw new ChunkNotLoaded(cause);
  }
}
