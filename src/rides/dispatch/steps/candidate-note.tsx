import type { DriverCandidate } from '#domain/rides/model/dispatch/driver-candidates.ts';
import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { CallLink } from '../../shared/call-links.tsx';
import { Car } from '../../shared/ride-facts.tsx';
import { useExpiredText } from '../../shared/papers/use-paper-text.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';

interface CandidateNoteProps {
  candidate: DriverCandidate;
  ride: Ride;
  now: Date;
  format: ServiceTime;
}

/** A driver's duty and car, and the reasons against choosing the driver. */
export function CandidateNote({ candidate, ride, now, format }: CandidateNoteProps) {
  const copy = useStepDialogsCopy().drivers;
  const { ahead } = useDispatchCopy();
  const { needs } = useRidesCopy();
  const expiredText = useExpiredText();
  const { shift, engagement, silent, promised, clash, freeSince } = candidate;
  const { seats } = shift.vehicle;
  const since = format.moment(shift.dutySince, now);
  const hadRide = freeSince !== null && freeSince > shift.dutySince;
  const doing = [
    candidate.isUsual && copy.isUsual,
    copy.doing[engagement](since),
    engagement === 'driving' && isDue(ride, now) && copy.isNext,
    hadRide && copy.lastRide(format.moment(freeSince, now)),
    promised > 0 && ahead(promised),
    candidate.hasNoPushDevice && copy.noPushDevice,
  ].filter((part) => part !== false);
  const warnings = [
    clash !== null && copy.clash(format.moment(clash.pickupAt, now), clash.area.from, clash.area.to),
    candidate.absence !== null && copy.absences[candidate.absence],
    ...candidate.expired.map(expiredText),
    candidate.isFull && copy.hasMost,
    candidate.lost !== null && copy.lost[candidate.lost],
    candidate.seatsShort > 0 && copy.tooFew(seats, ride.people),
    candidate.lacking.length > 0 && copy.lacking(candidate.lacking.map((need) => needs[need]).join(', ')),
  ].filter((warning) => warning !== false);
  return (
    <>
      <span>{doing.join(' · ')}</span>
      <span>
        <Car {...shift.vehicle} /> · {copy.seats(seats)}
      </span>
      {silent && (
        <span className="font-medium text-warning-ink">
          {copy.silent(format.moment(shift.seenAt, now))}{' '}
          {shift.phone !== '' && (
            <span className="whitespace-nowrap">
              <CallLink name={shift.name} phone={shift.phone} className="underline" />{' '}
              <span translate="no" className="tabular-nums">
                {shift.phone}
              </span>
            </span>
          )}
        </span>
      )}
      {warnings.map((warning) => (
        <span key={warning} className="font-medium text-warning-ink">
          {warning}
        </span>
      ))}
    </>
  );
}
