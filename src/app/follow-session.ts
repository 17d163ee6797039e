import type { SessionState } from '#domain/services/session.ts';
import type { ProductAccess } from './product-access.ts';
import { setSessionHint } from './session-hint.ts';

/** What guards decide by. */
function standingOf(state: SessionState): string {
  if (state.state !== 'signed-in') return state.state;
  const { uid, role, status } = state.user;
  return `${uid} ${role} ${status}`;
}

/** Calls `guard` again whenever who is signed in changes, in this tab or in another. */
export function followSession({ session }: ProductAccess, guard: () => void): () => void {
  let standing = standingOf(session.current());
  return session.subscribe(() => {
    const state = session.current();
    if (state.state === 'loading') return;
    setSessionHint(state.state !== 'signed-out');
    const next = standingOf(state);
    // Nobody was let in before the first answer, so "nobody is signed in" then changes nothing.
    const changes = next !== standing && !(standing === 'loading' && next === 'signed-out');
    standing = next;
    if (changes) guard();
  });
}
