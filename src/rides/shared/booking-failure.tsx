import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { Failure } from '#core/forms/use-submission.ts';
import { useRidesCopy } from './rides-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';

interface BookingFailureProps {
  failure: Failure<RideFailure> | null;
  textOf: (error: RideFailure) => string;
  page: '/passenger/rides/$id' | '/admin/rides/$id';
}

/** A failure of a booking that belongs to no field, with a link to the ride that is in the way. */
export function BookingFailure({ failure, textOf, page }: BookingFailureProps) {
  const { openBooked } = useRidesCopy();
  if (failure === null) return null;
  const { error, focusKey } = failure;
  return (
    <ErrorBox text={textOf(error)} focusKey={focusKey}>
      {'ride' in error && (
        <RouteLink to={page} params={{ id: error.ride }}>
          {openBooked}
        </RouteLink>
      )}
    </ErrorBox>
  );
}
