import { SETTINGS } from './ride-documents.ts';
import { RIDE_PEOPLE } from './ride-people.ts';

/** Everybody, and the settings, without which nobody books and nothing is remarked. */
export const FIRM = { ...RIDE_PEOPLE, 'settings/rides': SETTINGS };
