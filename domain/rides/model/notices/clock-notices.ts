import { MINUTE_MS } from '../../../shared/durations.ts';
import { silentFrom } from '../dispatch/attention.ts';
import { dueAt, inStateSince, lastCallAt, searchEnd } from '../ride/deadlines.ts';
import { locksDriver } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { freeDrivers, type Crew } from './crew.ts';
import { accountOf, REQUEST_LASTS } from './notices-of.ts';

/** A moment at which a notice is sent if the ride has not changed before. */
interface Moment {
  readonly kind: NoticeKind;
  readonly at: Date;
  readonly until: Date;
  readonly to: readonly string[];
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** When the ride last became a request, or was moved. If the ride was already due, that step had its own notices. */
function openedAt({ log, createdAt }: Ride): Date {
  return (
    log.findLast(({ did, movedFrom }) => stepNamed(did).to === 'requested' || movedFrom !== null)?.at ??
    createdAt
  );
}

function momentsOf(ride: Ride, crew: Crew, now: Date): readonly Moment[] {
  const due = dueAt(ride);
  const moments: Moment[] = [];
  if (ride.state === 'accepted' && ride.kind === 'later' && inStateSince(ride) < due) {
    moments.push({ kind: 'due', at: due, until: after(ride.pickupAt, 10), to: [ride.driver] });
  }
  if (ride.state === 'requested' && ride.kind === 'later' && openedAt(ride) < due) {
    const until = new Date(due.getTime() + REQUEST_LASTS);
    moments.push({ kind: 'request', at: due, until, to: freeDrivers(ride, crew, now) });
  }
  const lastCall = lastCallAt(ride);
  if (ride.state === 'requested' && lastCall !== null) {
    moments.push({ kind: 'search-ending', at: lastCall, until: searchEnd(ride), to: accountOf(ride) });
  }
  const shift = crew.shifts.find(({ uid }) => uid === ride.driver);
  if (shift !== undefined && locksDriver(ride.state)) {
    const at = silentFrom(shift.seenAt);
    moments.push({ kind: 'silent', at, until: after(at, 30), to: [shift.uid] });
  }
  return moments;
}

/**
 * The notices of moments after `since` and up to `now`. The shifts come from `withLastSigns`. Callers take an
 * `overdueStep` first, which has its own notices.
 */
export function clockNotices(ride: Ride, crew: Crew, since: Date, now: Date): readonly Notice[] {
  return momentsOf(ride, crew, now)
    .filter(({ at, until }) => at > since && at <= now && until > now)
    .flatMap(({ kind, at, until, to: people }) =>
      people.map((to) => ({
        to,
        kind,
        ride: ride.id,
        key: `${ride.id}-${at.getTime()}-${kind}-${to}`,
        until,
      })),
    );
}
