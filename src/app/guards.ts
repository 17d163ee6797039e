import { redirect } from '@tanstack/react-router';
import type { KnownRole } from '#domain/account/role.ts';
import type { ProductAccess } from './product-access.ts';
import { homeOf, paths, withEmail } from './paths.ts';
import { redirectIn } from './search-params.ts';
import { hasSessionHint } from './session-hint.ts';

export interface RouterContext {
  readonly access: ProductAccess;
}

interface GuardContext {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly cause: 'enter' | 'stay' | 'preload';
}

/**
 * Admits signed-in users, and an unreachable session, whose frame offers a retry. Everyone else goes to sign-in and
 * comes back afterwards, unless they signed out on this very page. The rules protect; a guard only redirects.
 */
export async function requireSession({ context, location, cause }: GuardContext): Promise<void> {
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

/** Redirects users with any other role to their own dashboard. */
export function requireRole(...roles: readonly KnownRole[]) {
  return ({ context }: { context: RouterContext }): void => {
    const state = context.access.session.current();
    if (state.state !== 'signed-in') return;
    if (!roles.some((role) => role === state.user.role)) throw redirect({ href: homeOf(state.user.role) });
  };
}

/**
 * Redirects signed-in users to their dashboard. Waits for the session only if a hint says that there is one: otherwise
 * the form must not wait for anything.
 */
export async function leaveIfSignedIn({
  context,
  search,
}: Pick<GuardContext, 'context'> & { search: object }): Promise<void> {
  const { session } = context.access;
  const unknown = session.current().state === 'loading';
  if (unknown && hasSessionHint()) await session.known().catch(() => {});
  const state = session.current();
  if (state.state !== 'signed-in') return;
  throw redirect({ href: redirectIn({ ...search }) ?? homeOf(state.user.role) });
}
