import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { ARRIVAL_NOTE_ID } from '#core/navigation/focus-on-navigation.ts';
import { paths } from '#core/navigation/paths.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { usePendingCopy } from './pending-copy.ts';
import { ApplicationJourney, ApplicationSteps } from './application-steps.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions, Dialog } from '#ui/feedback/dialog.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';

/** The note of the sign-in page after the dialog was closed. */
function AwaitingNote({ email }: Pick<PendingDialogProps, 'email'>) {
  return <QuietNote id={ARRIVAL_NOTE_ID}>{usePendingCopy().closed(email)}</QuietNote>;
}

export interface PendingDialogProps {
  email: string;
  /** The last check for a decision got no answer. */
  unreachable: boolean;
  waiting: Waiting | null;
  onClose: () => void;
}

export function PendingDialog({ email, unreachable, waiting, onClose }: PendingDialogProps) {
  const copy = usePendingCopy();
  const { arrivalNotes } = useProductAccess();
  const close = () => {
    arrivalNotes.set(paths.signIn, <AwaitingNote email={email} />);
    onClose();
  };
  return (
    <Dialog
      title={copy.title}
      onClose={close}
      readFirst
      description={
        <>
          <p className="wrap-anywhere text-ink">{copy.awaiting(email)}</p>
          <p>{copy.notify}</p>
        </>
      }
    >
      {/* Screen readers need the region to exist before its text. */}
      <output className="contents">{unreachable && <p className="mb-4">{copy.unreachable}</p>}</output>
      {/* The journey on the page is hidden behind the dialog; on a phone the actions matter more. */}
      <div className="max-sm:hidden">
        <ApplicationJourney at={waiting?.isProven === true ? 'review' : 'address'} />
      </div>
      <ApplicationSteps email={email} waiting={waiting} />
      <p className="mt-6 mb-3 text-sm font-semibold">{copy.contact}</p>
      <div className="mb-6">
        <ContactDetails />
      </div>
      <DialogActions>
        {/* A quiet button, because the useful actions are above. */}
        <Button tone="secondary" onClick={close}>
          {copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
