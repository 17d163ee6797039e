import { exportedCar, exportedCustomer } from '#domain/rides/model/import/exported-cells.ts';
import { exportedRide, RIDE_COLUMNS, type RideWords } from '#domain/rides/model/history/exported-ride.ts';
import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { readVehicle } from '#domain/rides/model/firm/vehicle.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import { withRemarks } from '#domain/rides/model/steps/with-remarks.ts';
import { carPapersPath, detailsPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { succeed } from '#domain/shared/result.ts';
import type { Period } from '#domain/shared/time/day.ts';
import type { CommandFailure, CommandResult } from '../command-line/command-failure.ts';
import type { CollectionQuery } from '../rest/collection-query.ts';
import type { FirestoreClient, StoredDocument } from '../rest/firestore-client.ts';
import { plainJson, Timestamp, type Fields } from '../rest/firestore-value.ts';
import type { ExportedKind, Place } from './exported-page.ts';
import { CAR_HEADER, CUSTOMER_HEADER, FILE_WORDS } from './file-words.ts';

const PAGE_SIZE = 300;
/** Rides come with their details and remarks, so a page of rides is smaller. */
const RIDES_PER_PAGE = 100;
const REQUESTS_AT_ONCE = 10;
/** The most remarks that are read of a ride: more than a ride can have. */
const MOST_REMARKS = 1000;

const stored = ({ path, fields }: StoredDocument) => ({ path, fields: plainJson(fields) });

/** Where the next page begins: after the last document of this one. `null` if this page is not full: it is the last. */
function nextAfter(page: readonly StoredDocument[], size: number, field?: string): Place | null {
  const last = page.length < size ? undefined : page.at(-1);
  if (last === undefined) return null;
  const time = field === undefined ? undefined : last.fields[field];
  return { id: last.id, ...(time instanceof Timestamp && { time: time.text }) };
}

/** A kind with one document for each record. `beside` reads further data of the records, in the same order. */
function plainKind(
  firestore: FirestoreClient,
  kind: Pick<ExportedKind, 'name' | 'header'>,
  collection: string,
  lineOf: (id: string, fields: Fields) => readonly string[] | null,
  beside: (ids: readonly string[]) => Promise<CommandResult<readonly object[]>> = async () => succeed([]),
): ExportedKind {
  return {
    ...kind,
    async page(after) {
      const query = { parent: '', collection, limit: PAGE_SIZE, ...(after !== null && { after: after.id }) };
      const page = await firestore.query(query);
      if (!page.ok) return page;
      const lines = page.value.flatMap(({ id, fields }) => {
        const line = lineOf(id, fields);
        return line === null ? [] : [line];
      });
      const also = await beside(page.value.map(({ id }) => id));
      if (!also.ok) return also;
      const records = page.value.map((document, at) => ({ ...stored(document), ...also.value[at] }));
      return succeed({ lines, records, next: nextAfter(page.value, PAGE_SIZE) });
    },
  };
}

/** The cars, each with its papers, which only the JSON file has. */
export const carsOf = (firestore: FirestoreClient): ExportedKind =>
  plainKind(
    firestore,
    { name: 'cars', header: CAR_HEADER },
    'vehicles',
    (id, fields) => {
      const car = readVehicle(id, fields);
      return car === null ? null : exportedCar(car, FILE_WORDS);
    },
    async (ids) => {
      const papers = await firestore.read(ids.map(carPapersPath));
      if (!papers.ok) return papers;
      return succeed(papers.value.map((found) => ({ papers: plainJson(found?.fields ?? null) })));
    },
  );

export const customersOf = (firestore: FirestoreClient): ExportedKind =>
  plainKind(firestore, { name: 'customers', header: CUSTOMER_HEADER }, 'customers', (id, fields) => {
    const customer = readCustomer(id, fields);
    return customer === null ? null : exportedCustomer(customer, FILE_WORDS);
  });

/** The remarks of each ride, by its id. */
async function remarksOf(
  firestore: FirestoreClient,
  rides: readonly StoredDocument[],
): Promise<CommandResult<ReadonlyMap<string, readonly StoredDocument[]>>> {
  const found = new Map<string, readonly StoredDocument[]>();
  const failures: CommandFailure[] = [];
  await runFewAtOnce(rides, REQUESTS_AT_ONCE, async ({ id, path }) => {
    // After one failed read the export ends, so further reads would be useless.
    if (failures.length > 0) return;
    const remarks = await firestore.query({ parent: path, collection: 'remarks', limit: MOST_REMARKS });
    if (remarks.ok) found.set(id, remarks.value);
    else failures.push(remarks.error);
  });
  const [failure] = failures;
  return failure === undefined ? succeed(found) : { ok: false, error: failure };
}

const PICK_UP = 'pickupAt';

/** Queries the rides of a period by pick-up. Without a period, queries all by id, which even damaged rides have. */
function ridesQuery(period: Period | null, after: Place | null): CollectionQuery {
  const query = {
    parent: '',
    collection: 'rides',
    limit: RIDES_PER_PAGE,
    ...(after !== null && { after: after.id }),
  };
  if (period === null) return query;
  const time = after?.time ?? period.from.toISOString();
  return { ...query, since: { field: PICK_UP, time, before: period.until.toISOString() } };
}

/** The rides of a period; all rides if it is `null`. Each has its details and remarks, if these are still stored. */
export const ridesOf = (
  firestore: FirestoreClient,
  period: Period | null,
  words: RideWords,
): ExportedKind => ({
  name: 'rides',
  header: RIDE_COLUMNS,
  async page(after) {
    const page = await firestore.query(ridesQuery(period, after));
    if (!page.ok) return page;
    const details = await firestore.read(page.value.map(({ id }) => detailsPath(id)));
    if (!details.ok) return details;
    const remarks = await remarksOf(firestore, page.value);
    if (!remarks.ok) return remarks;
    const rides = page.value.map((document, at) => ({
      ...document,
      details: details.value[at]?.fields ?? null,
      remarks: remarks.value.get(document.id) ?? [],
    }));
    const lines = rides.flatMap(({ id, fields, details: known, remarks: said }) => {
      const ride = readRide(id, fields);
      if (ride.state === 'damaged') return [];
      const explained = withRemarks(
        ride,
        said.flatMap((each) => readRemark(each.id, each.fields) ?? []),
      );
      const cells = exportedRide(explained, readDetails(known), words);
      return [RIDE_COLUMNS.map((column) => cells[column])];
    });
    const records = rides.map(({ id, fields, details: known, remarks: said }) => ({
      path: ridePath(id),
      fields: plainJson(fields),
      details: plainJson(known),
      remarks: said.map(stored),
    }));
    const field = period === null ? undefined : PICK_UP;
    return succeed({ lines, records, next: nextAfter(page.value, RIDES_PER_PAGE, field) });
  },
});
