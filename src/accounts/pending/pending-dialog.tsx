import { usePendingCopy } from './pending-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions, Dialog } from '#ui/feedback/dialog.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';

export interface PendingDialogProps {
  email: string;
  /** Whether the last check for a decision got no answer. */
  unreachable: boolean;
  onClose: () => void;
}

/** Says why the account waits, and whom to ask (spec 2). The page behind the dialog has the application's steps. */
export function PendingDialog({ email, unreachable, onClose }: PendingDialogProps) {
  const copy = usePendingCopy();
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      readFirst
      description={
        <>
          <p className="wrap-anywhere text-ink">{copy.awaiting(email)}</p>
          <p>{copy.notify}</p>
        </>
      }
    >
      {/* Screen readers announce a text only if its live region existed before. */}
      <output className="contents">{unreachable && <p className="mb-4">{copy.unreachable}</p>}</output>
      <p className="mb-3 text-sm font-semibold">{copy.contact}</p>
      <div className="mb-6">
        <ContactDetails />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
