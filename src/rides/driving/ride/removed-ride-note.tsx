import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { partyOf } from '#domain/rides/model/ride/log-line.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
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
import { type RemovedRide, stepThatRemoved } from './drive-reducer.ts';

interface WhoTookItProps {
  was: Ride;
  time: ServiceTime;
}

/**
 * Who took a ride from its driver, when and why, as far as can be read. A request tells, because every driver may read it; of
 * any other ride its former driver is refused everything.
 */
function WhoTookIt({ was, time }: WhoTookItProps) {
  const { ride, drives, connection } = useDrivingCopy();
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
    error !== null && !isRefused && drives.failedOne,
  ];
  return (
    <>
      <output>{!loading && sentences.filter(Boolean).join(' ')}</output>
      {/* Everything else only dispatch can say: words about a driver are for administrators alone (D70). */}
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

/** What became of a ride, in words. */
function removalText(ways: Ways, { was, ended }: RemovedRide, byDriver: boolean): string {
  const line = ended?.log.at(-1);
  if (ended === null || line === undefined) {
    if (was.state === 'offered') return byDriver ? ways.declined : ways.offerOver;
    return byDriver ? ways.givenBack : ways.lost;
  }
  const by = partyOf(line, ended.rider);
  switch (ended.state) {
    case 'completed':
      return by === 'driver' ? ways.completed : ways.finished;
    case 'cancelled':
      return by === 'passenger' ? ways.cancelledByPassenger : ways.cancelledByDispatch;
    case 'no_show':
      return ways.noShow;
    default:
      return ways.lost;
  }
}

/** How long a note is shown that leaves by itself. Milliseconds. */
const LEAVES_AFTER_MS = 20 * SECOND_MS;

interface NoteProps {
  removed: RemovedRide;
  way: string;
  /** The driver ended it themselves, or handed it back on this page. */
  byDriver: boolean;
  /** Until it is read, in a place of its own. */
  stays: boolean;
  /** Called on mount; `focused` says whether the note took the focus. */
  onShown: (focused: boolean) => void;
  onDismiss: () => void;
}

/** Leaves by itself, unless it stays, or somebody points at it or has come to it by keyboard. */
function Note({ removed, way, byDriver, stays, onShown, onDismiss }: NoteProps) {
  const { at, dismiss } = useDrivingCopy().ride.removed;
  const { serverTime } = useRides();
  const time = useServiceTime();
  const { was, ended } = removed;
  // The page stays where it is scrolled to: what is below the note may be about to be pressed.
  const box = useLeaveFocus<HTMLDivElement>({ preventScroll: true });
  const controls = useSettling<HTMLDivElement>(was.id);
  const { attended, handlers } = useAttention();
  useCountdown(LEAVES_AFTER_MS, { attended: attended || stays, onEnd: onDismiss });
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    // The button that had the focus is gone.
    const isLost = document.activeElement === document.body;
    if (isLost) box.current?.focus();
    shown(isLost);
  }, [box]);
  return (
    <div
      ref={box}
      {...handlers}
      // Not where the page itself has put the focus after a touch: then it would stay for ever.
      onFocus={({ target }) => target.matches(':focus-visible') && handlers.onFocus()}
      tabIndex={-1}
      data-stays={stays ? '' : undefined}
      className="animate-fade rounded-control shadow-card"
    >
      <Notice tone={byDriver ? 'success' : 'warning'} compact>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid flex-[1_1_10rem] gap-2">
            <p className="text-base font-semibold">{way}</p>
            {stays && ended === null && <WhoTookIt was={was} time={time} />}
            {!byDriver && ended?.endedAt && <p>{at(time.moment(ended.endedAt, serverTime()))}</p>}
            {/* Whoever has just ended it knows which one it was, and has the shift’s buttons below the note. */}
            {!byDriver && <RideRoute {...was.area} />}
          </div>
          <div ref={controls}>
            <Button tone="secondary" size="small" onClick={onDismiss}>
              {dismiss}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}

interface RemovedRideNoteProps extends Pick<NoteProps, 'byDriver' | 'stays' | 'onDismiss'> {
  removed: RemovedRide | null;
  chime: Chime;
}

/** What became of the ride that was here, until it is dismissed. Rings if it comes as a surprise. */
export function RemovedRideNote({ removed, byDriver, chime, ...rest }: RemovedRideNoteProps) {
  const ways = useDrivingCopy().ride.removed;
  const [announced, setAnnounced] = useState<RemovedRide | null>(null);
  const way = removed === null ? '' : removalText(ways, removed, byDriver);
  return (
    <>
      {/* A note that takes the focus is read then, and once is enough. */}
      <output className="sr-only">{removed !== null && announced === removed && way}</output>
      {removed !== null && (
        <Note
          key={removed.was.id}
          {...{ removed, way, byDriver, ...rest }}
          onShown={(focused) => {
            if (!focused) setAnnounced(removed);
            if (!byDriver) chime.ring();
          }}
        />
      )}
    </>
  );
}
