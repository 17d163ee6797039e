import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { PageIcon } from '#ui/page-icon.tsx';
import { CallLink } from '../../shared/call-links.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';

const LOOK = buttonClasses('secondary');

/** Calls the passenger. Without a number an invisible element keeps the place, so that no button beside it moves. */
export function CallButton({ details }: { details: RideDetails | null }) {
  const { call } = useRidesCopy();
  const face = (
    <span className="inline-flex items-center gap-2">
      <PageIcon name="phone" />
      {call}
    </span>
  );
  if (details === null || details.phone === '') {
    return (
      <span aria-hidden className={`${LOOK} invisible`}>
        {face}
      </span>
    );
  }
  return (
    <CallLink name={details.name} phone={details.phone} className={LOOK}>
      {face}
    </CallLink>
  );
}
