import { useState } from 'react';
import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { pageDraft, useDraft } from '#core/forms/use-draft.ts';
import { useUser } from '#core/session/user-context.ts';
import type { TypedWhen } from './trip/edit-when.tsx';

/** The input of a dialog about a ride. */
interface Entered {
  readonly choice?: string | null;
  readonly note?: string;
  /** The time of a step that dispatch enters, as `09:05`. */
  readonly time?: string;
  readonly trip?: Partial<TripChangeForm>;
  /** Another time for the ride. */
  readonly when?: TypedWhen;
}

interface Unsent {
  readonly entered: Entered;
  /** The ride's `rev` at the opening of the dialog in which the first entry was made. */
  readonly openedAt: number;
}

const drafts = pageDraft<Unsent>();

/**
 * The input of a dialog, stored as it is typed. It survives Escape, a press beside the dialog, and the ride's move to
 * another list. The same dialog about the same ride begins with this input until it is sent or discarded.
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
     * The ride's `rev` when the dialog of the first entry was opened. Later steps are news to the person, who must not
     * override them unknowingly.
     */
    openedAt,
    isContinued: before !== null,
    /** Forgets the stored input; the dialog still shows it until it is closed. */
    forget: () => drafts.write(owner, null),
  };
}

export type DialogDraft = ReturnType<typeof useDialogDraft>;
