import { defineCopy } from './language/define-copy.ts';

/** The contact details. */
export const contact = {
  email: 'Admin contact',
  phone: 'Support phone',
};

export const useContactCopy = defineCopy(contact, { de: () => import('./de/contact.ts') });
