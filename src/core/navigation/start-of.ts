import { mayReview, type PowerHolder } from '#domain/shared/people/powers.ts';
import { adminPaths } from './admin-paths.ts';
import { homeOf } from './home-of.ts';
import { paths } from './paths.ts';

/** The start page of a person: their dashboard, or the board for administrators who review no accounts (D117). */
export function startOf(user: PowerHolder): string {
  const home = homeOf(user.role);
  return home === paths.adminDashboard && user.status === 'approved' && !mayReview(user)
    ? adminPaths.rides
    : home;
}
