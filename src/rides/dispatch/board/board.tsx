import { useMemo, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { refusalOf, type ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import { MOST_OPEN } from '#domain/rides/model/ride-limits.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride, FoundRide } from '#domain/rides/model/ride/ride.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useDeviceSwitch } from '#core/session/use-device-switch.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useMedia } from '#ui/data/use-media.ts';
import { useRowFocus, type RowFocus } from '#ui/data/use-row-focus.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import {
  newRequestsReducer,
  NO_REQUESTS_YET,
  type KnownRequests,
  type Request,
  NewRequests,
} from '../../shared/live/new-requests.tsx';
import { type Chime, useChime } from '../../shared/live/use-chime.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { LazyActionDialog } from '../steps/ride-actions.tsx';
import { useDetailsInView } from '../use-details-of.ts';
import { AttentionFilter } from './attention-filter.tsx';
import { BoardClock } from './board-clock.tsx';
import type { Handled } from './board-column.tsx';
import { BoardParts } from './board-parts.tsx';
import { rideInRow, type RowContext } from './ride-card.tsx';
import { useBoard } from './use-board.ts';

interface BoardKeysProps {
  focus: RowFocus;
  rides: readonly FoundRide[];
  onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
}

/** The board's keyboard shortcuts. Each presses the button of its action in the row that has the focus. */
function BoardKeys({ focus, rides, onOpenDialog }: BoardKeysProps) {
  const copy = useDispatchCopy().board;
  const { serverTime } = useRides();
  const press = (wanted: ConfirmedAction) => () => {
    const row = focus.focused();
    const ride = row === null ? undefined : rides.find(({ id }) => id === rideInRow(row));
    if (ride === undefined || ride.state === 'damaged') return false;
    return refusalOf(wanted, ride, serverTime()) === null && onOpenDialog(ride, wanted);
  };
  return (
    <SingleKeys
      focus={focus}
      list={copy.keys}
      actions={{ o: press('offer'), a: press('assign'), r: press('recall'), c: press('cancel') }}
    />
  );
}

interface Known extends KnownRequests {
  readonly from: readonly FoundRide[] | null;
  /** How many were added since somebody last looked at the page. */
  readonly unseen: number;
}

const isRequest = (ride: FoundRide): ride is Request => ride.state === 'requested';
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

const NOTHING_YET: Known = { ...NO_REQUESTS_YET, from: null, unseen: 0 };

function requestsReducer(last: Known, rides: readonly FoundRide[], uid: string): Known {
  const known = newRequestsReducer(last, rides.filter(isRequest), ({ log }) => log.at(-1)?.by !== uid);
  const added = known.added === last.added ? 0 : known.added.length;
  return { ...known, from: rides, unseen: isLookedAt() ? 0 : last.unseen + added };
}

/**
 * The requests that were added since the first answer, and how many of them since somebody last looked at the page; without
 * the dispatcher's own bookings.
 */
function useNewRequests(rides: readonly FoundRide[] | null, uid: string) {
  const [{ added, unseen }, setKnown] = useDerivedState<Known>(NOTHING_YET, (last) =>
    rides === null || rides === last.from ? last : requestsReducer(last, rides, uid),
  );
  const look = useEffectEvent(() => {
    if (isLookedAt()) setKnown((before) => (before.unseen === 0 ? before : { ...before, unseen: 0 }));
  });
  useEffect(() => {
    const seen = () => look();
    window.addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return { added, unseen };
}

interface BoardNewsProps {
  rides: readonly FoundRide[] | null;
  /** The uid of this dispatcher. */
  uid: string;
  chime: Chime;
  sound: boolean;
}

/** Announces new requests to somebody who is not looking: in the title of the tab, by sound, and for screen readers. */
function BoardNews({ rides, uid, chime, sound }: BoardNewsProps) {
  const { board: copy, title } = useDispatchCopy();
  const { added, unseen } = useNewRequests(rides, uid);
  return (
    <>
      <PageTitle>{unseen === 0 ? title : `(${unseen}) ${title}`}</PageTitle>
      <NewRequests
        added={added}
        textOf={({ area }) => copy.news(area.from || copy.unnamed)}
        textOfSeveral={copy.severalNews}
        ring={() => {
          if (sound) chime.ring();
        }}
      />
    </>
  );
}

/** From this width on there is room for four columns. */
const WIDE = '(width >= 64rem)';

interface OpenDialog {
  readonly ride: Ride;
  readonly action: ConfirmedAction;
}

interface BoardProps {
  format: ServiceTime;
  /** Shown below the rides once they are known. */
  children: ReactNode;
}

/** The open rides and the drivers at work, live, on one screen. */
export function Board({ format, children }: BoardProps) {
  const { board: copy, passenger } = useDispatchCopy();
  const { own, blind } = useRidesCopy();
  const { uid } = useUser();
  const { rideViews } = useRides();
  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area, { focusOwnHeading: focusPageHeading });
  const [sound, setSound] = useDeviceSwitch('board-sound');
  const chime = useChime(sound);
  const state = useBoard();
  const { board, rides, parts } = state;
  const { details, watch } = useDetailsInView(rides, state.first);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isWide = useMedia(WIDE);
  const [handled, setHandled] = useState<Handled | null>(null);
  const context = useMemo<RowContext>(
    () => ({
      format,
      watch,
      onOpenDialog: (ride, action) => setDialog({ ride, action }),
      onHandle: ({ id, rev }) => setHandled({ id, rev }),
    }),
    [format, watch, setDialog],
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
  const { waiting, promised, underWay } = parts.regions;
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
            onOpenDialog={(ride, action) => {
              context.onHandle(ride);
              setDialog({ ride, action });
            }}
          />
        </div>
        <AttentionFilter isWide={isWide} marks={parts.marks} wanted={parts.wanted} onWant={state.want} />
        <BoardParts {...parts} isWide={isWide} details={details} handled={handled} context={context} />
        {children}
        <SilenceNote since={board.via === 'silent' ? board.confirmedAt : null} text={blind} format={format} />
        {dialog !== null && (
          <LazyActionDialog
            ride={dialog.ride}
            name={details.get(dialog.ride.id)?.name ?? passenger}
            details={details.get(dialog.ride.id) ?? null}
            action={dialog.action}
            format={format}
            open={rides}
            drivers={state.drivers}
            blocked={state.revoked}
            onClose={() => setDialog(null)}
          />
        )}
      </div>
    </BoardClock>
  );
}
