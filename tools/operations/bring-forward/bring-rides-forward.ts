import { readSettings } from '#domain/rides/model/firm/settings.ts';
import {
  detailsPath,
  SETTINGS_PATH,
  customerPath,
  driverPath,
  ridePath,
} from '#domain/rides/model/stored/ride-paths.ts';
import { text, time } from '#domain/shared/kinds.ts';
import { succeed } from '#domain/shared/result.ts';
import { forEachPage, type Page } from '../account-records/for-each-page.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { guardedWrite } from '../account-records/guarded-write.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import { createReport, type Report } from './report.ts';
import { customerIn, planRide, type RideMaterial } from './ride-plan.ts';
import { planCaller } from './caller-plan.ts';
import { planPromises, slotsOf } from './promise-plan.ts';

const CHANGED = 'it was changed while this command ran: run it again';

/** Stores guarded writes, in a dry run none; `false` if somebody else's change came first. */
async function commitUnlessChanged(
  { backend, isDryRun }: Run,
  writes: readonly DocumentWrite[],
): Promise<CommandResult<boolean>> {
  if (isDryRun || writes.length === 0) return succeed(true);
  const written = await backend.firestore.commit(writes);
  if (written.ok) return succeed(true);
  return written.error.kind === 'conflict' ? succeed(false) : written;
}

/** How many promised rides of a driver are read: one request reads a hundred documents, and five may be in the slots. */
const MOST_READ = 95;

/** Gives one driver's promised rides a slot. A driver who gains or loses a promise meanwhile is left to the next run. */
async function bringPromises(
  run: Run,
  uid: string,
  promised: readonly string[],
  report: Report,
): Promise<CommandResult<void>> {
  const { firestore } = run.backend;
  const path = driverPath(uid);
  const found = await firestore.read([path]);
  if (!found.ok) return found;
  const [shift = null] = found.value;
  if (shift === null) {
    report.skip(path, `it is missing, and its rides are promised: ${promised.join(', ')}`);
    return succeed();
  }
  const held = Object.values(slotsOf(shift) ?? {}).filter((id) => id !== null);
  const waiting = promised.filter((id) => !held.includes(id));
  const ids = [...new Set([...held, ...waiting.slice(0, MOST_READ)])];
  const read = await firestore.read(ids.map(ridePath));
  if (!read.ok) return read;
  const plan = planPromises({ shift, rides: read.value.filter((ride) => ride !== null) });
  if (plan.kind === 'skip') {
    report.skip(path, plan.reason);
    return succeed();
  }
  const over = [...plan.over, ...waiting.slice(MOST_READ)];
  if (over.length > 0) report.note(path, `promised, but there is no slot for it: ${over.join(', ')}`);
  if (Object.keys(plan.fields).length === 0) return succeed();
  const written = await commitUnlessChanged(run, [
    guardedWrite({ kind: 'update', path, fields: plan.fields }, shift),
    ...read.value.flatMap((ride) =>
      ride === null
        ? []
        : [{ kind: 'verify', path: ride.path, condition: { updateTime: ride.updateTime } } as const],
    ),
  ]);
  if (!written.ok) return written;
  if (written.value) report.bring('drivers');
  else report.skip(path, CHANGED);
  return succeed();
}

/** Gives the promised rides of each driver a slot, as far as there are enough. */
async function bringAllPromises(
  run: Run,
  promises: ReadonlyMap<string, readonly string[]>,
  report: Report,
): Promise<CommandResult<void>> {
  for (const [uid, rides] of promises) {
    const brought = await bringPromises(run, uid, rides, report);
    if (!brought.ok) return brought;
  }
  return succeed();
}

/** Lists in one customer's record the rides that still name them; returns those that no longer need to. */
async function bringCaller(
  run: Run,
  id: string,
  calls: readonly string[],
  report: Report,
): Promise<CommandResult<readonly string[]>> {
  const path = customerPath(id);
  const read = await run.backend.firestore.read([path, detailsPath(calls[0] ?? '')]);
  if (!read.ok) return read;
  const [customer = null, details = null] = read.value;
  // Removed since their last ride (rides R32), or merged into another record, which finds these rides by the name they have.
  if (customer === null) return succeed([]);
  const plan = planCaller({ customer, calls, phone: text(details?.fields['phone']) ?? null });
  if (plan.kind === 'skip') {
    report.skip(path, plan.reason);
    return succeed([]);
  }
  if (Object.keys(plan.fields).length === 0) return succeed(plan.listed);
  const write = guardedWrite({ kind: 'update', path, fields: plan.fields }, customer);
  const written = await commitUnlessChanged(run, [write]);
  if (!written.ok) return written;
  if (!written.value) {
    report.skip(path, CHANGED);
    return succeed([]);
  }
  report.bring('customers');
  return succeed(plan.listed);
}

/**
 * Lists in each customer's record the rides that still name them, before any of these takes a name of its own: at no moment
 * can a ride not be found by its caller. Returns the rides that may now do so.
 */
async function bringCallers(
  run: Run,
  calls: ReadonlyMap<string, readonly string[]>,
  report: Report,
): Promise<CommandResult<ReadonlySet<string>>> {
  const all = new Set<string>();
  for (const [id, rides] of calls) {
    const listed = await bringCaller(run, id, rides, report);
    if (!listed.ok) return listed;
    for (const ride of listed.value) all.add(ride);
  }
  return succeed(all);
}

/** All rides, a page at a time; a long log makes a ride some 20 KB. */
const RIDES = { collection: 'rides', limit: 100 } as const;

interface Dated {
  readonly id: string;
  readonly at: Date;
}

/** Ids of rides by the people whose records have to know them. */
interface Survey {
  /** By customer the rides that still name them, the last booked first. */
  readonly calls: ReadonlyMap<string, readonly string[]>;
  /** By driver the promised rides, the earliest pick-up first. */
  readonly promises: ReadonlyMap<string, readonly string[]>;
}

function inOrder(found: ReadonlyMap<string, readonly Dated[]>, sign: 1 | -1) {
  const ids = (rides: readonly Dated[]) =>
    rides.toSorted((one, other) => sign * (one.at.getTime() - other.at.getTime())).map(({ id }) => id);
  return new Map([...found].map(([person, rides]) => [person, ids(rides)]));
}

/** Reads all rides once; of those that it finds, their ids stay in memory. */
async function surveyRides(run: Run): Promise<CommandResult<Survey>> {
  const [calls, promises] = [new Map<string, Dated[]>(), new Map<string, Dated[]>()];
  const add = (to: Map<string, Dated[]>, person: string | null | undefined, ride: Dated) => {
    if (person !== null && person !== undefined) to.set(person, [...(to.get(person) ?? []), ride]);
  };
  const read = await forEachPage(run, RIDES, (page) => {
    for (const { id, fields } of page) {
      const at = (field: string) => time(fields[field]) ?? new Date(0);
      add(calls, customerIn(text(fields['rider']) ?? ''), { id, at: at('createdAt') });
      if (fields['state'] === 'accepted') add(promises, text(fields['driver']), { id, at: at('pickupAt') });
    }
    return succeed();
  });
  return read.ok ? succeed({ calls: inOrder(calls, -1), promises: inOrder(promises, 1) }) : read;
}

/** How many rides are written at the same time. */
const RIDES_IN_FLIGHT = 8;

/** What every ride of this run is judged by. */
type Terms = Pick<RideMaterial, 'retention'> & { readonly listed: ReadonlySet<string> };

async function retentionOf({ backend }: Run): Promise<CommandResult<number>> {
  const read = await backend.firestore.read([SETTINGS_PATH]);
  if (!read.ok) return read;
  const settings = readSettings(read.value[0]?.fields);
  return settings === null
    ? stop(
        'failed',
        `${SETTINGS_PATH} is missing or damaged: have a system administrator save the ride settings first.`,
      )
    : succeed(settings.retention);
}

/** Reads the details of those rides of a page that name a customer. */
async function gatherMaterial(
  { backend }: Run,
  page: Page,
  { listed, retention }: Terms,
): Promise<CommandResult<readonly RideMaterial[]>> {
  const calls = page.filter(({ fields }) => customerIn(text(fields['rider']) ?? '') !== null);
  const read = await backend.firestore.read(calls.map(({ id }) => detailsPath(id)));
  if (!read.ok) return read;
  const details = new Map(calls.map(({ id }, index) => [id, read.value[index] ?? null]));
  return succeed(
    page.map((ride) => ({
      ride,
      details: details.get(ride.id) ?? null,
      isListed: listed.has(ride.id),
      retention,
    })),
  );
}

/** Brings one ride forward, unless it has changed since it was read. */
async function bringRide(run: Run, material: RideMaterial, report: Report): Promise<CommandResult<void>> {
  const plan = planRide(material);
  const { path } = material.ride;
  if (plan.kind === 'skip') return succeed(report.skip(path, plan.reason));
  if (plan.isLeft) report.leave();
  const written = await commitUnlessChanged(run, plan.writes);
  if (!written.ok) return written;
  if (!written.value) return succeed(report.skip(path, CHANGED));
  for (const change of plan.changes) report.bring(change);
  return succeed();
}

async function bringPage(run: Run, page: Page, terms: Terms, report: Report): Promise<CommandResult<void>> {
  const gathered = await gatherMaterial(run, page, terms);
  if (!gathered.ok) return gathered;
  for (let start = 0; start < gathered.value.length; start += RIDES_IN_FLIGHT) {
    const batch = gathered.value.slice(start, start + RIDES_IN_FLIGHT);
    const brought = await Promise.all(batch.map((material) => bringRide(run, material, report)));
    const failure = brought.find(({ ok }) => !ok);
    if (failure !== undefined) return failure;
  }
  return succeed();
}

/** Brings rides, customers and drivers' records that earlier versions of the product stored into the present form. */
export async function bringRidesForward(run: Run): Promise<CommandResult<void>> {
  const report = createReport(run);
  const retention = await retentionOf(run);
  if (!retention.ok) return retention;
  const survey = await surveyRides(run);
  if (!survey.ok) return survey;
  const promised = await bringAllPromises(run, survey.value.promises, report);
  if (!promised.ok) return promised;
  const listed = await bringCallers(run, survey.value.calls, report);
  if (!listed.ok) return listed;
  const terms = { retention: retention.value, listed: listed.value };
  const brought = await forEachPage(run, RIDES, (page) => bringPage(run, page, terms, report));
  if (!brought.ok) return brought;
  report.end();
  return succeed();
}
