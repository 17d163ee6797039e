import { redirect } from '@tanstack/react-router';
import type { KnownRole } from '#domain/account/role.ts';
import type { ProductAccess } from './product-access.ts';
import { homeOf, paths, withEmail } from './paths.ts';
import { redirectIn } from './search-params.ts';
import { hasSessionHint } from './session-hint.ts';

export interface RouterContext {
  readonly access: ProductAccess;
}

interface Visit {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly cause: 'enter' | 'stay' | 'preload';
}

/**
 * Lets in whoever is signed in, and an unreachable session, whose frame offers a retry. Everybody else goes to sign-in
 * and comes back afterwards, unless they signed out on this very page. The rules protect; this only leads.
 */
export async function requireSession({ context, location, cause }: Visit): Promise<void> {
  const { session } = context.access;
  const state = await session.known();
  if (state.state !== 'signed-out') return;
  if (state.reason?.code === 'pending') {
    session.takeReason();
    throw redirect({ href: withEmail(paths.pendingApproval, state.reason.email) });
  }
  const leftOnPurpose = cause === 'stay' && state.reason === null;
  throw redirect({
    to: paths.signIn,
    search: leftOnPurpose ? {} : { redirect: location.href },
  });
}

/** Sends everybody to their own home whose role is none of these. */
export function requireRole(...roles: readonly KnownRole[]) {
  return ({ context }: { context: RouterContext }): void => {
    const state = context.access.session.current();
    if (state.state !== 'signed-in') return;
    if (!roles.some((role) => role === state.user.role)) throw redirect({ href: homeOf(state.user.role) });
  };
}

/**
 * Sends home whoever is signed in already. Waits for the session only where a hint says that there is one: for all
 * others the form must not wait for anything.
 */
export async function leaveIfSignedIn(visit: Pick<Visit, 'context'> & { search: object }): Promise<void> {
  const { session } = visit.context.access;
  const unknown = session.current().state === 'loading';
  if (unknown && hasSessionHint()) await session.known().catch(() => {});
  const state = session.current();
  if (state.state !== 'signed-in') return;
  throw redirect({ href: redirectIn({ ...visit.search }) ?? homeOf(state.user.role) });
}
