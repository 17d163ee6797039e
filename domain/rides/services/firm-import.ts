import { asAdministrator } from '../../accounts/model/acting.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed } from '../../shared/result.ts';
import { importedBatch, newCustomerBatch, type ImportedCustomer } from '../model/customers/customer-batch.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { firmBatch } from '../model/firm/firm-batch.ts';
import { plateKeyOf } from '../model/firm/vehicle.ts';
import type { ImportedCar } from '../model/import/import-line.ts';
import { MOST_OF_FIRM } from '../model/ride-limits.ts';
import { vehiclePath } from '../model/stored/ride-paths.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';

/** What a sound line says, and the id that its record gets if it is new. */
export interface ImportItem<Entry> {
  readonly id: string;
  readonly entry: Entry;
}

/** What importing a line changes: nothing, these fields of a known record, or it makes a new one. */
export type LineChange =
  | { readonly is: 'new' | 'same' }
  | { readonly is: 'update'; readonly fields: readonly string[] };

/**
 * Brings in up to `LINES_PER_BATCH` lines at a time. Cars are known by their plates and customers by their numbers, so a file
 * may be imported again; a cell that says nothing changes nothing. Both methods fail with `fleet-full` if there would be more
 * cars than lists show, and with `permission-denied` unless the session's user is an approved administrator.
 */
export interface RecordImport<Entry> {
  /** What importing the lines would change now. */
  compare(items: readonly ImportItem<Entry>[]): Promise<RideResult<readonly LineChange[]>>;
  /**
   * Stores all of these lines or none, judged by what is stored now. A lost answer is not a failure; `unsure` if what is
   * stored could not be read after it either.
   */
  save(items: readonly ImportItem<Entry>[]): Promise<RideResult<'stored' | 'unsure'>>;
}

export interface FirmImport {
  readonly cars: RecordImport<ImportedCar>;
  readonly customers: RecordImport<ImportedCustomer>;
}

/** What each line stores. */
type Plan<Entry> = (items: readonly ImportItem<Entry>[]) => Promise<RideResult<readonly Batch[]>>;

function changeOf(batch: Batch): LineChange {
  const [write] = batch;
  if (write === undefined) return { is: 'same' };
  return write.kind === 'set' ? { is: 'new' } : { is: 'update', fields: Object.keys(write.fields) };
}

export function createFirmImport({ customers, fleet, records, clock, session }: DispatchNeeds): FirmImport {
  const importBy = <Entry>(plan: Plan<Entry>): RecordImport<Entry> => {
    const planned: Plan<Entry> = (items) => asAdministrator(session, () => plan(items));
    return {
      async compare(items) {
        const found = await planned(items);
        return found.ok ? succeed(found.value.map(changeOf)) : found;
      },
      async save(items) {
        const found = await planned(items);
        if (!found.ok) return found;
        const batch = found.value.flat();
        if (batch.length === 0) return succeed('stored');
        const sent = await records.commit(batch);
        if (sent.ok) return succeed('stored');
        const now = await planned(items);
        if (!now.ok) return succeed('unsure');
        return now.value.flat().length === 0 ? succeed('stored') : sent;
      },
    };
  };

  return {
    cars: importBy(async (items) => {
      const stored = await fleet.vehicles();
      if (!stored.ok) return stored;
      const known = new Map(stored.value.known.map((vehicle) => [plateKeyOf(vehicle.plate), vehicle]));
      const added = items.filter(({ entry }) => !known.has(plateKeyOf(entry.plate)));
      if (added.length > 0 && stored.value.stored + added.length > MOST_OF_FIRM)
        return fail({ code: 'fleet-full', most: MOST_OF_FIRM });
      return succeed(
        items.map(({ id, entry }) => {
          const car = known.get(plateKeyOf(entry.plate));
          if (car === undefined) return firmBatch(vehiclePath(id), { ...entry, active: true }, null);
          const needs = entry.needs.length === 0 ? car.needs : entry.needs;
          const colour = entry.colour ?? car.colour;
          // The file may write the plate in another way, by which the car's rides would not be found.
          return firmBatch(vehiclePath(car.id), { ...entry, plate: car.plate, colour, needs }, car);
        }),
      );
    }),
    customers: importBy(async (items) => {
      const stored = await customers.byPhones(items.map(({ entry }) => entry.number.key));
      if (!stored.ok) return stored;
      const known = new Map(stored.value.map((customer) => [customer.phoneKey, customer]));
      return succeed(
        items.map(({ id, entry }) => {
          const customer = known.get(entry.number.key);
          return customer === undefined
            ? newCustomerBatch(id, entry, clock.now())
            : importedBatch(customer, entry);
        }),
      );
    }),
  };
}
