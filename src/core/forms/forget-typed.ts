import { storeOnDevice } from '../session/device-storage.ts';

/** The drafts of all `pageDraft`s. They are in this file, because a sign-out does not load the code of forms. */
export const draftsOfPage = new Set<{ clear(): void }>();

/** Storing and removing this key fires an event in the browser's other tabs. */
const SIGNED_OUT = 'signed-out';

/** Clears all unsent input of this tab, with the whole session storage, so that no draft remains. */
export function forgetTyped(): void {
  for (const drafts of draftsOfPage) drafts.clear();
  try {
    sessionStorage.clear();
  } catch {
    // The storage is blocked, so nothing was stored.
  }
}

/** Clears all unsent input in every tab at a sign-out, so that the next person finds nothing. */
export function forgetTypedEverywhere(): void {
  forgetTyped();
  storeOnDevice(SIGNED_OUT, '1');
  storeOnDevice(SIGNED_OUT, null);
}

/** Clears this tab's unsent input when a person signs out in another tab. Returns a function that stops listening. */
export function forgetTypedWithOthers(): () => void {
  const forget = ({ key }: StorageEvent) => {
    if (key === SIGNED_OUT) forgetTyped();
  };
  window.addEventListener('storage', forget);
  return () => window.removeEventListener('storage', forget);
}
