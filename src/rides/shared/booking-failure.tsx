import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { Failure } from '#core/forms/use-submission.ts';
import { contact } from '#core/product/firm-contact.ts';
import { FirmCall, isHelpedByCall } from './firm-call.tsx';
import { useRidesCopy } from './rides-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';

interface BookingFailureProps {
  failure: Failure<RideFailure> | null;
  textOf: (error: RideFailure) => string;
  page: '/passenger/rides/$id' | '/admin/rides/$id';
  /** The firm's number; empty if there is none. */
  firmPhone?: string;
}

/** A booking's failure, with a link to the ride that it names. If a call helps, the firm's number is also shown. */
export function BookingFailure({ failure, textOf, page, firmPhone = contact.phone }: BookingFailureProps) {
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
      {isHelpedByCall(error, firmPhone) && <FirmCall phone={firmPhone} />}
    </ErrorBox>
  );
}
