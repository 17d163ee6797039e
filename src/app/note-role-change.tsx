import type { SessionState } from '#domain/accounts/services/session.ts';
import { useFrameCopy } from '#words/frame.ts';
import { useRoleName } from '#words/roles.ts';
import { homeOf } from '#core/navigation/home-of.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { useUser } from '#core/session/user-context.ts';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';

/** Says why the dashboard has changed. An alert, because the page may change without a navigation. */
function RoleChanged() {
  const { roleChanged } = useFrameCopy();
  const roleName = useRoleName();
  const { role } = useUser();
  return (
    <div role="alert" className="contents">
      <QuietNote>{roleChanged(roleName(role))}</QuietNote>
    </div>
  );
}

/** Has the dashboard of a person's new role say that the role is new; does nothing if somebody else has signed in. */
export function noteRoleChange(
  { arrivalNotes }: ProductAccess,
  before: SessionState,
  now: SessionState,
): void {
  if (before.state !== 'signed-in' || now.state !== 'signed-in' || before.user.uid !== now.user.uid) return;
  const { role } = now.user;
  if (role !== before.user.role) arrivalNotes.set(homeOf(role), <RoleChanged />);
}
