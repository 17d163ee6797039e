import type { DriverCandidate } from '#domain/rides/model/firm/driver-candidates.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { carText } from '../../shared/car-text.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';

interface CandidateNoteProps {
  candidate: DriverCandidate;
  /** How many people ride along. */
  people: number;
  now: Date;
  format: ServiceTime;
}

/** What a driver is doing, in which car, and what speaks against choosing them. */
export function CandidateNote({ candidate, people, now, format }: CandidateNoteProps) {
  const copy = useStepDialogsCopy().drivers;
  const { ahead } = useDispatchCopy();
  const { needs } = useRidesCopy();
  const { shift, engagement, lastSign, silent, promised, isFull, hasDeclined, seatsShort, lacking } =
    candidate;
  const { label, plate, seats } = shift.vehicle;
  const doing = copy.doing[engagement](format.moment(shift.dutySince, now));
  const lacks = lacking.map((need) => needs[need]).join(', ');
  return (
    <>
      <span>{promised === 0 ? doing : `${doing} · ${ahead(promised)}`}</span>
      <span>
        <bdi>{carText(label, plate)}</bdi> · {copy.seats(seats)}
      </span>
      {silent && (
        <span className="font-medium text-warning-ink">{copy.silent(format.moment(lastSign, now))}</span>
      )}
      {isFull && <span className="font-medium text-warning-ink">{copy.hasMost}</span>}
      {hasDeclined && <span className="font-medium text-warning-ink">{copy.declined}</span>}
      {seatsShort > 0 && <span className="font-medium text-warning-ink">{copy.tooFew(seats, people)}</span>}
      {lacking.length > 0 && <span className="font-medium text-warning-ink">{copy.lacking(lacks)}</span>}
    </>
  );
}
