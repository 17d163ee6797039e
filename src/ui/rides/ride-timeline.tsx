import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { takenBy, type Party } from '#domain/rides/model/ride/taken-by.ts';
import { withoutDirectionControls } from '../../core/text/without-direction-controls.ts';
import { useUser } from '../../core/session/user-context.ts';
import { useRidesCopy } from '../../copy/rides/rides.ts';
import { TimelineItem } from '../data/timeline-item.tsx';
import { useReasonText } from './use-reason-text.ts';
import { useServiceTime } from './use-service-time.ts';

interface RideTimelineProps {
  ride: Ride;
  /** The service's time zone, an IANA name. */
  timeZone: string;
  /** Gives names to administrators, who may know everybody; `null` for somebody unknown. */
  nameOf?: (uid: string) => string | null;
}

/**
 * A ride's steps: who took each, when and why, by the server's clock in the service's zone. The passenger is not shown why
 * a driver gave the ride back: it may be about them.
 */
export function RideTimeline({ ride, timeZone, nameOf }: RideTimelineProps) {
  const copy = useRidesCopy();
  const time = useServiceTime(timeZone);
  const { uid } = useUser();
  const reasonOf = useReasonText();
  const whoTook = ({ did, by }: LogLine, party: Party): string | null => {
    // The passenger's page takes this step by itself, not the passenger.
    if (did === 'expire' && party === 'passenger') return null;
    if (by === uid) return copy.parties.you;
    const name = nameOf?.(by) ?? null;
    if (name !== null) return name;
    if (party !== 'driver') return copy.parties[party];
    // The texts of these steps name the driver already.
    return by === ride.driver && ride.card !== null ? withoutDirectionControls(ride.card.name) : null;
  };
  const lastCorrection = ride.log.findLastIndex(({ did }) => did === 'correct');
  return (
    <div className="grid gap-3">
      <ol className="grid">
        {ride.log.map((line, number) => {
          const party = takenBy(line, ride.rider);
          const who = whoTook(line, party);
          const isTold = uid !== ride.rider || party !== 'driver';
          const day = time.date(line.at);
          const before = ride.log[number - 1];
          return (
            <TimelineItem
              // Lines are only ever added, so the number is a stable key.
              key={number}
              when={
                <time dateTime={line.at.toISOString()} className="inline-grid">
                  <span className="font-medium tabular-nums">{time.time(line.at)}</span>
                  {(before === undefined || time.date(before.at) !== day) && (
                    <span className="text-xs/5 text-ink-soft">{day}</span>
                  )}
                </time>
              }
            >
              <p className="wrap-anywhere">
                <strong className="font-semibold">{copy.steps[line.did]}</strong>
                {who !== null && <span className="text-ink-soft"> · {who}</span>}
              </p>
              {/* A correction does not store what it corrected to, but the last one is how the ride ended. */}
              {number === lastCorrection && <p className="text-sm">{copy.states[ride.state]}</p>}
              {line.driver !== null && nameOf !== undefined && (
                <p className="text-sm wrap-anywhere">{nameOf(line.driver)}</p>
              )}
              {line.saidAt !== null && time.dateTime(line.saidAt) !== time.dateTime(line.at) && (
                <p className="text-sm text-ink-soft">{copy.reported(time.moment(line.saidAt, line.at))}</p>
              )}
              {isTold && line.why !== null && (
                <p className="text-sm text-ink-soft">{reasonOf(line, party)}</p>
              )}
              {isTold && line.note !== null && (
                <q dir="auto" className="text-sm wrap-anywhere italic">
                  {line.note}
                </q>
              )}
            </TimelineItem>
          );
        })}
      </ol>
      {time.zone !== null && <p className="text-sm text-ink-soft">{copy.zone(time.zone)}</p>}
    </div>
  );
}
