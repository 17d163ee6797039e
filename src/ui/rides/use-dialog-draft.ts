import { useState } from 'react';
import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '../../core/session/user-context.ts';

/** What somebody has chosen and typed in a dialog about a ride. */
interface Entered {
  readonly choice?: string | null;
  readonly note?: string;
  readonly trip?: Partial<TripChangeForm>;
}

interface Draft {
  readonly entered: Entered;
  /** The number of the ride's last step when the first entry was made. */
  readonly openedAt: number;
}

/** The entries of dialogs that were neither sent nor discarded, by person, dialog and ride, until the tab is reloaded. */
const drafts = new Map<string, Draft>();

/** Forgets all of them, as a reload does. */
export const forgetDialogDrafts = () => drafts.clear();

/**
 * What is entered in a dialog. It is kept as it is typed, so that neither Escape nor a press beside the dialog loses it, nor
 * a ride that moves to another list and takes its dialog along. The same dialog about the same ride begins with it, until
 * it is forgotten: when it has been sent, or is discarded by the dialog's own button.
 */
export function useDialogDraft(dialog: string, ride: Pick<Ride, 'id' | 'rev'>) {
  const { uid } = useUser();
  const key = [uid, dialog, ride.id].join(' ');
  const [before] = useState(() => drafts.get(key));
  const [openedAt] = useState(before?.openedAt ?? ride.rev);
  const [entered, setEntered] = useState<Entered>(before?.entered ?? {});
  return {
    entered,
    enter(part: Entered) {
      const known = { ...drafts.get(key)?.entered, ...part };
      drafts.set(key, { entered: known, openedAt });
      setEntered(known);
    },
    /**
     * The number of the ride's last step when the dialog was opened, or when the entries it began with were made. They are
     * compared with the ride as it was then, so that nobody unknowingly overrides what was done since.
     */
    openedAt,
    isContinued: before !== undefined,
    forget: () => void drafts.delete(key),
  };
}

export type DialogDraft = ReturnType<typeof useDialogDraft>;
