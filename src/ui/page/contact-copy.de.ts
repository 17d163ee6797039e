import type { contact } from './contact-copy.ts';

export const texts: typeof contact = {
  email: 'Kontakt per E\u2011Mail',
  phone: 'Support-Telefon',
};
