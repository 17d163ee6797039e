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

/** The path, query and fragment in `?redirect=`; `null` if the parameter has no path or leads to another origin. */
export function redirectIn(search: Record<string, unknown>): string | null {
  const target = search['redirect'];
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, ANY_ORIGIN)) return null;
  const { origin, pathname, search: query, hash } = new URL(target, ANY_ORIGIN);
  // Checked after the dots are resolved, because `/..//elsewhere` becomes `//elsewhere`.
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return null;
  return `${pathname}${query}${hash}`;
}

/** The reason why a redirected person is on this page. */
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
 * Admits signed-in users. Also admits people whose profile cannot be reached; the frame offers them a retry. Redirects
 * pending people to the waiting page, and all others to sign-in. Sign-in leads back here, except after a sign-out on
 * this page. Only the database's rules protect data.
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
    // The note is set here, because the error page shows it if the sign-in page cannot be loaded.
    context.access.arrivalNotes.set(paths.signIn, <ArrivalNote says="signedOutHere" />);
  }
  throw redirect({
    to: paths.signIn,
    search: leftOnPurpose ? {} : { redirect: location.href },
  });
}

/** The signed-in user; `null` if no one is signed in, or if the profile cannot be reached. */
function userOf({ access }: RouterContext) {
  const state = access.session.current();
  return state.state === 'signed-in' ? state.user : null;
}

/**
 * Redirects users with another role to their own start page. A note there says why, except on the home page. Users who
 * were already on this page get no note, because their role or the person has changed.
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

/** Who has each power, and the note for administrators who lack the power. */
const POWER = {
  accounts: { has: mayReview, says: 'needsAccounts' },
  desk: { has: mayDispatch, says: 'needsDesk' },
} as const;

/**
 * Redirects like `requireAdministrator`. Also redirects administrators without this power to their start page, before
 * any query (D3). A note there names the power (D117). Those who are pending, or lost the power on this page, get none.
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

/** Redirects like `requireAdministrator`. Users who start on the board are also redirected to it from the dashboard. */
export function requireDashboard(guarded: Guarded): void {
  requireAdministrator(guarded);
  const user = userOf(guarded.context);
  if (user !== null && startOf(user) !== paths.adminDashboard) throw redirect({ to: adminPaths.rides });
}

/**
 * Redirects signed-in users to the path in `?redirect=`, or otherwise to their start page. Waits for the session only
 * if the device has a hint of a session. Without a hint the form is shown at once.
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
  // A note for the sign-in page would otherwise be shown at the next visit there.
  context.access.arrivalNotes.clear();
  throw redirect({ href: redirectIn({ ...search }) ?? startOf(user) });
}
