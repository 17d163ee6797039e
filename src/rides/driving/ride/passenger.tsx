import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { CallLinks } from '../../shared/call-links.tsx';

/** How to reach the passenger. */
export function PassengersNumber({ details: { name, phone } }: { details: RideDetails }) {
  const copy = useDrivingCopy().ride;
  return phone === '' ? (
    <p className="text-sm text-ink-soft">{copy.noPhone}</p>
  ) : (
    <CallLinks name={name} phone={phone} />
  );
}

/** The passenger's name, number and note. */
export function Passenger({ details }: { details: RideDetails }) {
  const copy = useDrivingCopy().ride;
  const { name, note } = details;
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{copy.passenger}</span>{' '}
        <bdi className="text-lg font-semibold">{name}</bdi>
      </p>
      <PassengersNumber details={details} />
      {note !== '' && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{copy.note}</span> <q dir="auto">{note}</q>
        </p>
      )}
    </div>
  );
}
