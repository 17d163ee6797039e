import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';

/** The steps after which a ride that somebody had is no longer theirs. */
const AWAY = ['recall', 'offer', 'assign', 'give_back'] as const satisfies readonly StepName[];

interface Away extends LogLine {
  readonly did: (typeof AWAY)[number];
}

const isAway = (line: LogLine): line is Away => AWAY.some((did) => did === line.did);

/**
 * The step that took a ride from the driver who had it as it `was`; `null` if the ride as it is `now` does not say, or can no
 * longer be read.
 */
export function takenAway(was: Ride, now: FoundRide | null): Away | null {
  if (now === null || now.state === 'damaged') return null;
  // The page's own ride may have lines that were never stored: steps that waited for the network.
  const parted = was.log.findIndex(
    ({ did, by }, step) => did !== now.log[step]?.did || by !== now.log[step].by,
  );
  const since = now.log.slice(parted === -1 ? was.log.length : parted);
  return since.find(isAway) ?? null;
}
