import { defineCopy } from './language/define-copy.ts';
import { contact } from './en/contact.ts';

export const contactCopy = defineCopy(contact, {
  de: () => import('./de/contact.ts').then((module) => module.contact),
});
