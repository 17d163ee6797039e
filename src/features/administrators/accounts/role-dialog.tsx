import type { KnownRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Result } from '#domain/shared/result.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useRoleName } from '../../../copy/roles.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

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
  return (
    <ConfirmDialog
      title={copy.title(displayName(user))}
      text={copy.text(roleName(user.role), roleName(role))}
      labels={copy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
