/** The pause before a chunk is requested again. Milliseconds. */
const CHUNK_RETRY_DELAY_MS = 1000;

/** How long to wait for an offline device before trying anyway. Milliseconds. */
const LONGEST_OFFLINE_WAIT_MS = 8000;

/** Resolves when a retry makes sense: after a short delay, or as soon as the device is online again. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) return void setTimeout(resolve, CHUNK_RETRY_DELAY_MS);
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_OFFLINE_WAIT_MS);
    return undefined;
  });
}

/** A part of the product that could not be loaded; `cause` is the browser's own error. */
export class ChunkNotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the product could not be loaded.', { cause });
    this.name = 'ChunkNotLoaded';
  }
}

/** Imports a chunk, and retries once if it failed to load. Rejects with `ChunkNotLoaded`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(() => connection().then(load));
  } catch (cause) {
    throw new ChunkNotLoaded(cause);
  }
}
