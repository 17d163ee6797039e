import { isAdministrator, type Role } from '../../shared/people/role.ts';
import type { AccountStatus } from './user.ts';

/** What the public directory says of an address: whether its owner may try to sign in. */
export const GATES = ['open', 'pending', 'rejected'] as const;
export type Gate = (typeof GATES)[number];

export function isGate(value: string): value is Gate {
  return GATES.some((gate) => gate === value);
}

/** `accountDirectory/{address}`. Anyone may get it by exact address. The rules keep it true to the profile (D5). */
export interface DirectoryEntry {
  readonly gate: Gate;
  readonly uid: string;
}

/** Returns the gate of a role and a status. The rules compute the same gate. */
export function gateOf(role: Role, status: AccountStatus): Gate {
  if (status === 'rejected') return 'rejected';
  return status === 'pending' && !isAdministrator(role) ? 'pending' : 'open';
}
