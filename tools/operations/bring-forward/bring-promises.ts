import { driverPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import { guardedWrite } from '../account-records/guarded-write.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { CHANGED, commitUnlessChanged } from './commit-unless-changed.ts';
import { planPromises, slotsOf } from './promise-plan.ts';
import type { Report } from './report.ts';

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
export async function bringAllPromises(
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
