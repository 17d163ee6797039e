import { customerPath, detailsPath } from '#domain/rides/model/stored/ride-paths.ts';
import { text } from '#domain/shared/kinds.ts';
import { succeed } from '#domain/shared/result.ts';
import { guardedWrite } from '../account-records/guarded-write.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { planCaller } from './caller-plan.ts';
import { CHANGED, commitUnlessChanged } from './commit-unless-changed.ts';
import type { Report } from './report.ts';

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
  // Removed since their last ride (rides R32): nobody looks for these rides any more.
  if (customer === null) return succeed(calls);
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
export async function bringCallers(
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
