import { useMemo } from 'react';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { DenseColumn, DenseParts } from '#ui/data/dense-row.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { keyOfPlanned } from '../order-news/order-looks.tsx';
import { WaitingReturnLine } from '../order-news/waiting-return-line.tsx';
import { RouteCell, SMALL } from '../route-cell.tsx';
import { RideActions } from '../steps/ride-actions.tsx';
import type { BoardRow } from './board-row.ts';
import { AgeCell, DriverCell, LoadCell, MarkCell, PassengerCell, PickUpCell } from './ride-cells.tsx';

/** Columns are as wide as their longest words. The route gets the room that buttons, needs and driver leave. */
const TEMPLATE =
  '@min-[40rem]:grid-cols-[9.75rem_minmax(4.25rem,auto)_10.75rem_minmax(0,1fr)_[actions]_auto_[load]_auto_auto_minmax(5.5rem,auto)] @min-[84rem]:grid-cols-[9.75rem_minmax(4.5rem,auto)_10.75rem_minmax(0,1fr)_[actions]_auto_[load]_7rem_18rem_9rem]';
/** The column has a named grid line. The buttons may be in the row, below it or beside an error. */
const LOAD = `${SMALL} [grid-column-start:load]`;
/** The width is fixed, so that drivers line up. Without a driver the route gets that width. */
const DRIVER = `${SMALL} @min-[40rem]:@max-[84rem]:not-empty:w-31`;

interface Doing {
  readonly format: ServiceTime;
  readonly onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
  /** Called for a press on any button of a ride. */
  readonly onHandle: (ride: Ride) => void;
}

/** The parts that all rows share: the same object until the language or an argument changes. */
export function useRideRows({ format, onOpenDialog, onHandle }: Doing): DenseParts<BoardRow> {
  const { passenger, board: copy } = useDispatchCopy();
  return useMemo(() => {
    const { heads } = copy;
    const columns: readonly DenseColumn<BoardRow>[] = [
      {
        key: 'mark',
        header: heads.mark,
        onFirstLine: true,
        cell: (row) => <MarkCell row={row} format={format} />,
      },
      {
        key: 'time',
        header: heads.time,
        look: '@max-[40rem]:self-start',
        cell: (row) => <PickUpCell row={row} format={format} />,
      },
      { key: 'passenger', header: passenger, names: true, cell: (row) => <PassengerCell row={row} /> },
      { key: 'route', header: heads.route, long: true, cell: (row) => <RouteCell row={row} /> },
      { key: 'load', header: heads.load, look: LOAD, cell: (row) => <LoadCell row={row} /> },
      { key: 'driver', header: heads.driver, look: DRIVER, cell: (row) => <DriverCell row={row} /> },
      {
        key: 'age',
        header: heads.age,
        onFirstLine: true,
        atEnd: true,
        cell: (row) => <AgeCell row={row} format={format} />,
      },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      // A row handles no keys, because `BoardKeys` handles those of the whole board.
      actions: [],
      act() {},
      below: ({ returns }) =>
        returns.length === 0
          ? null
          : returns.map((each) => <WaitingReturnLine key={keyOfPlanned(each)} ride={each} />),
      renderActions: ({ ride, details }) =>
        ride.state !== 'damaged' && (
          // Catches presses on all buttons inside, by pointer or key.
          <div className="contents" onClickCapture={() => onHandle(ride)}>
            <RideActions
              ride={ride}
              name={details?.name ?? passenger}
              format={format}
              inRow
              onOpenDialog={(action) => onOpenDialog(ride, action)}
            />
          </div>
        ),
    };
  }, [copy, passenger, format, onOpenDialog, onHandle]);
}
