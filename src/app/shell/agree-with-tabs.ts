/** How many milliseconds other tabs have to object. A frozen tab cannot, but the files of its version stay cached. */
const SILENCE_MS = 1000;

type Said = 'may-i' | 'not-now';

/**
 * Joins the tabs of this origin. If another tab asks and `isIdle()` is false, this tab objects. Returns a function that
 * asks the other tabs. It resolves to `true` if none objects.
 */
export function joinTabs(isIdle: () => boolean): () => Promise<boolean> {
  const tabs = new BroadcastChannel('new-version');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const say = (said: Said) => tabs.postMessage(said);
  let objected = false;
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'not-now') objected = true;
    if (data === 'may-i' && !isIdle()) say('not-now');
  });
  return async () => {
    objected = false;
    say('may-i');
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
    return !objected;
  };
}
