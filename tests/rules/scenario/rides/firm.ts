import { SETTINGS } from './ride-documents.ts';
import { RIDE_PEOPLE } from './ride-people.ts';

/** All people, and the settings, which every booking and every remark needs. */
export const FIRM = { ...RIDE_PEOPLE, 'settings/rides': SETTINGS };
