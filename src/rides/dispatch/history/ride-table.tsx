import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { Car, RideBadge, RideRoute } from '../../shared/ride-facts.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import type { DetailsById } from '../use-details-of.ts';

interface RideTableProps {
  caption: string;
  rides: readonly FoundRide[];
  details: DetailsById;
  format: Format;
}

/** When a ride's wait, state or end began. */
function sinceOf({ state, pickupAt, changedAt, endedAt }: Ride): Date {
  return endedAt ?? (state === 'requested' ? pickupAt : changedAt);
}

/** Rides with passenger, route, age and driver. A damaged record says what is wrong with it. */
export function RideTable({ caption, rides, details, format }: RideTableProps) {
  const copy = useDispatchCopy();
  const riderCell = ({ id, state }: FoundRide) => (
    <RouteLink to="/admin/rides/$id" params={{ id }} quiet>
      <bdi translate="no">
        {details.get(id)?.name ?? (state === 'damaged' ? copy.damagedRide(id) : copy.passenger)}
      </bdi>
    </RouteLink>
  );
  const routeCell = (ride: FoundRide) => {
    if (ride.state === 'damaged') return <p>{copy.damaged(ride.fields.join(', '))}</p>;
    const known = details.get(ride.id);
    return <RideRoute from={known?.from.text ?? ride.area.from} to={known?.to.text ?? ride.area.to} />;
  };
  const stateCell = (ride: FoundRide) => (
    <div className="grid justify-items-start gap-1">
      <RideBadge state={ride.state} />
      {ride.state !== 'damaged' && <RelativeTime at={sinceOf(ride)} format={format} />}
    </div>
  );
  const driverCell = (ride: FoundRide) => {
    if (ride.state === 'damaged') return null;
    if (ride.card === null) {
      return isEnded(ride.state) ? null : <span className="text-ink-soft">{copy.noDriver}</span>;
    }
    return (
      <div className="grid gap-0.5 wrap-anywhere">
        <bdi translate="no" className="font-medium">
          {ride.card.name}
        </bdi>
        <span className="text-ink-soft">
          <Car label={ride.card.vehicle} plate={ride.card.plate} colour={ride.card.colour} />
        </span>
      </div>
    );
  };
  const columns = [
    { key: 'rider', header: copy.passenger, cell: riderCell, naming: true },
    { key: 'route', header: copy.columns.route, cell: routeCell },
    { key: 'state', header: copy.columns.state, cell: stateCell },
    { key: 'driver', header: copy.columns.driver, cell: driverCell },
  ] as const;
  return (
    <DataTable
      caption={caption}
      rows={rides}
      rowKey={({ id }) => id}
      shares="lg:grid-cols-[22%_34%_22%_22%]"
      columns={columns}
    />
  );
}
