import { useMemo } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseColumn, DenseParts } from '#ui/data/dense-row.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { RouteCell } from '../route-cell.tsx';
import { Car } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { STATE_MEANING } from '../../shared/state-meaning.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import type { DetailsById } from '../use-details-of.ts';
import type { HistorySearch } from './history-search.ts';

interface Row {
  readonly ride: FoundRide;
  readonly details: RideDetails | undefined;
}

interface RideRowsProps {
  label: string;
  rides: readonly FoundRide[];
  details: DetailsById;
  format: Format;
  /** The search parameters of the page, to which a row's link adds its ride. */
  search: HistorySearch;
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[10.25rem_minmax(6rem,12rem)_minmax(0,1fr)_minmax(0,12rem)_10rem_[actions]_0] @min-[84rem]:grid-cols-[10.25rem_14rem_minmax(0,1fr)_22rem_10rem_[actions]_0]';

function useRideColumns(format: Format, search: HistorySearch): DenseParts<Row> {
  const copy = useDispatchCopy();
  const { states } = useRidesCopy();
  return useMemo((): DenseParts<Row> => {
    const columns: readonly DenseColumn<Row>[] = [
      {
        key: 'time',
        header: copy.ride.pickup,
        cell: ({ ride }) =>
          ride.state !== 'damaged' && (
            <time translate="no" dateTime={ride.pickupAt.toISOString()}>
              {format.dateTime(ride.pickupAt)}
            </time>
          ),
      },
      {
        key: 'rider',
        header: copy.passenger,
        names: true,
        cell: ({ ride: { id, state }, details: known }) =>
          state === 'damaged' ? (
            <RouteLink to="/admin/rides/$id" params={{ id }} quiet>
              <bdi translate="no">{copy.damagedRide(id)}</bdi>
            </RouteLink>
          ) : (
            <RouteLink to="/admin/rides/history" search={{ ...search, open: id }} quiet>
              <bdi translate="no">{known?.name ?? copy.passenger}</bdi>
            </RouteLink>
          ),
      },
      { key: 'route', header: copy.columns.route, long: true, cell: (row) => <RouteCell row={row} /> },
      {
        key: 'driver',
        header: copy.columns.driver,
        cell: ({ ride }) =>
          ride.state !== 'damaged' &&
          ride.card !== null && (
            <>
              <bdi translate="no">{ride.card.name}</bdi>{' '}
              <span className="text-xs text-ink-soft @min-[40rem]:@max-[84rem]:hidden">
                <Car label={ride.card.vehicle} plate={ride.card.plate} colour={ride.card.colour} />
              </span>
            </>
          ),
      },
      {
        key: 'state',
        header: copy.columns.state,
        onFirstLine: true,
        cell: ({ ride: { state } }) => (
          <Badge means={STATE_MEANING.ride[state]} inRow>
            {states[state]}
          </Badge>
        ),
      },
    ];
    return { columns, template: TEMPLATE, compact: true, headed: true, actions: [], act() {} };
  }, [copy, states, format, search]);
}

/** A page of rides, one line each: pick-up, passenger, route, driver and state. Enter opens a ride beside the list. */
export function RideRows({ label, rides, details, format, search }: RideRowsProps) {
  const rows = useMemo(
    () => rides.map((ride): Row => ({ ride, details: details.get(ride.id) })),
    [rides, details],
  );
  const parts = useRideColumns(format, search);
  return <DenseList label={label} items={rows} keyOf={({ ride }) => ride.id} {...parts} />;
}
