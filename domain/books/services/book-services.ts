import type { ServicesOf } from '../../shared/service-list.ts';
import { createTariffs } from './tariffs.ts';

export const BOOK_SERVICES = { tariffs: createTariffs };

/** The services of the pages of the books. */
export type BookServices = ServicesOf<typeof BOOK_SERVICES>;
