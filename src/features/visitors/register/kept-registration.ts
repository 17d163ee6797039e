import { isMap } from '#domain/shared/kinds.ts';
import { hasSessionHint } from '../../../core/session/session-hint.ts';

/** What was typed into the registration form, by field; no password. */
type KeptRegistration = Readonly<Record<string, string>>;

export const REGISTRATION = 'registration';

/**
 * What was typed in this tab under the present address, also before a reload. Another link begins another form. A
 * sign-in in this tab forgets it (`src/app/forget-registration.ts`); one in another tab does so here.
 */
export function keptRegistration(): KeptRegistration {
  const { search } = location;
  if (hasSessionHint()) keepRegistration(null);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(REGISTRATION) ?? 'null');
    if (!isMap(kept) || kept['search'] !== search) return {};
    const typed = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(typed);
  } catch {
    return {};
  }
}

/** `null` forgets it. What is typed while somebody is signed in is not kept: they would leave it to the next person. */
export function keepRegistration(typed: KeptRegistration | null): void {
  try {
    if (typed === null || hasSessionHint()) sessionStorage.removeItem(REGISTRATION);
    else sessionStorage.setItem(REGISTRATION, JSON.stringify({ ...typed, search: location.search }));
  } catch {
    // Storage may be blocked; the form then lasts as long as its page.
  }
}
