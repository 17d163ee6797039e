import { useState } from 'react';
import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { pageDraft, useDraft } from '#core/forms/use-draft.ts';
import { useUser } from '#core/session/user-context.ts';
import type { TypedWhen } from './trip/edit-when.tsx';

/** What somebody has chosen and typed in a dialog about a ride. */
interface Entered {
  readonly choice?: string | null;
  readonly note?: string;
  /** When a driver did what dispatch enters, as `09:05`. */
  readonly time?: string;
  readonly trip?: Partial<TripChangeForm>;
  /** Another time for the ride. */
  readonly when?: TypedWhen;
}

interface Unsent {
  readonly entered: Entered;
  /** The number of the ride's last step when the first entry was made. */
  readonly openedAt: number;
}

const drafts = pageDraft<Unsent>();

/**
 * What is entered in a dialog. It is kept as it is typed, so that neither Escape nor a press beside the dialog loses it, nor
 * a ride that moves to another list and takes its dialog along. The same dialog about the same ride begins with it, until
 * it is forgotten: when it has been sent, or is discarded by the dialog's own button.
 */
export function useDialogDraft(dialog: string, ride: Pick<Ride, 'id' | 'rev'>) {
  const { uid } = useUser();
  const owner = [uid, dialog, ride.id].join(' ');
  const [unsent, change] = useDraft(drafts, owner);
  const [before] = useState(unsent);
  const [openedAt] = useState(before?.openedAt ?? ride.rev);
  return {
    entered: unsent?.entered ?? {},
    enter: (part: Entered) => change((known) => ({ entered: { ...known?.entered, ...part }, openedAt })),
    /**
     * The number of the ride's last step when the dialog was opened, or when the entries it began with were made. They are
     * compared with the ride as it was then, so that nobody unknowingly overrides what was done since.
     */
    openedAt,
    isContinued: before !== null,
    /** What is shown stays until the dialog is closed. */
    forget: () => drafts.keep(owner, null),
  };
}

export type DialogDraft = ReturnType<typeof useDialogDraft>;
