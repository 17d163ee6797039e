import { isMap } from '#domain/shared/kinds.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';

/** What was typed into the registration form, by field; no password. */
type KeptRegistration = Readonly<Record<string, string>>;

export const REGISTRATION = 'registration';

/**
 * What was typed in this tab at the present address of the page, including before a reload. Another link begins another
 * form. A sign-in in this tab forgets it (`src/app/routed-product.tsx`); after one in another tab, this function does.
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

/**
 * Keeps it; `null` forgets it. Nothing is kept while somebody is signed in, because the next person in the tab would find
 * it.
 */
export function keepRegistration(typed: KeptRegistration | null): void {
  try {
    if (typed === null || hasSessionHint()) sessionStorage.removeItem(REGISTRATION);
    else sessionStorage.setItem(REGISTRATION, JSON.stringify({ ...typed, search: location.search }));
  } catch {
    // Storage may be blocked; the text then lasts as long as the page.
  }
}
