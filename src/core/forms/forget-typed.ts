import { keepOnDevice } from '../session/device-storage.ts';

/** What `pageDraft` keeps. Here, because a sign-out loads no form. */
export const draftsOfPage = new Set<{ clear(): void }>();

/** Stored and removed again, which is an event in the browser's other tabs. */
const SIGNED_OUT = 'signed-out';

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
  keepOnDevice(SIGNED_OUT, '1');
  keepOnDevice(SIGNED_OUT, null);
}

/** Forgets it in this tab, too, when somebody signs out in another one. Returns a function that stops listening. */
export function forgetTypedWithOthers(): () => void {
  const forget = ({ key }: StorageEvent) => {
    if (key === SIGNED_OUT) forgetTyped();
  };
  window.addEventListener('storage', forget);
  return () => window.removeEventListener('storage', forget);
}
