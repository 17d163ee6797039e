import type { RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { stepNamed } from '#domain/rides/model/ride/ride-steps.ts';
import { remarkPath } from '#domain/rides/model/stored/ride-paths.ts';

/** R36: lines of logs that say what only a remark may, and steps whose remark is missing or another's. */
export async function brokenRemarks(
  documents: RawDocuments,
  rides: readonly Ride[],
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { id, log, rider } of rides) {
    for (const [rev, { did, by, why, note }] of log.entries()) {
      const isOwnCancel = did === 'cancel' && by === rider;
      if (note !== null || (why !== null && !isOwnCancel)) broken.push(`words in the log: ${id} ${rev}`);
      if (isOwnCancel || stepNamed(did).remarks.length === 0) continue;
      const remark = readRemark(String(rev), await documents.read(remarkPath(id, rev)));
      if (remark?.did !== did || remark.by !== by) broken.push(`no remark: ${id} ${rev}`);
    }
  }
  return broken;
}
