import { isMap } from '#domain/shared/decoders.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';

export const REGISTRATION = 'registration';

/** The form's input, by field. It belongs to one address of the form, so another link begins an empty form. */
export const registration = tabDraft(REGISTRATION, (stored) => (isMap(stored) ? stored : undefined));

/**
 * Stores the input for the form at `/register` with this search; `null` removes it. A session, which may begin in
 * another tab, removes it too, because the next person would find it (`src/app/routed-product.tsx`).
 */
export function storeRegistration(typed: Readonly<Record<string, string>> | null, search: string): void {
  registration.keep(search, hasSessionHint() ? null : typed);
}
