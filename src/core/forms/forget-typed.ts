import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import { keepOnDevice } from '../session/device-storage.ts';

/** What somebody has chosen and typed in a dialog about a ride. */
export interface Entered {
  readonly choice?: string | null;
  readonly note?: string;
  readonly trip?: Partial<TripChangeForm>;
}

/** What was neither sent nor discarded. */
interface Unsent {
  readonly entered: Entered;
  /** The number of the ride's last step when the first entry was made. */
  readonly openedAt: number;
}

/** The entries of dialogs by person, dialog and ride, until the page is reloaded. Here, because a sign-out loads no dialog. */
export const dialogDrafts = new Map<string, Unsent>();

/** Written and removed again: the browser tells its other tabs. */
const WORD = 'signed-out';

/** Forgets what was typed in this tab and not sent. All of the session storage goes, so that no draft can be left out. */
export function forgetTyped(): void {
  dialogDrafts.clear();
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
