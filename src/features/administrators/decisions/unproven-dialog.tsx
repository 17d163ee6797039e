import type { User } from '#domain/accounts/model/user.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSubmission } from '../../../core/forms/use-submission.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useDecisionCopy } from '../../../copy/decisions.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { DialogActions } from '../../../ui/feedback/dialog-actions.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';

interface UnprovenDialogProps {
  users: readonly User[];
  /** After a failure the dialog stays; otherwise it is closed. */
  onConfirm: () => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks once more before somebody is approved whose address may be another person's. */
export function UnprovenDialog({ users, onConfirm, onClose }: UnprovenDialogProps) {
  const copy = useDecisionCopy();
  const texts = copy.unprovenDialog;
  const textOf = useErrorText();
  const { busy, failure, submit } = useSubmission();
  const [single] = users;
  const one = users.length === 1 && single !== undefined ? single : null;
  const unproven = users.filter(({ provenAt }) => provenAt === null).length;
  return (
    <Dialog
      title={one === null ? texts.titleSeveral(users.length) : texts.title(displayName(one))}
      description={<p>{one === null ? texts.textSeveral(unproven, users.length) : texts.text(one.email)}</p>}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <DialogActions>
          <Button tone="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={busy} busyLabel={texts.submitting} onClick={() => void submit(onConfirm)}>
            {texts.submit}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
