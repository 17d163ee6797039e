import { createElement } from 'react';
import type { SessionState } from '#domain/accounts/services/session.ts';
import { homeOf } from '../core/navigation/home-of.ts';
import type { ProductAccess } from '../core/product/product-access.ts';
import { RoleChanged } from './frame/role-changed.tsx';

/** Has the dashboard of a person's new role say that it is new; nothing if somebody else has signed in. */
export function noteRoleChange(
  { arrivalNotes }: ProductAccess,
  before: SessionState,
  now: SessionState,
): void {
  if (before.state !== 'signed-in' || now.state !== 'signed-in' || before.user.uid !== now.user.uid) return;
  const { role } = now.user;
  if (role !== before.user.role) arrivalNotes.set(homeOf(role), createElement(RoleChanged));
}
