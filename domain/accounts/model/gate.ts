import { isAdministrator, type Role } from '../../shared/people/role.ts';
import type { AccountStatus } from './user.ts';

/** The state of an address in the public directory, which says whether its owner may try to sign in. */
export const GATES = ['open', 'pending', 'rejected'] as const;
export type Gate = (typeof GATES)[number];

export function isGate(value: string): value is Gate {
  return GATES.some((gate) => gate === value);
}

/** `accountDirectory/{address}`, readable by its exact address. The rules permit only what fits the profile (D5). */
export interface DirectoryEntry {
  readonly gate: Gate;
  readonly uid: string;
}

/** The gate of a role and a status. The rules compute the same. */
export function gateOf(role: Role, status: AccountStatus): Gate {
  if (status === 'rejected') return 'rejected';
  return status === 'pending' && !isAdministrator(role) ? 'pending' : 'open';
}
