import type { SessionState } from '#domain/accounts/services/session.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { setSessionHint } from '#core/session/session-hint.ts';

/** Equal for two states that guards treat alike. */
function guardKeyOf(state: SessionState): string {
  if (state.state !== 'signed-in') return state.state;
  const { uid, role, powers, status } = state.user;
  return `${uid} ${role} ${powers} ${status}`;
}

/** Calls `guard` with the former state whenever the user, role, powers or status changes, in this tab or another. */
export function followSession({ session }: ProductAccess, guard: (before: SessionState) => void): () => void {
  let known = session.current();
  // A guard that waited for the session has already acted on the first answer.
  if (known.state !== 'loading') setSessionHint(known.state !== 'signed-out');
  return session.subscribe(() => {
    const state = session.current();
    if (state.state === 'loading') return;
    setSessionHint(state.state !== 'signed-out');
    const before = known;
    known = state;
    // Before the first answer there was no admission, so a first answer of "signed out" changes nothing.
    if (before.state === 'loading' && state.state === 'signed-out') return;
    if (guardKeyOf(state) !== guardKeyOf(before)) guard(before);
  });
}
