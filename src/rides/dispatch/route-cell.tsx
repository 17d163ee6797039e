import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useRidesCopy } from '../shared/rides-copy.ts';
import { useDispatchCopy } from './dispatch-copy.ts';

/** Small type for rows of one line. There a whole address matters more than large letters. */
export const SMALL = '@min-[40rem]:@max-[84rem]:text-xs/5';

/** A place is cut off in a row of one line until the row has the keyboard focus. */
const PLACE = 'min-w-0 @min-[40rem]:truncate @min-[40rem]:group-focus-visible:whitespace-normal';

interface RouteCellProps {
  row: { readonly ride: FoundRide; readonly details: RideDetails | undefined };
}

/** The start and the destination, or what is wrong with a damaged record. */
export function RouteCell({ row: { ride, details } }: RouteCellProps) {
  const copy = useDispatchCopy();
  const { to: goesTo } = useRidesCopy();
  if (ride.state === 'damaged') return copy.damaged(ride.fields.join(', '));
  const from = details?.from.text ?? ride.area.from;
  const to = details?.to.text ?? ride.area.to;
  return (
    <span title={`${from} → ${to}`} className={`min-w-0 gap-1 @min-[40rem]:flex ${SMALL}`}>
      <bdi translate="no" className={PLACE}>
        {from}
      </bdi>{' '}
      <span aria-hidden="true" className="text-accent-ink">
        →
      </span>
      <span className="sr-only">{goesTo}</span>{' '}
      <bdi translate="no" className={PLACE}>
        {to}
      </bdi>
    </span>
  );
}
