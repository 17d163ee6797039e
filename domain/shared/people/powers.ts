import { isAdministrator, type Role } from './role.ts';

/** The powers of an administrator (D117); `both` if the field is not stored. A system administrator always has both. */
export const POWERS = ['both', 'accounts', 'desk'] as const;
export type Powers = (typeof POWERS)[number];

/** A role and its powers, which count only for the role `admin`. */
export interface Position {
  readonly role: Role;
  readonly powers: Powers;
}

/** The fields of a person that decide what they may do. */
export interface PowerHolder extends Position {
  readonly status: string;
}

function holds({ role, status, powers }: PowerHolder, power: Powers): boolean {
  if (status !== 'approved' || !isAdministrator(role)) return false;
  return role === 'system_admin' || powers === 'both' || powers === power;
}

/** Whether a person may decide on accounts and read applications, notes and decisions: the power *accounts*. */
export function mayReview(person: PowerHolder): boolean {
  return holds(person, 'accounts');
}

/** Whether a person may work on rides and everything that belongs to rides: the power *desk*. */
export function mayDispatch(person: PowerHolder): boolean {
  return holds(person, 'desk');
}

/** Whether two positions give the same rights. */
export function isSamePosition(one: Position, other: Position): boolean {
  return one.role === other.role && (one.role !== 'admin' || one.powers === other.powers);
}
