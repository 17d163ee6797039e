import { useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { dialogDrafts, type Entered } from '#core/forms/forget-typed.ts';
import { useUser } from '#core/session/user-context.ts';

/**
 * What is entered in a dialog. It is kept as it is typed, so that neither Escape nor a press beside the dialog loses it, nor
 * a ride that moves to another list and takes its dialog along. The same dialog about the same ride begins with it, until
 * it is forgotten: when it has been sent, or is discarded by the dialog's own button.
 */
export function useDialogDraft(dialog: string, ride: Pick<Ride, 'id' | 'rev'>) {
  const { uid } = useUser();
  const key = [uid, dialog, ride.id].join(' ');
  const [before] = useState(() => dialogDrafts.get(key));
  const [openedAt] = useState(before?.openedAt ?? ride.rev);
  const [entered, setEntered] = useState<Entered>(before?.entered ?? {});
  return {
    entered,
    enter(part: Entered) {
      const known = { ...dialogDrafts.get(key)?.entered, ...part };
      dialogDrafts.set(key, { entered: known, openedAt });
      setEntered(known);
    },
    /**
     * The number of the ride's last step when the dialog was opened, or when the entries it began with were made. They are
     * compared with the ride as it was then, so that nobody unknowingly overrides what was done since.
     */
    openedAt,
    isContinued: before !== undefined,
    forget: () => void dialogDrafts.delete(key),
  };
}

export type DialogDraft = ReturnType<typeof useDialogDraft>;
