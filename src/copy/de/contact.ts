import type { contact } from '../contact.ts';

export const texts: typeof contact = {
  email: 'Kontakt zur Administration',
  phone: 'Support-Telefon',
};
