import { readSettings } from '#domain/rides/model/firm/settings.ts';
import { detailsPath, SETTINGS_PATH } from '#domain/rides/model/stored/ride-paths.ts';
import { text } from '#domain/shared/kinds.ts';
import { succeed } from '#domain/shared/result.ts';
import { forEachPage, type Page } from '../account-records/for-each-page.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { bringCallers } from './bring-callers.ts';
import { bringAllPromises } from './bring-promises.ts';
import { CHANGED, commitUnlessChanged } from './commit-unless-changed.ts';
import { createReport, type Report } from './report.ts';
import { customerIn, planRide, type RideMaterial } from './ride-plan.ts';
import { RIDES, surveyRides } from './survey-rides.ts';

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
