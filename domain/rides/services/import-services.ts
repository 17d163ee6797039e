import type { ServicesOf } from '../../shared/service-list.ts';
import { createFirmImport } from './firm-import.ts';

/** The services of the pages that import files. They load with these pages. */
export const IMPORT_SERVICES = { firmImport: createFirmImport };

export type ImportServices = ServicesOf<typeof IMPORT_SERVICES>;
