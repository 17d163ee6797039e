import type { ServicesOf } from '../../shared/service-list.ts';
import { createBillRun } from './bill-run.ts';
import { createFirmBills } from './firm-bills.ts';
import { createBookSettings } from './book-settings.ts';
import { createDaySheets } from './day-sheets.ts';
import { createDriveFares } from './drive-fares.ts';
import { createFirmPayers } from './firm-payers.ts';
import { createFirmTariffs } from './firm-tariffs.ts';
import { createIssueRun } from './issue-run.ts';
import { createIssuedBills } from './issued-bills.ts';
import { createRideFares } from './ride-fares.ts';
import { createRidePrices } from './ride-prices.ts';

export const BOOK_SERVICES = {
  firmTariffs: createFirmTariffs,
  firmPayers: createFirmPayers,
  firmBills: createFirmBills,
  billRun: createBillRun,
  issueRun: createIssueRun,
  issuedBills: createIssuedBills,
  bookSettings: createBookSettings,
  ridePrices: createRidePrices,
  rideFares: createRideFares,
  daySheets: createDaySheets,
  driveFares: createDriveFares,
};

export type BookServices = ServicesOf<typeof BOOK_SERVICES>;
