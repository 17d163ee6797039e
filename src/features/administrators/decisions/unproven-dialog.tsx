import type { User } from '#domain/accounts/model/user.ts';
import type { Result } from '#domain/shared/result.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useDecisionCopy } from '../../../copy/decisions.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

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
  const [single] = users;
  const one = users.length === 1 && single !== undefined ? single : null;
  const unproven = users.filter(({ provenAt }) => provenAt === null).length;
  return (
    <ConfirmDialog
      title={one === null ? texts.titleSeveral(users.length) : texts.title(displayName(one))}
      text={one === null ? texts.textSeveral(unproven, users.length) : texts.text(one.email)}
      labels={{ ...texts, cancel: copy.cancel }}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
