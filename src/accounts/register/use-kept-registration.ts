import { useEffect, type RefObject } from 'react';
import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import { isRegistrableRole } from '#domain/accounts/model/role.ts';
import { isMap } from '#domain/shared/kinds.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';
import { chooseRole, chosenRole } from '../sign-in/role-choice.tsx';
import { fieldIn } from './register-application.tsx';

export const REGISTRATION = 'registration';

/** All fields but the password. */
const TYPED = ['name', 'email', ...APPLICATION_FIELDS] as const;

/** What was typed, by field. Its owner is the address of the page: another link begins another form. */
const registration = tabDraft(REGISTRATION, (stored) => (isMap(stored) ? stored : undefined));

/**
 * Keeps it; `null` forgets it. Nothing is kept while somebody is signed in, because the next person in the tab would find
 * it. A sign-in in this tab forgets it, too (`src/app/routed-product.tsx`).
 */
export function keepRegistration(typed: Readonly<Record<string, string>> | null): void {
  registration.keep(location.search, hasSessionHint() ? null : typed);
}

/**
 * Fills the form with what was typed into it before a reload or on leaving the page, and returns the function that keeps
 * it. Text typed before the page can do that takes precedence.
 */
export function useKeptRegistration(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    // Somebody may have signed in in another tab.
    if (hasSessionHint()) keepRegistration(null);
    const kept = registration.kept(location.search) ?? {};
    for (const id of TYPED) {
      const field = fieldIn(form.current, id);
      const before = String(kept[id] ?? '');
      if (!field || before === '' || field.value !== field.defaultValue) continue;
      field.value = before;
      const folded = field.closest('details');
      if (folded !== null) folded.open = true;
    }
    const role = String(kept['role']);
    if (isRegistrableRole(role)) chooseRole(form.current, role);
  }, [form]);
  return () => {
    const typed = TYPED.map((id) => [id, fieldIn(form.current, id)?.value ?? ''] as const);
    keepRegistration({ ...Object.fromEntries(typed), role: chosenRole(form.current) });
  };
}
