import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { AskedAction } from './dispatch-action.ts';
import { CancelDialog } from './cancel-dialog.tsx';

interface ActionDialogProps {
  /** As it is now: it may go on while the dialog is open. */
  ride: Ride;
  /** The passenger's name. */
  name: string;
  action: AskedAction;
  /** After a failure the dialog stays, with what was typed. */
  onClose: () => void;
}

/** Asks what an action needs, and takes it. */
export function ActionDialog({ action, ...dialog }: ActionDialogProps) {
  return action === 'cancel' ? <CancelDialog {...dialog} /> : null;
}
