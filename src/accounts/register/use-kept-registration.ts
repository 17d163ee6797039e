import { useEffect, type RefObject } from 'react';
import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import { isRegistrableRole } from '#domain/shared/people/role.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';
import { chooseRole, chosenRole } from '../sign-in/role-choice.tsx';
import { keepRegistration, registration } from './kept-registration.ts';
import { fieldIn } from './register-application.tsx';

/** All fields but the password. */
const TYPED = ['name', 'email', ...APPLICATION_FIELDS] as const;

/**
 * Fills the form with what was typed into it before a reload or on leaving the page, and returns the function that keeps
 * it. Text typed before the page can do that takes precedence.
 */
export function useKeptRegistration(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    // Somebody may have signed in in another tab.
    if (hasSessionHint()) keepRegistration(null, location.search);
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
    keepRegistration({ ...Object.fromEntries(typed), role: chosenRole(form.current) }, location.search);
  };
}
