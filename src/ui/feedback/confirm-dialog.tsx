import type { Result } from '#domain/shared/result.ts';
import { useSubmission, type Failure } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '../actions/button.tsx';
import { DialogActions, Dialog } from './dialog.tsx';
import { ErrorBox } from './error-box.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The labels of the buttons. While the confirming button is busy, it shows `submitting`. */
  labels: { readonly cancel: string; readonly submit: string; readonly submitting: string };
  /** Called to confirm. After a failure the dialog stays open; after a success the caller closes it. */
  onConfirm: () => Promise<Result<unknown, Failure['error']>>;
  onClose: () => void;
}

export function ConfirmDialog({ title, text, labels, onConfirm, onClose }: ConfirmDialogProps) {
  const textOf = useErrorText();
  const { busy, failure, submit } = useSubmission('leaves');
  return (
    <Dialog title={title} description={<p>{text}</p>} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <DialogActions>
          <Button tone="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button busy={busy} busyLabel={labels.submitting} onClick={() => void submit(onConfirm)}>
            {labels.submit}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
