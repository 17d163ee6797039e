import type { Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { Button } from '../actions/button.tsx';
import { DialogActions, Dialog } from './dialog.tsx';
import { ErrorBox } from './error-box.tsx';

interface ConfirmDialogProps<E extends { readonly code: string }> {
  title: string;
  text: string;
  /** The labels of the buttons. While the confirming button is busy, it shows `submitting`. */
  labels: { readonly cancel: string; readonly submit: string; readonly submitting: string };
  textOf: (error: E | SystemError) => string;
  /** Called to confirm. After a failure the dialog stays open; after a success the caller closes it. */
  onConfirm: () => Promise<Result<unknown, E | SystemError>>;
  /** Whether the dialog cannot be closed during the request, because nothing else would show a failure. */
  stays?: boolean;
  onClose: () => void;
}

export function ConfirmDialog<E extends { readonly code: string }>(props: ConfirmDialogProps<E>) {
  const { title, text, labels, textOf, onConfirm, stays = false, onClose } = props;
  const { busy, failure, submit } = useSubmission<E>('leaves');
  const leave = () => {
    if (!stays || !busy) onClose();
  };
  return (
    <Dialog title={title} description={<p>{text}</p>} onClose={leave}>
      <div className="flex flex-col gap-4">
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <DialogActions>
          <Button tone="secondary" onClick={leave}>
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
