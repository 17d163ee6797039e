import { keepOnDevice } from '../session/device-storage.ts';

/** What `pageDraft` keeps. Here, because a sign-out loads no form. */
export const draftsOfPage = new Set<{ clear(): void }>();

/** Written and removed again: the browser tells its other tabs. */
const WORD = 'signed-out';

/** Forgets what was typed in this tab and not sent. All of the session storage goes, so that no draft can be left out. */
export function forgetTyped(): void {
  for (const drafts of draftsOfPage) drafts.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** The same in every tab, because somebody has signed out, and whoever comes next must find nothing of it. */
export function forgetTypedEverywhere(): void {
  forgetTyped();
  keepOnDevice(WORD, '1');
  keepOnDevice(WORD, null);
}

/** Forgets it in this tab, too, when somebody signs out in another one. Returns a function that stops listening. */
export function forgetTypedWithOthers(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === WORD) forgetTyped();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
