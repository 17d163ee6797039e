import { defineCopy } from '#words/define-copy.ts';

export const contact = {
  email: 'Admin contact',
  phone: 'Support phone',
};

export const useContactCopy = defineCopy(contact, { de: () => import('./contact-copy.de.ts') });
