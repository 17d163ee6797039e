import type { ReactNode } from 'react';
import { partyOf } from '#domain/rides/model/ride/log-line.ts';
import { passengersLog } from '#domain/rides/model/ride/passengers-log.ts';
import { pickUpAfter } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { TimelineItem } from '#ui/data/timeline-item.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import { useRidesCopy } from './rides-copy.ts';
import { useReasonText } from './use-reason-text.ts';
import { useStepText } from './use-step-text.ts';

interface RideTimelineProps {
  ride: Ride;
  /** The name of a person, for administrators only; `null` if unknown. */
  nameOf?: (uid: string) => string | null;
  /** Further content for administrators about the step with this number. */
  moreOf?: (number: number) => ReactNode;
}

/**
 * A ride's steps: who took each and when, by the server's clock in the service's zone. Passengers see only steps that
 * concern them. With `nameOf` all reasons are shown. Otherwise only the reader's own are shown, because other words may
 * be about the reader (rides R36).
 */
export function RideTimeline({ ride, nameOf, moreOf }: RideTimelineProps) {
  const copy = useRidesCopy();
  const time = useServiceTime();
  const { uid } = useUser();
  const reasonOf = useReasonText();
  const stepText = useStepText(ride.log);
  const isPassenger = uid === ride.rider;
  const lines = isPassenger ? passengersLog(ride.log) : ride.log.map((line) => ({ what: line.did, line }));
  /** The current driver's name; `null` for other drivers, whom the texts of steps need not name. */
  const driverName = (driver: string | null) =>
    driver === ride.driver && ride.card !== null ? withoutDirectionControls(ride.card.name) : null;
  const whoTook = ({ what, line: { did, by, driver } }: (typeof lines)[number]): string | null => {
    const party = partyOf({ did, by }, ride);
    // Passengers need not know who caused a loss, and “Search ended” already says that time ran out.
    if (what === 'lost' || (what === 'expire' && party === 'time')) return null;
    if (isPassenger && driver !== null) return driverName(driver);
    if (party === 'time') return copy.parties.time;
    if (by === uid) return copy.parties.you;
    return nameOf?.(by) ?? (party === 'driver' ? driverName(by) : copy.parties[party]);
  };
  const textOf = ({ what, line }: (typeof lines)[number]): string => {
    if (what === 'lost' || what === 'replaced') return copy.losses[what];
    return what === line.did ? stepText(line) : copy.steps[what];
  };
  const lastCorrection = ride.log.findLast(({ did }) => did === 'correct');
  return (
    <div className="grid gap-3">
      <ol className="grid">
        {lines.map((entry, number) => {
          const { line } = entry;
          const party = partyOf(line, ride);
          const who = whoTook(entry);
          const mayReadWhy = nameOf !== undefined || line.by === uid;
          const day = time.date(line.at);
          const before = lines[number - 1]?.line;
          return (
            <TimelineItem
              // Lines are only appended, so the number is a stable key.
              key={number}
              when={
                <time dateTime={line.at.toISOString()} className="inline-grid">
                  <span translate="no" className="font-medium tabular-nums">
                    {time.time(line.at)}
                  </span>
                  {(before === undefined || time.date(before.at) !== day) && (
                    <span className="text-xs/5 text-ink-soft">{day}</span>
                  )}
                </time>
              }
            >
              <p className="wrap-anywhere">
                <strong className="font-semibold">{textOf(entry)}</strong>
                {who !== null && <span className="text-ink-soft"> · {who}</span>}
              </p>
              {line.movedFrom !== null && (
                <p className="text-sm">
                  {copy.moved(
                    time.moment(line.movedFrom, line.at),
                    time.moment(pickUpAfter(ride, ride.log.indexOf(line)), line.at),
                  )}
                </p>
              )}
              {/* The line of a correction has no outcome. The outcome of the last correction is the ride's state. */}
              {line === lastCorrection && <p className="text-sm">{copy.states[ride.state]}</p>}
              {line.driver !== null && nameOf !== undefined && (
                <p className="text-sm wrap-anywhere">{nameOf(line.driver)}</p>
              )}
              {line.saidAt !== null && time.dateTime(line.saidAt) !== time.dateTime(line.at) && (
                <p className="text-sm text-ink-soft">{copy.reported(time.moment(line.saidAt, line.at))}</p>
              )}
              {mayReadWhy && line.why !== null && (
                <p className="text-sm text-ink-soft">{reasonOf(line, party)}</p>
              )}
              {mayReadWhy && line.note !== null && (
                <q dir="auto" className="text-sm wrap-anywhere italic">
                  {line.note}
                </q>
              )}
              {moreOf?.(number)}
            </TimelineItem>
          );
        })}
      </ol>
      <ZoneNote place={time.zone} />
    </div>
  );
}
