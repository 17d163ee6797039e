import { isMap } from '#domain/shared/decoders.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';

export const REGISTRATION = 'registration';

/** The form's input, by field. A draft belongs to one URL of the form, so another link begins an empty form. */
export const registration = tabDraft(REGISTRATION, (stored) => (isMap(stored) ? stored : undefined));

/**
 * Stores the input for the form at `/register` with this search; `null` removes the input. The input is also removed if
 * there is a hint of a session. Otherwise the next person in the tab would find it.
 */
export function storeRegistration(typed: Readonly<Record<string, string>> | null, search: string): void {
  registration.write(search, hasSessionHint() ? null : typed);
}
