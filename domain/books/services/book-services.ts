import type { ServicesOf } from '../../shared/service-list.ts';
import { createFirmTariffs } from './firm-tariffs.ts';
import { createFirmPayers } from './firm-payers.ts';

export const BOOK_SERVICES = { firmTariffs: createFirmTariffs, firmPayers: createFirmPayers };

/** The services of the pages of the books. */
export type BookServices = ServicesOf<typeof BOOK_SERVICES>;
