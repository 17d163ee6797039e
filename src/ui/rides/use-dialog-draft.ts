import { useEffect, useState } from 'react';
import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '../../core/session/user-context.ts';

/** What somebody has chosen and typed in a dialog about a ride. */
interface Entered {
  readonly choice?: string | null;
  readonly note?: string;
  readonly trip?: Partial<TripChangeForm>;
}

interface Left {
  readonly entered: Entered;
  /** The number of the ride's last step when the first entry was made. */
  readonly openedAt: number;
}

/** The entries of dialogs that were left, by person, dialog and ride, until the tab is reloaded. */
const left = new Map<string, Left>();

/**
 * What is entered in a dialog. Escape or a press beside the dialog loses nothing: `keep` it then, and the same dialog about
 * the same ride begins with it. What was sent, or discarded by the dialog's own button, is gone.
 */
export function useDialogDraft(dialog: string, ride: Pick<Ride, 'id' | 'rev'>) {
  const { uid } = useUser();
  const key = [uid, dialog, ride.id].join(' ');
  const [before] = useState(() => left.get(key));
  const [openedAt] = useState(before?.openedAt ?? ride.rev);
  const [entered, setEntered] = useState<Entered>(before?.entered ?? {});
  useEffect(() => void left.delete(key), [key]);
  return {
    entered,
    enter: (part: Entered) => setEntered((known) => ({ ...known, ...part })),
    /**
     * The number of the ride's last step when the dialog was opened, or when the entries it began with were made. They are
     * compared with the ride as it was then, so that nobody unknowingly overrides what was done since.
     */
    openedAt,
    isContinued: before !== undefined,
    keep() {
      if (Object.keys(entered).length > 0) left.set(key, { entered, openedAt });
    },
  };
}

export type DialogDraft = ReturnType<typeof useDialogDraft>;
