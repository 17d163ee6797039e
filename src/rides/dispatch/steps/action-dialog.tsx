import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDialogDraft } from '../../shared/use-dialog-draft.ts';
import type { Asked } from './asked.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmStepDialog } from './confirm-step-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DriverDialog } from './driver-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useLatestRide } from './use-latest-ride.ts';
import { useNames } from './use-names.ts';

type ActionDialogProps = Omit<Asked, 'draft' | 'nameOf' | 'reread'>;

/**
 * Asks what an action needs to know, and takes it. The dialog stays open while others change the ride, and says what has
 * changed.
 */
export function ActionDialog({ ride: asked, name: passenger, action, open, ...rest }: ActionDialogProps) {
  const { ride, reread } = useLatestRide(asked, open);
  const draft = useDialogDraft(action, asked);
  const name = withoutDirectionControls(passenger);
  const shared = { ...rest, ride, draft, name, nameOf: useNames(ride, name), open, reread };
  switch (action) {
    case 'offer':
    case 'assign':
      return <DriverDialog asked={{ ...shared, action }} />;
    case 'recall':
    case 'finish':
      return <ConfirmStepDialog asked={{ ...shared, action }} />;
    case 'cancel':
      return <CancelDialog asked={{ ...shared, action }} />;
    case 'correct':
      return <CorrectDialog asked={{ ...shared, action }} />;
    case 'edit':
      return <EditDialog asked={{ ...shared, action }} />;
  }
}
