import { isMap } from '#domain/shared/decoders.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';

export const REGISTRATION = 'registration';

/** What was typed, by field. Its owner is the address of the form's page: another link begins another form. */
export const registration = tabDraft(REGISTRATION, (stored) => (isMap(stored) ? stored : undefined));

/**
 * Keeps it for the form at `/register` with this search; `null` forgets it. Nothing is kept while somebody is signed in,
 * because the next person in the tab would find it. A sign-in in this tab forgets it, too (`src/app/routed-product.tsx`).
 */
export function keepRegistration(typed: Readonly<Record<string, string>> | null, search: string): void {
  registration.keep(search, hasSessionHint() ? null : typed);
}
