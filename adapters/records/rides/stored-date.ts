import type { DateOf } from '#domain/rides/model/stored/kinds.ts';
import { isStoredTime } from '../document-store.ts';

/** The date of a stored time. */
export const storedDate: DateOf = (stored) => (isStoredTime(stored) ? stored.toDate() : undefined);
