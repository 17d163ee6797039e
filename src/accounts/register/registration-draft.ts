import { isMap } from '#domain/shared/decoders.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';

export const REGISTRATION = 'registration';

/** The input, by field. Its owner is the address of the form's page, so another link begins another form. */
export const registration = tabDraft(REGISTRATION, (stored) => (isMap(stored) ? stored : undefined));

/**
 * Stores it for the form at `/register` with this search; `null` removes it. Stores nothing during a session, because
 * the next person in the tab would find it. A sign-in in this tab removes it as well (`src/app/routed-product.tsx`).
 */
export function storeRegistration(typed: Readonly<Record<string, string>> | null, search: string): void {
  registration.keep(search, hasSessionHint() ? null : typed);
}
