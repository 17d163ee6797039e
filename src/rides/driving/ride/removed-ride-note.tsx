import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { partyOf } from '#domain/rides/model/ride/log-line.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { TAKE_BACK_SECONDS } from '#domain/rides/model/basics/ride-limits.ts';
import { contact } from '#core/product/firm-contact.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useAttention } from '#ui/feedback/use-attention.ts';
import { useCountdown } from '#ui/feedback/use-countdown.ts';
import { useServiceTime, type ServiceTime } from '#ui/zone/use-service-time.ts';
import type { Chime } from '../../shared/live/use-chime.ts';
import { RideRoute } from '../../shared/ride-facts.tsx';
import { useReasonText } from '../../shared/use-reason-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy, type driving } from '../driving-copy.ts';
import { type RemovedRide, stepThatRemoved } from '#domain/rides/model/own-rides/drive-reducer.ts';
import type { RemovedNote } from '#domain/rides/model/own-rides/removed-note.ts';
import { UndoKey } from './undo-note.tsx';
import { useDrivesCopy } from '../drives/drives-copy.ts';
import type { StepUndo } from './use-step-undo.ts';

interface WhoTookItProps {
  was: Ride;
  time: ServiceTime;
}

/**
 * Says who took a ride from its driver, when and why. A former driver can read this only while the ride is an open
 * request.
 */
function WhoTookIt({ was, time }: WhoTookItProps) {
  const { ride, connection } = useDrivingCopy();
  const { failedOne } = useDrivesCopy();
  const ways = ride.removed;
  const { rideViews, serverTime } = useRides();
  const { loading, found, error, reload } = useRequest(was.id, rideViews.read);
  const line = stepThatRemoved(was, found);
  const reasonOf = useReasonText();
  const why = line && reasonOf(line, 'dispatch');
  const isRefused = error?.code === 'permission-denied';
  const sentences = [
    line && ways.by[line.did](time.moment(line.at, serverTime())),
    why !== null && line?.did === 'recall' && ways.why(why),
    found?.state === 'requested' && ways.open,
    isRefused && ways.unreadable,
    error !== null && !isRefused && failedOne,
  ];
  return (
    <>
      <output>{!loading && sentences.filter(Boolean).join(' ')}</output>
      {/* Only dispatch can say more, because remarks about a driver are for administrators alone (D53). */}
      <TextLink href={contact.phoneHref} inherit>
        {connection.call}
      </TextLink>
      {error !== null && !isRefused && (
        <div>
          <RetryButton onRetry={reload} />
        </div>
      )}
    </>
  );
}

type Ways = (typeof driving)['ride']['removed'];

function removalText(ways: Ways, { removed: { was, ended }, byDriver }: RemovedNote): string {
  const line = ended?.log.at(-1);
  if (ended === null || line === undefined) {
    if (was.state === 'offered') return byDriver ? ways.declined : ways.offerOver;
    return byDriver ? ways.givenBack : ways.lost;
  }
  switch (ended.state) {
    case 'completed':
      return byDriver ? ways.completed : ways.finished;
    case 'cancelled':
      return partyOf(line, ended) === 'passenger' ? ways.cancelledByPassenger : ways.cancelledByDispatch;
    case 'no_show':
      return byDriver ? ways.noShow : ways.noShowByDispatch;
    default:
      return ways.lost;
  }
}

/** How long a note about the driver's own step is shown: as long as the step can be undone. Milliseconds. */
const LEAVES_AFTER_MS = TAKE_BACK_SECONDS * SECOND_MS;

interface NoteProps extends RemovedNote {
  way: string;
  /** The undo of the driver's step; `null` if it is not possible. */
  undo: StepUndo | null;
  /** Called on mount; `focused` says whether the note took the focus. */
  onShown: (focused: boolean) => void;
  onDismiss: () => void;
}

/**
 * A note about others' steps stays, in a place of its own. A note about the driver's own step disappears by itself. It
 * stays while it has the pointer or the keyboard focus.
 */
function Note({ removed, way, undo, byDriver, onShown, onDismiss }: NoteProps) {
  const { at, dismiss } = useDrivingCopy().ride.removed;
  const { serverTime } = useRides();
  const time = useServiceTime();
  const { was, ended } = removed;
  // The page must not scroll, because a button below the note may be about to be pressed.
  const box = useLeaveFocus<HTMLDivElement>({ preventScroll: true });
  const controls = useSettling<HTMLDivElement>(was.id);
  const { attended, handlers } = useAttention();
  useCountdown(LEAVES_AFTER_MS, { attended: attended || !byDriver, onEnd: onDismiss });
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    // The button that had the focus no longer exists.
    const isLost = document.activeElement === document.body;
    if (isLost) box.current?.focus();
    shown(isLost);
  }, [box]);
  return (
    <div
      ref={box}
      {...handlers}
      // Only a visible focus counts: after a touch the page itself moves the focus here, and the note would stay.
      onFocus={({ target }) => target.matches(':focus-visible') && handlers.onFocus()}
      tabIndex={-1}
      data-stays={byDriver ? undefined : ''}
      className="animate-fade rounded-control shadow-card"
    >
      <Notice tone={byDriver ? 'success' : 'warning'} compact>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid flex-[1_1_10rem] gap-2">
            <p className="text-base font-semibold">{way}</p>
            {!byDriver && ended === null && was.state !== 'offered' && <WhoTookIt was={was} time={time} />}
            {!byDriver && ended?.endedAt && <p>{at(time.moment(ended.endedAt, serverTime()))}</p>}
            {/* A driver who has just ended a ride knows its route, and needs the shift’s buttons below. */}
            {!byDriver && <RideRoute {...was.area} />}
          </div>
          <div ref={controls} className="flex flex-wrap gap-2">
            {undo !== null && <UndoKey undo={undo} />}
            <Button tone="secondary" size="small" onClick={onDismiss}>
              {dismiss}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}

interface RemovedRideNoteProps extends Pick<NoteProps, 'undo' | 'onDismiss'> {
  note: RemovedNote | null;
  chime: Chime;
}

/** The note about a removed ride, until it is dismissed or disappears. Rings if others removed the ride. */
export function RemovedRideNote({ note, undo, chime, onDismiss }: RemovedRideNoteProps) {
  const ways = useDrivingCopy().ride.removed;
  const [announced, setAnnounced] = useState<RemovedRide | null>(null);
  const way = note === null ? '' : removalText(ways, note);
  return (
    <>
      {/* A screen reader reads a note that takes the focus, so such a note is not announced as well. */}
      <output className="sr-only">{note !== null && announced === note.removed && way}</output>
      {note !== null && (
        <Note
          key={note.removed.was.id}
          {...{ ...note, way, undo, onDismiss }}
          onShown={(focused) => {
            if (!focused) setAnnounced(note.removed);
            if (!note.byDriver) chime.ring();
          }}
        />
      )}
    </>
  );
}
