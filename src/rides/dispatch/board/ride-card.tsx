import { memo } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Mark } from '#domain/rides/model/dispatch/attention.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { useBoardCopy } from '../board-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { carText } from '../../shared/car-text.ts';
import { RideLoad } from '../../shared/ride-load.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import type { AskedAction } from '../steps/dispatch-action.ts';
import { RideActions } from '../steps/ride-actions.tsx';
import type { ColumnRow } from './column-after.ts';
import { BoardBadge, RideMarks, RideTimes } from './ride-times.tsx';

/** What all rows share. Each value stays the same object as long as it says the same. */
export interface RowContext {
  readonly format: ServiceTime;
  readonly onAsk: (ride: Ride, action: AskedAction) => void;
  /** Called for a press anywhere in a ride's row. */
  readonly onHandle: (ride: Ride) => void;
  /** The ref for an element with `data-ride`: the ride's details are read once it is in view. */
  readonly watch: (element: HTMLElement) => () => void;
}

interface RideCardProps {
  row: ColumnRow;
  /** Identifies the row within the board: a ride that moves on has a row in two columns for a while. */
  rowKey: string;
  details: RideDetails | undefined;
  marks: readonly Mark[] | undefined;
  /** The name of a driver who has been asked, if their shift is known. */
  driverName: string | undefined;
  context: RowContext;
}

function Driver({ ride, driverName }: { ride: Ride; driverName: string | undefined }) {
  const copy = useBoardCopy();
  if (ride.driver === null) return null;
  if (ride.card === null) return <p className="text-sm">{copy.asked(driverName ?? copy.someone)}</p>;
  return (
    <p className="text-sm wrap-anywhere">
      <bdi className="font-semibold">{ride.card.name}</bdi>{' '}
      <bdi className="text-ink-soft">{carText(ride.card.vehicle, ride.card.plate)}</bdi>
    </p>
  );
}

function Content(props: Omit<RideCardProps, 'row' | 'rowKey'> & ColumnRow) {
  const { ride, left, details, marks, driverName, context } = props;
  const copy = useBoardCopy();
  const texts = useDispatchCopy();
  const { format, onAsk, onHandle } = context;
  const name = details?.name ?? (ride.state === 'damaged' ? texts.damagedRide(ride.id) : texts.passenger);
  const link = (
    <RouteLink to="/admin/rides/$id" params={{ id: ride.id }} quiet>
      <bdi>{name}</bdi>
    </RouteLink>
  );
  if (ride.state === 'damaged')
    return (
      <>
        <p className="font-semibold wrap-anywhere">{link}</p>
        <p className="text-sm">{texts.damaged(ride.fields.join(', '))}</p>
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="font-semibold wrap-anywhere">{link}</p>
        {left ? <span className="text-sm text-ink-soft">{copy.left}</span> : <BoardBadge ride={ride} />}
      </div>
      {marks !== undefined && !left && <RideMarks marks={marks} format={format} />}
      {/* Space is scarce, so the two ends are told apart visually by their symbols alone. */}
      <div className="text-sm [&_dl]:gap-0 [&_dt]:sr-only">
        <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
      </div>
      {!left && (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RideTimes ride={ride} format={format} />
            {(ride.people > 1 || ride.needs.length > 0) && <RideLoad ride={ride} />}
          </div>
          <Driver ride={ride} driverName={driverName} />
          {/* Notices presses on everything inside, by pointer or key. */}
          <div onClickCapture={() => onHandle(ride)}>
            <RideActions
              ride={ride}
              name={name}
              format={format}
              inRow
              onAsk={(action) => onAsk(ride, action)}
            />
          </div>
        </>
      )}
    </>
  );
}

function Card({ row: { ride, left }, rowKey, details, marks, driverName, context }: RideCardProps) {
  return (
    <li
      ref={(element) => (element === null ? undefined : context.watch(element))}
      data-row={rowKey}
      data-ride={ride.id}
      tabIndex={-1}
      className={classNames(
        'relative grid scroll-mt-4 grid-cols-1 content-start gap-1.5 rounded-control border bg-surface p-2.5 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] focus:outline-3 focus:-outline-offset-3 focus:outline-accent-ink',
        marks !== undefined && !left ? 'border-danger-ink' : 'border-line',
        left && 'opacity-70',
      )}
    >
      <Content {...{ ride, left, details, marks, driverName, context }} />
    </li>
  );
}

/** A ride on the board. Rendered again only if the ride, its marks or what is known of its passenger changes. */
export const RideCard = memo(
  Card,
  (before, now) =>
    before.row === now.row &&
    before.rowKey === now.rowKey &&
    before.details === now.details &&
    before.driverName === now.driverName &&
    before.context === now.context &&
    isSame(before.marks, now.marks),
);
