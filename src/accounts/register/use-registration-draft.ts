import { useEffect, type RefObject } from 'react';
import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import { isRegistrableRole } from '#domain/shared/people/role.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';
import { chooseRole, chosenRole } from '../sign-in/role-choice.tsx';
import { storeRegistration, registration } from './registration-draft.ts';
import { fieldIn } from './register-application.tsx';

/** All fields except the password and the role. */
const TYPED = ['name', 'email', ...APPLICATION_FIELDS] as const;

/**
 * Restores the form's input after a reload or a return to the page. Text typed before hydration takes precedence.
 * Returns the function that stores the input.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    // A person has signed in from another tab. The next person in this tab must not find the draft.
    if (hasSessionHint()) storeRegistration(null, location.search);
    const stored = registration.read(location.search) ?? {};
    for (const id of TYPED) {
      const field = fieldIn(form.current, id);
      const before = String(stored[id] ?? '');
      if (!field || before === '' || field.value !== field.defaultValue) continue;
      field.value = before;
      const folded = field.closest('details');
      if (folded !== null) folded.open = true;
    }
    const role = String(stored['role']);
    if (isRegistrableRole(role)) chooseRole(form.current, role);
  }, [form]);
  return () => {
    const typed = TYPED.map((id) => [id, fieldIn(form.current, id)?.value ?? ''] as const);
    storeRegistration({ ...Object.fromEntries(typed), role: chosenRole(form.current) }, location.search);
  };
}
