import type { KnownRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSubmission } from '../../../core/forms/use-submission.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useRoleName } from '../../../copy/roles.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { DialogActions } from '../../../ui/feedback/dialog-actions.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { displayName } from '../../../core/text/display-name.ts';

interface RoleDialogProps {
  user: User;
  role: KnownRole;
  /** After a failure the dialog stays; otherwise it is closed. */
  onConfirm: () => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Confirms a change of role. */
export function RoleDialog({ user, role, onConfirm, onClose }: RoleDialogProps) {
  const copy = useAccountsCopy().roleChange;
  const roleName = useRoleName();
  const textOf = useErrorText();
  const { busy, failure, submit } = useSubmission();
  return (
    <Dialog
      title={copy.title(displayName(user))}
      description={<p>{copy.text(roleName(user.role), roleName(role))}</p>}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <DialogActions>
          <Button tone="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={busy} busyLabel={copy.submitting} onClick={() => void submit(onConfirm)}>
            {copy.submit}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
