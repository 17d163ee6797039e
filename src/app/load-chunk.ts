const A_MOMENT = 1000;
const AT_MOST = 8000;

/** Resolves when a retry makes sense: after a short delay, or as soon as the device is online again. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) return void setTimeout(resolve, A_MOMENT);
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, AT_MOST);
    return undefined;
  });
}

/** Imports a chunk, and retries once if it failed to load. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => connection().then(load));
}
