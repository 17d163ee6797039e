import { useFrameCopy } from '../../copy/frame.ts';
import { useRoleName } from '../../copy/roles.ts';
import { useUser } from '../../core/session/user-context.ts';
import { QuietNote } from '../../ui/feedback/quiet-note.tsx';

/** Says why the dashboard is another one than before. An alert, because it may come without a change of page. */
export function RoleChanged() {
  const { roleChanged } = useFrameCopy();
  const roleName = useRoleName();
  const { role } = useUser();
  return (
    <div role="alert" className="contents">
      <QuietNote>{roleChanged(roleName(role))}</QuietNote>
    </div>
  );
}
