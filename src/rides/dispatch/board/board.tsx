import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import { MOST_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useDeviceSwitch } from '#core/session/use-device-switch.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RowFlight } from '#ui/data/row-flight.tsx';
import { useMedia } from '#ui/data/use-media.ts';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRenewedCards } from '../../shared/car/use-renewed-cards.ts';
import { useChime } from '../../shared/live/use-chime.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { SearchRides } from '../find/search-rides.tsx';
import { BoardDetails } from '../board-details.ts';
import { RidePages } from '../ride-pages.tsx';
import { LazyActionDialog } from '../steps/ride-actions.tsx';
import { useLastEnds } from '../use-last-ends.ts';
import { useLossNews } from '../use-loss-news.ts';
import { AttentionFilter } from './attention-filter.tsx';
import { BoardClock } from './board-clock.tsx';
import { BoardFilter } from './board-filter.ts';
import { BoardKeys } from './board-keys.tsx';
import { BoardNews } from './board-news.tsx';
import { BoardParts } from './board-parts.tsx';
import type { Handled } from './board-section.tsx';
import { useBoard } from './use-board.ts';
import { useBookedRow } from './use-booked-row.ts';
import { useRideRows } from './use-ride-rows.tsx';

/** From this width on all regions are on the page at once. */
const WIDE = '(width >= 64rem)';

interface OpenDialog {
  readonly ride: Ride;
  readonly action: ConfirmedAction;
}

interface BoardProps {
  format: ServiceTime;
  /** The id of the ride that was just booked here, whose row gets the focus; `null` if there is none. */
  booked: string | null;
  /** The actions of the page, beside its heading. */
  actions: ReactNode;
  /** Notices above the rides. */
  notice: ReactNode;
  /** Shown below the rides when these are known. */
  children: ReactNode;
}

const NONE: readonly never[] = [];

/** The open rides and the drivers, live, on one page. */
export function Board({ format, booked, actions, notice, children }: BoardProps) {
  const { title, board: copy, passenger } = useDispatchCopy();
  const { own, blind } = useRidesCopy();
  const { uid } = useUser();
  const { rideViews } = useRides();
  const area = useRef<HTMLDivElement>(null);
  const awaited = useBookedRow(area, booked);
  const focus = useRowFocus(area, { awaited, loading: true, focusOwnHeading: () => focusPageHeading() });
  const [sound, setSound] = useDeviceSwitch('board-sound');
  const chime = useChime(sound);
  const state = useBoard();
  const { board, rides, details, wanted, want, find } = state;
  const lastEnds = useLastEnds(state.drivers.seen, rides);
  useRenewedCards(rides ?? NONE, state.drivers.seen ?? NONE);
  useLossNews(rides, {
    passengerOf: (ride) => withoutDirectionControls(details.get(ride)?.name ?? passenger),
    driverOf: (driver) => state.drivers.seen?.find((shift) => shift.uid === driver)?.name ?? null,
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isWide = useMedia(WIDE);
  const [handled, setHandled] = useState<Handled | null>(null);
  const onOpenDialog = useCallback((ride: Ride, action: ConfirmedAction) => setDialog({ ride, action }), []);
  const onHandle = useCallback(({ id, rev }: Ride) => setHandled({ id, rev }), []);
  const rows = useRideRows({ format, onOpenDialog, onHandle });
  const filter = useMemo(() => ({ wanted, want }), [wanted, want]);

  return (
    <div data-wide="" className="grid grid-cols-1 gap-2">
      <BoardNews rides={rides} uid={uid} chime={chime} sound={sound} />
      <RidePages title={title}>
        <BoardDetails value={details}>{actions}</BoardDetails>
        {rides !== null && (
          <>
            <SearchRides
              onSearch={find.search}
              searched={find.searched}
              found={find.finder === null ? null : state.shown.length}
              unread={state.unread}
            />
            <Checkbox
              label={copy.sound}
              checked={sound}
              onChange={(on) => {
                // This press may be the page's first, and browsers play no sound before the first press.
                if (on) chime.unlock();
                setSound(on);
              }}
            />
            <BoardKeys
              format={format}
              focus={focus}
              rides={rides}
              onOpenDialog={(ride, action) => {
                onHandle(ride);
                onOpenDialog(ride, action);
              }}
            />
          </>
        )}
      </RidePages>
      {notice}
      {rides === null && board.error === null && <Skeleton rows lines={6} label={own.loading} />}
      {rides === null && board.error !== null && (
        <LoadFailure what={own.failed} error={board.error} onRetry={rideViews.lookNow} />
      )}
      {rides !== null && (
        <BoardClock value={state.now}>
          <BoardFilter value={filter}>
            <div ref={area} className="grid grid-cols-1 gap-2">
              {rides.length === MOST_OPEN && <p className="text-ink-soft">{copy.full(MOST_OPEN)}</p>}
              <AttentionFilter isWide={isWide} rows={state.rows} wanted={wanted} onWant={want} />
              <RowFlight listOf={state.listOf} className="grid grid-cols-1 gap-2">
                <BoardParts board={state} isWide={isWide} handled={handled} rows={rows} />
              </RowFlight>
              {children}
              <SilenceNote
                since={board.via === 'silent' ? board.confirmedAt : null}
                text={blind}
                format={format}
              />
              {dialog !== null && (
                <LazyActionDialog
                  // A press may replace an edit beside the board by a dialog about another ride, which needs new state.
                  key={`${dialog.action} ${dialog.ride.id}`}
                  ride={dialog.ride}
                  name={details.get(dialog.ride.id)?.name ?? passenger}
                  details={details.get(dialog.ride.id) ?? null}
                  action={dialog.action}
                  format={format}
                  open={rides}
                  drivers={state.drivers}
                  blocked={state.revoked}
                  lastEnds={lastEnds}
                  onClose={() => setDialog(null)}
                />
              )}
            </div>
          </BoardFilter>
        </BoardClock>
      )}
    </div>
  );
}
