import type { ServicesOf } from '../../shared/service-list.ts';
import { createBillRun } from './bill-run.ts';
import { createFirmBills } from './firm-bills.ts';
import { createFirmTariffs } from './firm-tariffs.ts';

export const BOOK_SERVICES = {
  firmTariffs: createFirmTariffs,
  firmBills: createFirmBills,
  billRun: createBillRun,
};

/** The services of the pages of the books. */
export type BookServices = ServicesOf<typeof BOOK_SERVICES>;
