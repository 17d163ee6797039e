import { isAdministrator } from '../model/role.ts';
import type { User } from '../model/user.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { Session } from './session.ts';

/** The signed-in administrator, or `permission-denied`: a pending administrator has no powers yet (D3). */
export function actingAdministrator(session: Session): Result<User> {
  const held = session.current();
  if (held.state !== 'signed-in') return fail({ code: 'permission-denied' });
  const { user } = held;
  const powerful = user.status === 'approved' && isAdministrator(user.role);
  return powerful ? succeed(user) : fail({ code: 'permission-denied' });
}
