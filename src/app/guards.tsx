import { redirect } from '@tanstack/react-router';
import { mayDispatch, mayReview } from '#domain/shared/people/powers.ts';
import type { KnownRole } from '#domain/shared/people/role.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { ARRIVAL_NOTE_ID } from '#core/navigation/focus-on-navigation.ts';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { paths } from '#core/navigation/paths.ts';
import { startOf } from '#core/navigation/start-of.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';

const ANY_ORIGIN = 'https://product.invalid';

/** The path in `?redirect=`; anything that leads to another origin is ignored. */
export function redirectIn(search: Record<string, unknown>): string | null {
  const target = search['redirect'];
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, ANY_ORIGIN)) return null;
  const { origin, pathname, search: query, hash } = new URL(target, ANY_ORIGIN);
  // Checked after the dots are resolved, because `/..//elsewhere` becomes `//elsewhere`.
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return null;
  return `${pathname}${query}${hash}`;
}

/** Says why a redirected person is on this page. */
export function ArrivalNote({
  says,
}: {
  says: 'notYourRole' | 'needsAccounts' | 'needsDesk' | 'signedOutHere';
}) {
  return <QuietNote id={ARRIVAL_NOTE_ID}>{useFrameCopy()[says]}</QuietNote>;
}

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
    throw redirect({ to: paths.pendingApproval, search: { email: state.reason.email } });
  }
  const leftOnPurpose = cause === 'stay' && state.reason === null;
  if (leftOnPurpose) {
    // Set here, because the error page shows it as well if the sign-in page cannot be loaded.
    context.access.arrivalNotes.set(paths.signIn, <ArrivalNote says="signedOutHere" />);
  }
  throw redirect({
    to: paths.signIn,
    search: leftOnPurpose ? {} : { redirect: location.href },
  });
}

/** The signed-in user; `null` also while the frame explains why the session cannot be reached. */
function userOf({ access }: RouterContext) {
  const state = access.session.current();
  return state.state === 'signed-in' ? state.user : null;
}

/**
 * Redirects users with any other role to their own dashboard, which says why, or to the home page if they have none.
 * Users who are already on the page did not open it: their role has changed, or another person has signed in.
 */
export function requireRole(...roles: readonly KnownRole[]) {
  return ({ context, cause }: Pick<GuardContext, 'context' | 'cause'>): void => {
    const user = userOf(context);
    if (user === null || roles.some((role) => role === user.role)) return;
    const home = startOf(user);
    if (cause === 'enter' && home !== paths.home) {
      context.access.arrivalNotes.set(home, <ArrivalNote says="notYourRole" />);
    }
    throw redirect({ href: home });
  };
}

export const requireAdministrator = requireRole('admin', 'system_admin');

type Guarded = Parameters<typeof requireAdministrator>[0];

/** The holders of each power, and the text that all others find on their start page. */
const POWER = {
  accounts: { has: mayReview, says: 'needsAccounts' },
  desk: { has: mayDispatch, says: 'needsDesk' },
} as const;

/**
 * Redirects administrators without this power to their start page, which says what is missing (D117), and those who are
 * themselves pending to their dashboard, which says so. No query is sent (D3).
 */
export function requirePower(power: keyof typeof POWER) {
  const { has, says } = POWER[power];
  return (guarded: Guarded): void => {
    requireAdministrator(guarded);
    const { context, cause } = guarded;
    const user = userOf(context);
    if (user === null || has(user)) return;
    const start = startOf(user);
    if (cause === 'enter' && user.status === 'approved') {
      context.access.arrivalNotes.set(start, <ArrivalNote says={says} />);
    }
    throw redirect({ href: start });
  };
}

/** Redirects from the dashboard to the board if that is the person's start page. */
export function requireDashboard(guarded: Guarded): void {
  requireAdministrator(guarded);
  const user = userOf(guarded.context);
  if (user !== null && startOf(user) !== paths.adminDashboard) throw redirect({ to: adminPaths.rides });
}

/**
 * Redirects signed-in users to their dashboard. Waits for the session only if a hint says that there is one, so that
 * the form does not wait for nothing.
 */
export async function leaveIfSignedIn({
  context,
  search,
}: Pick<GuardContext, 'context'> & { search: object }): Promise<void> {
  const { session } = context.access;
  const unknown = session.current().state === 'loading';
  if (unknown && hasSessionHint()) await session.known().catch(() => {});
  const user = userOf(context);
  if (user === null) return;
  // Otherwise the note for the sign-in page would be shown at the next visit.
  context.access.arrivalNotes.clear();
  throw redirect({ href: redirectIn({ ...search }) ?? startOf(user) });
}
