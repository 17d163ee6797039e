import type { Remark } from './remark.ts';
import type { Ride } from './ride.ts';

/** The ride with the words of its remarks in the lines of its log, as older rides have them there; for administrators. */
export function withRemarks(ride: Ride, remarks: readonly Remark[]): Ride {
  const said = new Map(remarks.map((remark) => [remark.rev, remark]));
  const log = ride.log.map((line, rev) => ({
    ...line,
    why: said.get(rev)?.why ?? line.why,
    note: said.get(rev)?.note ?? line.note,
  }));
  return { ...ride, log };
}
