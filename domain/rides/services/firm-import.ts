import { asDispatcher } from '../../shared/people/acting.ts';
import type { User } from '../../accounts/model/user.ts';
import type { Batch } from '../../shared/record-write.ts';
import { isSame } from '../../shared/is-same.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import {
  importedBatch,
  leftNumbers,
  newCustomerBatch,
  restoredBatch,
  type ImportedCustomer,
} from '../model/customers/customer-batch.ts';
import { readCustomer } from '../model/customers/customer.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { firmBatch } from '../model/firm/firm-batch.ts';
import { signerOf } from '../model/firm/signer.ts';
import { plateKeyOf, readVehicle } from '../model/firm/vehicle.ts';
import type { FileKind, ImportedCar, ImportLine } from '../model/import/import-line.ts';
import { madeId, partBatch, type ImportRun, type PartOfImport } from '../model/import/import-run.ts';
import { storedLine, writtenLines } from '../model/import/undo-lines.ts';
import { whoseLine } from '../model/import/whose-line.ts';
import { MOST_OF_FIRM } from '../model/basics/ride-limits.ts';
import { customerPath, vehiclePath } from '../model/stored/ride-paths.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { undoPart, type Recalled, type UndonePart } from './undo-import.ts';

/** A line without problems. */
export interface ImportItem<Entry> extends Pick<ImportLine<Entry>, 'line' | 'title'> {
  readonly entry: Entry;
}

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface LeftOfLine {
  /** Numbers that are not stored, because the known record has no room or its customer is blocked. */
  readonly left?: readonly string[];
  /** The names of other customers with the first number of the line. */
  readonly beside?: readonly string[];
}

/** The effect of a line: no change, changes to a known record, or a new record. */
export type LineChange = LeftOfLine &
  ({ readonly is: 'new' | 'same' } | { readonly is: 'update'; readonly changes: readonly FieldChange[] });

/** A part of an import: up to `LINES_PER_BATCH` lines that are stored together. Parts are counted from zero. */
export interface ImportedPart<Entry> extends Pick<PartOfImport, 'run' | 'part' | 'lines'> {
  readonly items: readonly ImportItem<Entry>[];
}

/**
 * Imports up to `LINES_PER_BATCH` lines at a time. Cars are recognised by plate, customers by number and name, so a
 * file may be imported again. An empty cell changes nothing. All methods fail with `permission-denied` unless the
 * session's user has the power *desk*. `compare` and `save` fail with `fleet-full` if the firm would have more than
 * `MOST_OF_FIRM` cars.
 */
export interface RecordImport<Entry> {
  /** The effect of each line if it were imported now. */
  compare(items: readonly ImportItem<Entry>[]): Promise<RideResult<readonly LineChange[]>>;
  /**
   * Compares these lines with the present records, and stores all lines or none, together with what undoes them. After
   * a failure the part is read back, so a lost answer is no failure. Returns `unsure` if that read fails, too.
   */
  save(part: ImportedPart<Entry>): Promise<RideResult<'stored' | 'unsure'>>;
  /** Whether a part is stored. */
  isIn(part: Pick<ImportedPart<Entry>, 'run' | 'part'>): Promise<Result<boolean>>;
  /** The recent imports of this kind, the last one first, including undone ones. */
  recent(): Promise<Result<readonly ImportRun[]>>;
  /**
   * Undoes one part of an import: removes the records that the part added, and restores the records that it changed. A
   * line is `left` if its record has changed since, is gone or is in use. The last part must be undone first, because
   * the undo of the first part marks the whole import as undone. The rules allow an undo for `UNDO_SECONDS`.
   */
  undo(run: ImportRun, part: number): Promise<RideResult<UndonePart>>;
}

export interface FirmImport {
  readonly cars: RecordImport<ImportedCar>;
  readonly customers: RecordImport<ImportedCustomer>;
}

interface Planned extends LeftOfLine {
  readonly batch: Batch;
  /** The record that the line changes; `null` for a new one. */
  readonly known: object | null;
}

interface Kind<Entry> {
  readonly kind: FileKind;
  /** The plan of each line. `idOf` gives the id of a new record by the index of its line. */
  readonly plan: (
    items: readonly ImportItem<Entry>[],
    idOf: (index: number) => string,
  ) => Promise<RideResult<readonly Planned[]>>;
  readonly recall: Recalled;
}

function changeOf({ batch, known, ...left }: Planned): LineChange {
  const [write] = batch;
  if (write === undefined) return { is: 'same', ...left };
  if (known === null) return { is: 'new', ...left };
  const before = new Map(Object.entries(known));
  const changes = Object.entries(write.fields).map(([field, after]): FieldChange => ({
    field,
    before: before.get(field) ?? null,
    after,
  }));
  return { is: 'update', changes, ...left };
}

export function createFirmImport(needs: DispatchNeeds): FirmImport {
  const { customers, fleet, imports, records, clock, session } = needs;

  const importOf = <Entry>({ kind, plan, recall }: Kind<Entry>): RecordImport<Entry> => {
    const partOf = async ({ run, part, lines, items }: ImportedPart<Entry>, actor: User) => {
      const planned = await plan(items, (index) => madeId(run, part, index));
      if (!planned.ok) return planned;
      const lists = planned.value.flatMap(({ batch, known }, index) => {
        const item = items[index];
        return item === undefined
          ? []
          : (storedLine(item, batch, known === null ? null : { ...known }) ?? []);
      });
      const by = signerOf(actor);
      const own = partBatch({ run, part, kind, lines, by, now: clock.now() }, writtenLines(lists));
      return succeed(
        lists.length === 0 && part > 0 ? [] : [...planned.value.flatMap(({ batch }) => batch), ...own],
      );
    };
    const isIn = async ({ run, part }: Pick<ImportedPart<Entry>, 'run' | 'part'>) => {
      const stored = await imports.part(run, part);
      return stored.ok ? succeed(stored.value !== null) : stored;
    };
    return {
      compare: (items) =>
        asDispatcher(session, async () => {
          const planned = await plan(items, String);
          return planned.ok ? succeed(planned.value.map(changeOf)) : planned;
        }),
      save: (part) =>
        asDispatcher(session, async (actor): Promise<RideResult<'stored' | 'unsure'>> => {
          const batch = await partOf(part, actor);
          if (!batch.ok) return batch;
          if (batch.value.length === 0) return succeed('stored');
          let isKnown = true;
          const sent = await settle(records, batch.value, {
            async read() {
              const found = await isIn(part);
              isKnown = found.ok;
              return found;
            },
            verdict: ifStored((isStored) => isStored),
          });
          if (sent.ok) return succeed('stored');
          return isKnown ? sent : succeed('unsure');
        }),
      isIn,
      async recent() {
        const all = await imports.list();
        return all.ok ? succeed(all.value.filter((run) => run.kind === kind)) : all;
      },
      undo: (run, part) =>
        asDispatcher(session, (actor) => undoPart(needs, recall, { run, part, by: signerOf(actor) })),
    };
  };

  return {
    cars: importOf<ImportedCar>({
      kind: 'cars',
      async plan(items, idOf) {
        const stored = await fleet.vehicles();
        if (!stored.ok) return stored;
        const known = new Map(stored.value.known.map((vehicle) => [plateKeyOf(vehicle.plate), vehicle]));
        const added = items.filter(({ entry }) => !known.has(plateKeyOf(entry.plate)));
        if (added.length > 0 && stored.value.stored + added.length > MOST_OF_FIRM)
          return fail({ code: 'fleet-full', most: MOST_OF_FIRM });
        return succeed(
          items.map(({ entry }, index): Planned => {
            const car = known.get(plateKeyOf(entry.plate)) ?? null;
            const active = entry.active ?? car?.active ?? true;
            if (car === null)
              return { batch: firmBatch(vehiclePath(idOf(index)), { ...entry, active }, null), known: null };
            const needed = entry.needs.length === 0 ? car.needs : entry.needs;
            const colour = entry.colour ?? car.colour;
            // The file may spell the plate in another way, by which the car's rides would not be found.
            const wanted = { ...entry, plate: car.plate, colour, needs: needed, active };
            return { batch: firmBatch(vehiclePath(car.id), wanted, car), known: car };
          }),
        );
      },
      recall: {
        async now(lines) {
          const stored = await fleet.vehicles();
          if (!stored.ok) return stored;
          const made = lines.some(({ before }) => before === null);
          const shifts = made ? await needs.shifts.list() : succeed({ known: [], stored: 0 });
          if (!shifts.ok) return shifts;
          const used = shifts.value.known.flatMap(({ duty, vehicle }) => (duty === 'off' ? [] : vehicle.id));
          return succeed(
            new Map(
              stored.value.known.map((car) => [
                car.id,
                { fields: { ...car }, isUsed: used.includes(car.id) },
              ]),
            ),
          );
        },
        path: vehiclePath,
        restored(id, now, before) {
          const car = readVehicle(id, { ...now, ...before });
          if (car === null) return 'changed';
          const { id: _, ...fields } = car;
          return firmBatch(vehiclePath(id), fields, now);
        },
      },
    }),
    customers: importOf<ImportedCustomer>({
      kind: 'customers',
      async plan(items, idOf) {
        const keysOf = ({ number, others }: ImportedCustomer) => [number, ...others].map(({ key }) => key);
        const stored = await customers.byPhones(items.flatMap(({ entry }) => keysOf(entry)));
        if (!stored.ok) return stored;
        return succeed(
          items.map(({ entry }, index): Planned => {
            const { known, beside } = whoseLine(entry, stored.value);
            const batch =
              known === null
                ? newCustomerBatch(idOf(index), entry, clock.now())
                : importedBatch(known, entry);
            const left = known === null ? [] : leftNumbers(known, entry);
            return {
              batch,
              known,
              ...(left.length > 0 && { left }),
              ...(beside.length > 0 && { beside: beside.map(({ name }) => name) }),
            };
          }),
        );
      },
      recall: {
        async now(lines) {
          const found = await allOf(lines.map(({ id }) => customers.byId(id)));
          if (!found.ok) return found;
          const known = found.value.flatMap((each) => each ?? []);
          return succeed(
            new Map(known.map((each) => [each.id, { fields: { ...each }, isUsed: each.blocked !== null }])),
          );
        },
        path: customerPath,
        restored(id, now, before) {
          const [known, wanted] = [readCustomer(id, now), readCustomer(id, { ...now, ...before })];
          if (known === null || wanted === null) return 'changed';
          const hasNumbers = isSame(known.phoneKeys, wanted.phoneKeys);
          return known.blocked === null || hasNumbers ? restoredBatch(known, wanted) : 'used';
        },
      },
    }),
  };
}
