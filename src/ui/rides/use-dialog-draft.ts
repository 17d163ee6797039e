import { useEffect, useState } from 'react';
import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import { useUser } from '../../core/session/user-context.ts';

/** What somebody has chosen and typed in a dialog about a ride. */
interface Entered {
  readonly choice?: string | null;
  readonly note?: string;
  readonly trip?: Partial<TripChangeForm>;
  /** The number of the ride's last step then. */
  readonly openedAt?: number;
}

/** What was left in dialogs, by person, dialog and ride, as long as the tab is not loaded anew. */
const left = new Map<string, Entered>();

/**
 * What is entered in a dialog. Escape or a press beside the dialog loses nothing: `keep` it then, and the same dialog about
 * the same ride begins with it. What was sent, or discarded by the dialog's own button, is gone.
 */
export function useDialogDraft(dialog: string, ride: string) {
  const { uid } = useUser();
  const key = [uid, dialog, ride].join(' ');
  const [before] = useState(() => left.get(key));
  const [entered, setEntered] = useState<Entered>(before ?? {});
  useEffect(() => void left.delete(key), [key]);
  return {
    entered,
    enter: (part: Entered) => setEntered((known) => ({ ...known, ...part })),
    draft: {
      /** Whether the dialog began with what was entered before. */
      isContinued: before !== undefined,
      keep() {
        if (Object.keys(entered).length > 0) left.set(key, entered);
      },
    },
  };
}

export type DialogDraft = ReturnType<typeof useDialogDraft>['draft'];
