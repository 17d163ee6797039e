import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { otherPassenger } from '#domain/rides/model/booking/rider-record.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useBookingCopy } from '../booking-copy.ts';

/** The ride's name, and the number that the driver calls. Shown only if the account now has another name. */
export function ForWhom({ details }: { details: RideDetails | null }) {
  const copy = useBookingCopy();
  const user = useUser();
  const name = details && otherPassenger(details, user);
  if (details === null || name === null) return null;
  return (
    <p className="text-sm wrap-anywhere">
      {copy.ridesFor} <bdi translate="no">{withoutDirectionControls(name)}</bdi>
      {details.phone !== '' && (
        <>
          {' · '}
          <bdi translate="no">{details.phone}</bdi>
        </>
      )}
    </p>
  );
}
