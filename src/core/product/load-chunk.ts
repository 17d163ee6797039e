import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** The pause before a chunk is requested again. Milliseconds. */
const CHUNK_RETRY_DELAY_MS = 1000;

/** How long a chunk may take, like any request. On a dead connection a browser could wait for ever. Milliseconds. */
const CHUNK_TIMEOUT_MS = 30_000;

/**
 * A part of the product that could not be loaded. `cause` is what the load threw or returned, if it came in time. This
 * failure is thrown, because React's `lazy` and the router accept no other form.
 */
export class ChunkNotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the product could not be loaded.', { cause });
    this.name = 'ChunkNotLoaded';
  }
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async (cause: unknown) => {
    if (!navigator.onLine) throw cause;
    await new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_DELAY_MS));
    return load();
  });
}

/**
 * Imports a chunk. If that fails while the device is online, imports it once more. Rejects with `ChunkNotLoaded` if no
 * import succeeds, or none in time.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    deadline = setTimeout(reject, CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadTwice(load), silence]);
  } catch (cause) {
    throw new ChunkNotLoaded(cause);
  } finally {
    clearTimeout(deadline);
  }
}

/** Loads a part of a page by `load`, which calls `loadChunk`. A part that does not load counts as a lost network. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Result<Part>> {
  try {
    return succeed(await load());
  } catch (thrown) {
    if (thrown instanceof ChunkNotLoaded) return fail({ code: 'network' });
    throw thrown;
  }
}
