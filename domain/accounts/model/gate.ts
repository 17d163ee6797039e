import { isAdministrator, type Role } from '../../shared/people/role.ts';
import type { AccountStatus } from './user.ts';

/** The state of an address in the public directory: whether its owner may try to sign in. */
export const GATES = ['open', 'pending', 'rejected'] as const;
export type Gate = (typeof GATES)[number];

export function isGate(value: string): value is Gate {
  return GATES.some((gate) => gate === value);
}

/** `accountDirectory/{address}`: anyone who knows the address can read it; the rules keep it consistent (D5). */
export interface DirectoryEntry {
  readonly gate: Gate;
  readonly uid: string;
}

/** The gate for a role and status. The rules compute the same. */
export function gateOf(role: Role, status: AccountStatus): Gate {
  if (status === 'rejected') return 'rejected';
  return status === 'pending' && !isAdministrator(role) ? 'pending' : 'open';
}
