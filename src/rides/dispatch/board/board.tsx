import { useMemo, useRef, useState, type ReactNode } from 'react';
import { MOST_OPEN } from '#domain/rides/model/limits.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDeviceSwitch } from '#core/session/use-device-switch.ts';
import { useUser } from '#core/session/user-context.ts';
import { useBoardCopy } from '../board-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useMedia } from '#ui/data/use-media.ts';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FeedNote } from '../../shared/live/feed-note.tsx';
import { useChime } from '../../shared/live/use-chime.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import type { AskedAction } from '../steps/dispatch-action.ts';
import { LateActionDialog } from '../steps/late-action-dialog.ts';
import { AttentionFilter } from './attention-filter.tsx';
import { BoardClock } from './board-clock.tsx';
import { BoardKeys } from './board-keys.tsx';
import { BoardNews } from './board-news.tsx';
import { BoardParts } from './board-parts.tsx';
import type { Handled } from './column-after.ts';
import type { RowContext } from './ride-card.tsx';
import { rideInRow } from './row-key.ts';
import { useBoard } from './use-board.ts';
import { useDetailsInView } from './use-details-in-view.ts';

/** From this width on there is room for four columns. */
const WIDE = '(width >= 64rem)';

interface Asked {
  readonly ride: Ride;
  readonly action: AskedAction;
}

interface BoardProps {
  format: ServiceTime;
  /** Shown below the rides once they are known. */
  children: ReactNode;
}

/** The open rides and the drivers at work, live, on one screen. */
export function Board({ format, children }: BoardProps) {
  const copy = useBoardCopy();
  const { passenger } = useDispatchCopy();
  const { own } = useRidesCopy();
  const { uid } = useUser();
  const { rideViews } = useRides();
  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area, { focusOwnHeading: focusPageHeading });
  const [sound, setSound] = useDeviceSwitch('board-sound');
  const chime = useChime(sound);
  const state = useBoard();
  const { board, rides, shown } = state;
  const { details, watch } = useDetailsInView(rides, state.first);
  const [asked, ask] = useState<Asked | null>(null);
  const isWide = useMedia(WIDE);
  const [handled, setHandled] = useState<Handled | null>(null);
  const context = useMemo<RowContext>(
    () => ({
      format,
      watch,
      onAsk: (ride, action) => ask({ ride, action }),
      onHandle: ({ id, rev }) => setHandled({ id, rev }),
    }),
    [format, watch, ask],
  );

  const news = <BoardNews rides={rides} uid={uid} chime={chime} sound={sound} />;
  if (rides === null)
    return (
      <>
        {news}
        {board.error === null ? (
          <Skeleton rows lines={6} label={own.loading} />
        ) : (
          <LoadFailure what={own.failed} error={board.error} onRetry={rideViews.lookNow} />
        )}
      </>
    );
  const { waiting, promised, underWay } = shown.regions;
  const over = waiting.filter((ride) => ride.state !== 'damaged' && isExpired(ride, state.now)).length;
  return (
    <BoardClock value={state.now}>
      {news}
      <div ref={area} data-wide="" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-ink-soft">
            {copy.summary(waiting.length - over, promised.length, underWay.length, over)}{' '}
            {rides.length === MOST_OPEN && copy.full(MOST_OPEN)}
          </p>
          <Checkbox
            label={copy.sound}
            checked={sound}
            onChange={(on) => {
              // This press may be the first on the page, and before that no browser plays a sound.
              if (on) chime.unlock();
              setSound(on);
            }}
          />
          <BoardKeys
            focus={focus}
            rides={rides}
            rideIn={rideInRow}
            onAsk={(ride, action) => {
              context.onHandle(ride);
              ask({ ride, action });
            }}
          />
        </div>
        <AttentionFilter isWide={isWide} marks={shown.marks} wanted={shown.wanted} onWant={state.want} />
        <BoardParts isWide={isWide} shown={shown} details={details} handled={handled} context={context} />
        {children}
        <FeedNote feed={board} format={format} />
        {asked !== null && (
          <LateActionDialog
            ride={asked.ride}
            name={details.get(asked.ride.id)?.name ?? passenger}
            details={details.get(asked.ride.id) ?? null}
            action={asked.action}
            format={format}
            open={rides}
            drivers={state.drivers}
            blocked={state.revoked}
            onClose={() => ask(null)}
          />
        )}
      </div>
    </BoardClock>
  );
}
