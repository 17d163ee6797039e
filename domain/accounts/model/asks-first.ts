import { isAdministrator } from '../../shared/people/role.ts';
import { takesReason, type ReasonedStep, type StatusStep } from './account-steps.ts';
import type { User } from './user.ts';

/** The steps of which an administrator may be asked something before they are taken. */
export type AskedStep = ReasonedStep | 'approve';

/**
 * Whether a step is taken only after a question: for its reason, or whether to approve an unproven address or an
 * administrator (D26).
 */
export function asksFirst(
  kind: StatusStep,
  users: readonly Pick<User, 'provenAt' | 'role'>[],
): kind is AskedStep {
  const isRisky = users.some(({ provenAt, role }) => provenAt === null || isAdministrator(role));
  return takesReason(kind) || (kind === 'approve' && isRisky);
}
